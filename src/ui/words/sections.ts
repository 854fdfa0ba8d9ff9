/**
 * The sections of a catalogue that are fetched each by itself, and the texts in each by the first word of their id.
 * What several need is in each of them; what stands in none, such as `manifest`, is for the build.
 */
export const SECTIONS = {
  /** For when a page or its texts could not be fetched. */
  shell: ['shell'],
  landing: ['shell', 'landing', 'row', 'wind', 'footer'],
  howToPlay: ['shell', 'howToPlay', 'pageHeader', 'footer'],
  about: ['shell', 'about', 'pageHeader', 'footer'],
  notFound: ['shell', 'notFound'],
  /** What the larger decks are called, and the words of games with them. */
  decks: ['decks', 'world'],
  /** A game, its dialogs and its end: by the time these are fetched, their texts are there. */
  game: [
    'shell',
    'daily',
    'practice',
    'game',
    'notices',
    'board',
    'search',
    'guesses',
    'row',
    'wind',
    'announcement',
    'result',
    'share',
    'picture',
    'toasts',
    'description',
    'globe',
    'size',
    'learn',
    'season',
    'statistics',
    'settings',
    'backup',
  ],
} as const

export type Section = keyof typeof SECTIONS

/** Whether a text belongs to a section. */
export function isIn(section: string, id: string): boolean {
  const groups: Readonly<Record<string, readonly string[]>> = SECTIONS
  return groups[section]?.includes(id.replace(/\..*/, '')) ?? false
}

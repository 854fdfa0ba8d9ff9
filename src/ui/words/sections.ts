/**
 * The sections of a catalogue that are fetched each by itself, and the texts in each by the first word of their id.
 * What several need is in each of them; what stands in none, such as `manifest`, is for the build.
 */
export const SECTIONS = {
  /** For when a page or its texts could not be fetched. */
  shell: ['shell'],
  /** With which a language is offered to those who read another. */
  offer: ['offer'],
  landing: ['shell', 'landing', 'row', 'wind', 'footer'],
  howToPlay: ['shell', 'howToPlay', 'pageHeader', 'footer'],
  about: ['shell', 'about', 'pageHeader', 'footer'],
  notFound: ['shell', 'notFound'],
  /** A game as far as its first guesses. */
  game: [
    'shell',
    'daily',
    'practice',
    'world',
    'decks',
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
  ],
  /** The parts of a game that are fetched when they are wanted: its description, its dialogs, and most of its end. */
  late: ['toasts', 'description', 'globe', 'size', 'learn', 'season', 'statistics', 'settings', 'backup'],
} as const

export type Section = keyof typeof SECTIONS

/** Those that pages are made of. */
export type PageSection = Exclude<Section, 'shell' | 'offer'>

/** Whether a text belongs to a section. */
export function isIn(section: string, id: string): boolean {
  const groups: Readonly<Record<string, readonly string[]>> = SECTIONS
  return groups[section]?.includes(id.replace(/\..*/, '')) ?? false
}

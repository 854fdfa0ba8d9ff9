/**
 * The sections of a catalogue that are fetched each by itself, and the texts in each by the first word of their id.
 * What several need is in each of them; what stands in none, `manifest`, `noScript`,
 * `offline` and `summary`, is for the build.
 */
export const SECTIONS = {
  /** What every page has, and for when a page or its texts could not be fetched. It comes with the language itself. */
  shell: ['shell'],
  /** With which a language is offered to those who read another. */
  offer: ['offer'],
  landing: ['landing', 'row', 'wind', 'footer'],
  howToPlay: ['howToPlay', 'pageHeader', 'footer'],
  about: ['about', 'list', 'pageHeader', 'footer'],
  notFound: ['notFound'],
  challenge: ['challenge', 'decks', 'pageHeader', 'footer'],
  print: ['print', 'decks', 'pageHeader', 'footer'],
  map: ['map', 'decks', 'pageHeader', 'footer'],
  /** With the names of the months and of the days of the week, which the build adds: see calendar.ts. */
  archive: ['archive', 'footer'],
  /** A game as far as its first guesses. */
  game: [
    'daily',
    'practice',
    'world',
    'decks',
    'game',
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
  /**
   * What is fetched when it is wanted: the description of an outline, dialogs, most of
   * the end of a game, and what is seldom told.
   */
  late: [
    'error',
    'toasts',
    'byHand',
    'notices',
    'friend',
    'description',
    'globe',
    'size',
    'learn',
    'list',
    'season',
    'statistics',
    'settings',
    'rules',
    'choice',
    'backup',
    'repetition',
  ],
} as const

export type Section = keyof typeof SECTIONS

/** Those that pages are made of. */
export type PageSection = Exclude<Section, 'shell' | 'offer'>

/** Whether a text belongs to a section. */
export function isIn(section: string, id: string): boolean {
  const groups: Readonly<Record<string, readonly string[]>> = SECTIONS
  return groups[section]?.includes(id.replace(/\..*/, '')) ?? false
}

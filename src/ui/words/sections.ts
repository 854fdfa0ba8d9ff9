/**
 * The sections of a catalogue that are fetched each by itself, and the texts in each by the first word of their id.
 * What several need is in each of them; what stands in none, `manifest`,
 * `offline` and `summary`, is for the build.
 */
export const SECTIONS = {
  /** What every page has, and for when a page or its texts could not be fetched. It comes with the language itself. */
  shell: ['shell'],
  /** With which a language is offered to those who read another. */
  offer: ['offer'],
  landing: ['landing', 'today', 'midnight', 'row', 'wind', 'footer'],
  howToPlay: ['howToPlay', 'midnight', 'pageHeader', 'footer'],
  about: ['about', 'list', 'pageHeader', 'footer'],
  notFound: ['notFound'],
  sprint: ['sprint', 'footer'],
  challenge: ['challenge', 'decks', 'rules', 'pageHeader', 'footer'],
  print: ['print', 'decks', 'pageHeader', 'footer'],
  class: [
    'class',
    'decks',
    'rules',
    'print',
    'search',
    'challenge',
    'practice',
    'share',
    'pageHeader',
    'footer',
  ],
  map: ['map', 'decks', 'pageHeader', 'footer'],
  league: ['league', 'decks', 'pageHeader', 'footer'],
  listen: ['listen', 'play', 'hear', 'reports', 'pageHeader', 'footer'],
  /** With the names of the months and of the days of the week, which the build adds: see calendar.ts. */
  archive: ['archive', 'footer'],
  /** A game as far as its first guesses. */
  game: [
    'notices',
    'daily',
    'practice',
    'world',
    'decks',
    'game',
    'board',
    'description',
    'play',
    'search',
    'guesses',
    'row',
    'wind',
    'announcement',
    'result',
    'share',
    'toasts',
    'picture',
  ],
  /** What is fetched when it is wanted: dialogs, and most of the end of a game. */
  lazy: [
    'error',
    'today',
    'footer',
    'byHand',
    'friend',
    'globe',
    'course',
    'aid',
    'hear',
    'size',
    'learn',
    'list',
    'season',
    'statistics',
    'midnight',
    'settings',
    'rules',
    'choice',
    'backup',
    'report',
    'toasts',
    'repetition',
    'touch',
    'reports',
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

/**
 * The texts that come with a language, by the first word of their id: what every page has, also when another or its texts
 * could not be fetched, and a game as far as its first guesses.
 */
const START = [
  'shell',
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
  'aid',
  'repetition',
  'guesses',
  'row',
  'wind',
  'announcement',
  'result',
  'share',
  'toasts',
  'picture',
]

/** Those that are for the build alone. */
const BUILD = ['manifest', 'offline', 'summary']

/** What is made of a catalogue by the build: `rest` has the texts of all other pages, of dialogs and of the end of a game. */
export type Section = 'start' | 'rest' | 'offer' | 'build'

/** The section that a text belongs to, by its id. */
export function sectionOf(id: string): Section {
  const group = id.replace(/\..*/, '')
  if (group === 'offer') return group
  return START.includes(group) ? 'start' : BUILD.includes(group) ? 'build' : 'rest'
}

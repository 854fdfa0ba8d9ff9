/**
 * Groups of texts, by the first word of their id, that come with a language: the texts of every page, also for one
 * that could not be fetched, and those of a game up to its first guesses.
 */
const START = [
  'shell places notices daily practice world decks states game board description play search aid',
  'repetition guesses row wind announcement result today list share toasts picture',
].flatMap((line) => line.split(' '))

/** Groups of texts that only the build uses. */
const BUILD = ['manifest', 'offline', 'summary']

/** Groups of texts that are sections of their own: the offer of a language, maps of somebody's own, and one page that is seldom opened. */
const OWN = ['offer', 'own', 'machines'] as const

/** Sections of a catalogue; `rest` has the texts of all other pages, of dialogs and of the end of a game. */
export type Section = 'start' | 'rest' | (typeof OWN)[number] | 'build'

/** The section of a text, by its id. */
export function sectionOf(id: string): Section {
  const group = id.replace(/\..*/, '')
  const own = OWN.find((each) => each === group)
  if (own) return own
  return START.includes(group) ? 'start' : BUILD.includes(group) ? 'build' : 'rest'
}

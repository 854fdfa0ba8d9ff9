/** How somebody fared in a round, without what was guessed. */
export type ChallengeResult = {
  readonly isFound: boolean
  /** How many of its five cells each guess has filled, oldest first; those of a right guess are all filled. */
  readonly bars: readonly number[]
}

/** How many guesses a link has room for. */
export const ROOM = 6
/** How many values a guess can have: 0 to 5 cells. */
const VALUES = 6
const FULL = VALUES - 1

/** The first number of the results that have lost, behind none and those found with one to six guesses: 9,332. */
const LOST = firstNumberOf(ROOM + 1)

/** How many numbers there are: 55,988, for which sixteen bits are enough. */
export const RESULTS = LOST + VALUES ** ROOM

/** The number of a result, from 0, which stands for none, to {@link RESULTS} − 1. */
export function numberOfResult(result: ChallengeResult | undefined): number {
  if (result === undefined) return 0
  const { isFound, bars } = result
  const wrong = isFound ? bars.slice(0, -1) : bars
  const rows = wrong.reduce((number, filled) => number * VALUES + filled, 0)
  return rows + (isFound ? firstNumberOf(bars.length) : LOST)
}

/** The result that has a number of {@link numberOfResult}: 0 ≤ number < {@link RESULTS}. */
export function resultOfNumber(number: number): ChallengeResult | undefined {
  if (number === 0) return undefined
  if (number >= LOST) return { isFound: false, bars: rowsOf(number - LOST, ROOM) }
  let guesses = 1
  while (number >= firstNumberOf(guesses + 1)) guesses++
  return { isFound: true, bars: [...rowsOf(number - firstNumberOf(guesses), guesses - 1), FULL] }
}

/** The first number of the results that were found with so many guesses. */
function firstNumberOf(guesses: number): number {
  let first = 1
  for (let fewer = 1; fewer < guesses; fewer++) first += VALUES ** (fewer - 1)
  return first
}

/** The digits of a number to the base of {@link VALUES}. */
function rowsOf(number: number, count: number): readonly number[] {
  const rows: number[] = []
  for (let rest = number, row = 0; row < count; row++, rest = Math.floor(rest / VALUES))
    rows.unshift(rest % VALUES)
  return rows
}

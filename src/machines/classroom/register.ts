import type { PlaceId } from '../../geo/place'
import { isFound } from '../rules/round'
import type { ClassSet } from './classSet'
import { type ClassResult, foundIn, roundOfResult } from './resultLink'

/** Entry in the register of a set: a pupil with a number, or a single result without one. */
export type Entry = {
  readonly pupil: number | undefined
  /** Best result of the pupil, the one that counts. */
  readonly best: ClassResult
  /** Number of results of the pupil. */
  readonly attempts: number
}

/** Results of a class for one country. */
export type CountryTally = {
  readonly country: PlaceId
  /** Number of entries that found the country, and number of all entries. */
  readonly found: number
  readonly asked: number
  /** Mean number of guesses of those who found it; `undefined` if nobody did. */
  readonly guesses: number | undefined
}

/** Country guessed in place of another, with the number of times. */
export type Confusion = {
  readonly country: PlaceId
  readonly taken: PlaceId
  readonly times: number
}

/** Sort key of entries without a number, above all numbers of pupils. */
const NO_NUMBER = 100

/**
 * Groups results by pupil, sorted by number; results without a number follow as entries of their own. Duplicate results
 * count once.
 */
export function entriesOf(set: ClassSet, results: readonly ClassResult[]): readonly Entry[] {
  const groups = new Map<string, ClassResult[]>()
  for (const result of new Map(results.map((each) => [each.id, each])).values()) {
    const key = result.pupil === undefined ? `result ${result.id}` : `pupil ${result.pupil}`
    groups.set(key, [...(groups.get(key) ?? []), result])
  }
  return [...groups.values()]
    .map((group) => {
      const best = group.reduce((before, next) => (isBetter(set, next, before) ? next : before))
      return { pupil: best.pupil, best, attempts: group.length }
    })
    .sort((a, b) => (a.pupil ?? NO_NUMBER) - (b.pupil ?? NO_NUMBER) || a.best.id - b.best.id)
}

/** Number of the guess that found each country, in the order of the set; `undefined` for each not found. */
export function foundWith(set: ClassSet, result: ClassResult): readonly (number | undefined)[] {
  return set.countries.map((_, place) => {
    const round = roundOfResult(set, result, place)
    return isFound(round) ? round.guesses.length : undefined
  })
}

/**
 * Row of a pupil in the register: the number of the guess that found each country, the countries found, and all guesses
 * made.
 */
export function rowOf(set: ClassSet, { best }: Entry) {
  const cells = foundWith(set, best)
  const found = cells.filter((cell) => cell !== undefined).length
  return { cells, found, guesses: guessesIn(best) }
}

/** Tallies the best results of the class for each country, in the order of the set. */
export function talliesOf(set: ClassSet, entries: readonly Entry[]): readonly CountryTally[] {
  const all = entries.map(({ best }) => foundWith(set, best))
  return set.countries.map((country, place) => {
    const counts = all.flatMap((each) => each[place] ?? [])
    const sum = counts.reduce((all, count) => all + count, 0)
    const guesses = counts.length > 0 ? sum / counts.length : undefined
    return { country, found: counts.length, asked: all.length, guesses }
  })
}

/** Lists the countries guessed in place of others in all results, most frequent first. */
export function confusionsOf(set: ClassSet, results: readonly ClassResult[]): readonly Confusion[] {
  const counts = new Map<string, Confusion>()
  for (const { guesses } of results)
    for (const [place, made] of guesses.entries()) {
      const country = set.countries[place] as PlaceId
      for (const taken of made) {
        if (taken === country) continue
        const key = country + taken
        counts.set(key, { country, taken, times: (counts.get(key)?.times ?? 0) + 1 })
      }
    }
  return [...counts.values()].sort((a, b) => b.times - a.times)
}

/** Total number of guesses. */
function guessesIn({ guesses }: Pick<ClassResult, 'guesses'>): number {
  return guesses.flat().length
}

/** Whether a result is better than another: more countries found, or as many with fewer guesses. */
function isBetter(set: ClassSet, result: ClassResult, other: ClassResult): boolean {
  const more = foundIn(set, result) - foundIn(set, other)
  return (more || guessesIn(other) - guessesIn(result)) > 0
}

/** Byte order mark, by which spreadsheets recognize UTF-8. */
const MARK = '\ufeff'

/** Characters at the start of a cell that make spreadsheets treat it as a formula (OWASP, "CSV Injection"). */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/

/** Formats a table as comma-separated values (RFC 4180), so that no spreadsheet treats a cell as a formula. */
export function csvOf(rows: readonly (readonly (string | number)[])[]): string {
  return MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

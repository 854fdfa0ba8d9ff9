import type { CountryCode } from '../../geo/countries'
import { isFound } from '../round'
import type { ClassSet } from './classSet'
import { type ClassResult, foundIn, roundOfResult } from './resultLink'

/** A pupil in the register of a set: those without a number are one for each of their results. */
export type Entry = {
  readonly pupil: number | undefined
  /** The best of the results, which counts. */
  readonly best: ClassResult
  /** How many results there are of the pupil. */
  readonly attempts: number
}

/** How a class has fared with a country. */
export type Tally = {
  readonly country: CountryCode
  /** How many have found it, of how many. */
  readonly found: number
  readonly asked: number
  /** With how many guesses on average; `undefined` where nobody has. */
  readonly guesses: number | undefined
}

/** A country that was taken for another one. */
export type Confusion = {
  readonly country: CountryCode
  readonly taken: CountryCode
  readonly times: number
}

/** Behind all numbers of pupils. */
const NO_NUMBER = 100

/** The pupils of a register: by their numbers, and after them those that have none. The same result counts once. */
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

/** With which guess each country was found, in the order of the set; `undefined` where it was not. */
export function foundWith(set: ClassSet, result: ClassResult): readonly (number | undefined)[] {
  return set.countries.map((_, place) => {
    const round = roundOfResult(set, result, place)
    return isFound(round) ? round.guesses.length : undefined
  })
}

/** What a register tells of a pupil: with which guess each country was found, how many were, and with how many guesses in all. */
export function rowOf(set: ClassSet, { best }: Entry) {
  const cells = foundWith(set, best)
  const found = cells.filter((cell) => cell !== undefined).length
  return { cells, found, guesses: guessesIn(best) }
}

/** How the class has fared with each country, in the order of the set, by the best results. */
export function talliesOf(set: ClassSet, entries: readonly Entry[]): readonly Tally[] {
  const all = entries.map(({ best }) => foundWith(set, best))
  return set.countries.map((country, place) => {
    const counts = all.flatMap((each) => each[place] ?? [])
    const guesses = counts.length > 0 ? sumOf(counts) / counts.length : undefined
    return { country, found: counts.length, asked: all.length, guesses }
  })
}

/** The countries that were guessed in place of others, in all results: the most frequent first. */
export function confusionsOf(set: ClassSet, results: readonly ClassResult[]): readonly Confusion[] {
  const counts = new Map<string, Confusion>()
  for (const { guesses } of results)
    for (const [place, made] of guesses.entries()) {
      const country = set.countries[place] as CountryCode
      for (const taken of made) {
        if (taken === country) continue
        const key = country + taken
        counts.set(key, { country, taken, times: (counts.get(key)?.times ?? 0) + 1 })
      }
    }
  return [...counts.values()].sort((a, b) => b.times - a.times)
}

/** How many guesses were made in all. */
function guessesIn({ guesses }: Pick<ClassResult, 'guesses'>): number {
  return guesses.flat().length
}

/** Whether more was found, or as much with fewer guesses. */
function isBetter(set: ClassSet, result: ClassResult, other: ClassResult): boolean {
  const more = foundIn(set, result) - foundIn(set, other)
  return (more || guessesIn(other) - guessesIn(result)) > 0
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}

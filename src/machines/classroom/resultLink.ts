import type { CountryCode } from '../../geo/countries'
import { CHECKSUM, checksumOf, lettersOf, numberOf, sealedWith } from '../challenge/letters'
import { isFound, isOver, type Round } from '../round'
import { type Attempt, MOST_PUPILS, orderOf, roundIn } from './attempt'
import type { ClassSet } from './classSet'
import { countriesOfLetters, lettersOfCountry, setOfToken, tokenOfSet } from './setLink'

/** How a pupil has fared with a set, without when: all that a teacher is told. */
export type ClassResult = Pick<Attempt, 'id' | 'pupil'> & {
  /** What was guessed at each country, in the order that these have in the set. */
  readonly guesses: readonly (readonly CountryCode[])[]
}

/** What a text says that holds results. */
export type ResultsReading =
  | {
      readonly kind: 'results'
      readonly set: ClassSet
      /** Those that could be read, in their order. */
      readonly results: readonly ClassResult[]
      /** How many could not be: a letter is off, or they do not fit the set. */
      readonly refused: number
    }
  /** What stands for the set cannot be read. */
  | { readonly kind: 'damaged' | 'later' }

/** Letters of a result: what tells it apart, by which the others are sealed, the pupil, each count and each wrong guess. */
const ID = 5
const PUPIL = 2
const COUNT = 1
const COUNTRY = 2

/** What parts a set from the results, and them from each other. */
const BETWEEN = '.'

/** The result of an attempt that is done. */
export function resultOfAttempt(attempt: Attempt): ClassResult {
  const played = orderOf(attempt)
  const guesses = attempt.set.countries.map((country) => attempt.guesses[played.indexOf(country)] ?? [])
  return { id: attempt.id, pupil: attempt.pupil, guesses }
}

/** The name of a result where it is stored. */
export function nameOfResult({ id }: Pick<ClassResult, 'id'>): string {
  return lettersOf(id, ID)
}

/** The round of a country of a set, at its place there, as a result tells it. */
export function roundOfResult(
  set: ClassSet,
  { guesses }: Pick<ClassResult, 'guesses'>,
  place: number,
): Round {
  return roundIn(set, set.countries[place] as CountryCode, guesses[place] ?? [])
}

/**
 * Results of a set as one text, with the set before them: each has seven letters, one for each country, two for each wrong
 * guess, and a checksum of seven, which holds for this set alone.
 */
export function textOfResults(set: ClassSet, results: readonly ClassResult[]): string {
  const token = tokenOfSet(set)
  return [token, ...results.map((result) => tokenOfResult(token, set, result))].join(BETWEEN)
}

/** A result of the set that has a token, as its part of such a text. */
export function tokenOfResult(setToken: string, set: ClassSet, result: ClassResult): string {
  const rounds = result.guesses.map((guesses, place) => {
    const isRight = guesses.at(-1) === set.countries[place]
    const wrong = isRight ? guesses.slice(0, -1) : guesses
    return lettersOf(wrong.length * 2 + Number(isRight), COUNT) + wrong.map(lettersOfCountry).join('')
  })
  const id = nameOfResult(result)
  const text = id + sealedWith(`result ${id}`, lettersOf(result.pupil ?? 0, PUPIL) + rounds.join(''))
  return text + checkOf(setToken, text)
}

/** Reads what {@link textOfResults} wrote. A result stands for itself: where one cannot be read, the others still can. */
export function readResults(text: string): ResultsReading {
  const [setToken = '', ...tokens] = text.split(BETWEEN)
  const reading = setOfToken(setToken)
  if (reading.kind !== 'set') return reading
  const { set } = reading
  const readings = tokens.map((token) => resultOfToken(setToken, set, token))
  const results = readings.filter((result) => result !== undefined)
  return { kind: 'results', set, results, refused: readings.length - results.length }
}

function resultOfToken(setToken: string, set: ClassSet, token: string): ClassResult | undefined {
  const text = token.slice(0, -CHECKSUM)
  if (token.slice(-CHECKSUM) !== checkOf(setToken, text)) return undefined
  const name = text.slice(0, ID)
  const id = numberOf(name)
  const body = sealedWith(`result ${name}`, text.slice(ID))
  // Letters that are missing stand for nought, with which no round is over.
  const pupil = numberOf(body.slice(0, PUPIL)) ?? 0
  if (id === undefined || pupil > MOST_PUPILS) return undefined
  const guesses = guessesIn(body.slice(PUPIL), set)
  if (guesses === undefined) return undefined
  const result = { id, pupil: pupil === 0 ? undefined : pupil, guesses }
  // Every guess is made once more: what could not have been played is refused.
  const isPlayed = guesses.every((made, place) => {
    const round = roundOfResult(set, result, place)
    return round.guesses.length === made.length && isOver(round)
  })
  return isPlayed ? result : undefined
}

/** The guesses at each country that letters tell; `undefined` where they tell too few or too many. */
function guessesIn(
  letters: string,
  { countries }: ClassSet,
): readonly (readonly CountryCode[])[] | undefined {
  let rest = letters
  const guesses: (readonly CountryCode[])[] = []
  for (const country of countries) {
    const count = numberOf(rest.slice(0, COUNT)) ?? 0
    const end = COUNT + Math.floor(count / 2) * COUNTRY
    const wrong = countriesOfLetters(rest.slice(COUNT, end))
    if (wrong?.length !== Math.floor(count / 2)) return undefined
    guesses.push(count % 2 === 1 ? [...wrong, country] : wrong)
    rest = rest.slice(end)
  }
  return rest === '' ? guesses : undefined
}

/** How many countries were found. */
export function foundIn(set: ClassSet, result: Pick<ClassResult, 'guesses'>): number {
  return set.countries.filter((_, place) => isFound(roundOfResult(set, result, place))).length
}

function checkOf(setToken: string, text: string): string {
  return lettersOf(checksumOf(setToken + BETWEEN + text), CHECKSUM)
}

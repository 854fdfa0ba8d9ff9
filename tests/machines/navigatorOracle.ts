import { countries } from '../../src/geo/countries'
import type { PlaceId } from '../../src/geo/place'
import { placeOf } from '../../src/geo/places'
import { hintFor } from '../../tools/answers'

/** What a guess tells where another country is the target, in kilometres and a compass word; nothing where it is right. */
type Heard = { readonly kilometres: number; readonly word: string } | undefined

const heard = new Map<string, Heard>()

/** By vectors on the sphere: see `hintFor`. */
function hear(guess: PlaceId, target: PlaceId): Heard {
  const key = guess + target
  if (!heard.has(key)) {
    const { kilometres, word } = hintFor(placeOf(guess).name, placeOf(target).name)
    heard.set(key, guess === target ? undefined : { kilometres: Number(kilometres.replace(',', '')), word })
  }
  return heard.get(key)
}

/** Whether a country agrees with what a guess tells of the answer: the same arrow, and the longer way at most 12 % longer. */
function agrees(country: PlaceId, guess: PlaceId, answer: PlaceId, hasArrows: boolean): boolean {
  const [told, would] = [hear(guess, answer), hear(guess, country)]
  if (told === undefined || would === undefined) return told === would
  const [short, long] = [told.kilometres, would.kilometres].sort((a, b) => a - b) as [number, number]
  return (told.word === would.word || !hasArrows) && long / short <= 1.12
}

/** What may be the answer after some guesses, by going through all countries anew. */
export function remaining(
  deck: readonly PlaceId[],
  guesses: readonly PlaceId[],
  answer: PlaceId,
  hasArrows = true,
): PlaceId[] {
  return deck.filter((country) => guesses.every((guess) => agrees(country, guess, answer, hasArrows)))
}

/** How many a guess leaves of some countries on average, each of them being the answer in turn. */
export function averageLeft(guess: PlaceId, among: readonly PlaceId[], hasArrows = true): number {
  const left = among.map((answer) => remaining(among, [guess], answer, hasArrows).length)
  return left.reduce((sum, count) => sum + count, 0) / among.length
}

export const ALL: readonly PlaceId[] = countries.map(({ id }) => id)

/** All of some work at once. */
export function done<Result>(work: Generator<undefined, Result>): Result {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

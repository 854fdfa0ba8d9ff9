import type { CountryCode } from '../../geo/countries'
import { type DeckName, deckOf } from '../../geo/decks'
import type { Rules } from '../rules'
import { firstSums } from './firstSums'
import { areAlike, type Telling, tellingOf } from './telling'

/** What one guess can be expected to leave of some countries that may be the answer, each as likely as the others. */
export type Expectation = {
  readonly guess: CountryCode
  /** How many it leaves in all, if each of them in turn were the answer. */
  readonly sum: number
  /** Whether it may be the answer itself, and so is the better one of two that leave as many. */
  readonly canBeRight: boolean
}

/** What all guesses that could be made can be expected to leave: the best first, and of equals the first of the deck. */
export type Ranking = {
  /** How many countries may be the answer. */
  readonly among: number
  readonly expectations: readonly Expectation[]
}

/**
 * Ranks all guesses that could be made. It stops after each of them, so that whoever asks can see to other things in
 * between.
 */
export function* rank(
  pool: readonly CountryCode[],
  among: readonly CountryCode[],
  rules: Pick<Rules, 'arrows'>,
): Generator<undefined, Ranking> {
  const expectations: Expectation[] = []
  for (const guess of pool) {
    expectations.push(expectationOf(guess, among, rules))
    yield
  }
  // Sorting leaves equals in their order.
  return { among: among.length, expectations: expectations.sort(byPromise) }
}

/** What was ranked of whole decks, by their names and whether there are arrows: every round begins with it. */
const firsts = new Map<string, Ranking>()

/** Ranks the first guesses that can be made in a deck. */
export function* rankFirst(deck: DeckName, rules: Pick<Rules, 'arrows'>): Generator<undefined, Ranking> {
  const { codes, targets } = deckOf(deck)
  const key = `${deck} ${rules.arrows}`
  const ranking = firsts.get(key) ?? rankedAhead(deck, rules) ?? (yield* rank(codes, targets, rules))
  firsts.set(key, ranking)
  return ranking
}

/** The same of a large deck, whose sums were reckoned ahead. */
function rankedAhead(deck: DeckName, { arrows }: Pick<Rules, 'arrows'>): Ranking | undefined {
  const { codes, targets } = deckOf(deck)
  const sums = firstSums[deck]?.[arrows ? 'arrows' : 'none'].split(' ')
  const expectations = sums?.map((sum, place): Expectation => {
    const guess = codes[place] as CountryCode
    return { guess, sum: Number(sum), canBeRight: targets.includes(guess) }
  })
  return expectations && { among: targets.length, expectations: expectations.sort(byPromise) }
}

/** Orders guesses by what they promise, the better first; 0 where neither is better. */
export function byPromise(a: Expectation, b: Expectation): number {
  return a.sum - b.sum || Number(b.canBeRight) - Number(a.canBeRight)
}

function expectationOf(
  guess: CountryCode,
  among: readonly CountryCode[],
  rules: Pick<Rules, 'arrows'>,
): Expectation {
  const others = among.filter((country) => country !== guess)
  const canBeRight = others.length < among.length
  const tellings = Uint32Array.from(others, (country) => tellingOf(guess, country, rules)).sort()
  // A right guess leaves one, itself.
  return { guess, sum: alikeIn(tellings) + Number(canBeRight), canBeRight }
}

/** How many ordered pairs of tellings are alike, each with itself counted, where they are sorted. */
function alikeIn(tellings: Uint32Array): number {
  let [pairs, first] = [0, 0]
  for (let last = 0; last < tellings.length; last++) {
    while (!areAlike(tellings[first] as Telling, tellings[last] as Telling)) first++
    pairs += 2 * (last - first) + 1
  }
  return pairs
}

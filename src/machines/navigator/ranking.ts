import { type DeckName, deckOf } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import type { Rules } from '../rules/rules'
import table from './firstSums.json' with { type: 'json' }
import { type HintKey, hintKeyOf, isWithinTolerance } from './telling'

/** Expected effect of one guess, if all possible answers are equally likely. */
export type Expectation = {
  readonly guess: PlaceId
  /** Sum of the numbers of countries left, over all possible answers. */
  readonly sum: number
  /** Whether the guess itself can be the answer, which makes it better than another with the same sum. */
  readonly canBeRight: boolean
}

/** Ranking of all possible guesses, best first; equal ones in the order of the deck. */
export type Ranking = {
  /** Number of possible answers. */
  readonly among: number
  readonly expectations: readonly Expectation[]
}

/** Ranks all possible guesses. The generator yields after each one, so that the page can respond in between. */
export function* rank(
  pool: readonly PlaceId[],
  among: readonly PlaceId[],
  rules: Pick<Rules, 'arrows'>,
): Generator<undefined, Ranking> {
  const expectations: Expectation[] = []
  for (const guess of pool) {
    expectations.push(expectationOf(guess, among, rules))
    yield
  }
  // The sort is stable, so equal guesses keep their order.
  return { among: among.length, expectations: expectations.sort(byPromise) }
}

/**
 * Numbers of countries that each first guess in a large deck leaves, summed over all possible answers: in the order of the
 * deck, with arrows and without. Made by `npm run make:rankings`.
 */
const firstSums: { readonly [Deck in DeckName]?: Readonly<Record<'arrows' | 'none', readonly number[]>> } =
  table

/** Cache of first rankings by deck and arrows, since every round begins with one. */
const firsts = new Map<string, Ranking>()

/** Ranks the possible first guesses in a deck. */
export function* rankFirst(deck: DeckName, rules: Pick<Rules, 'arrows'>): Generator<undefined, Ranking> {
  const { codes, targets } = deckOf(deck)
  const key = `${deck} ${rules.arrows}`
  const ranking = firsts.get(key) ?? rankedAhead(deck, rules) ?? (yield* rank(codes, targets, rules))
  firsts.set(key, ranking)
  return ranking
}

/** Ranking of first guesses in a large deck, from precomputed sums. */
function rankedAhead(deck: DeckName, { arrows }: Pick<Rules, 'arrows'>): Ranking | undefined {
  const { codes, targets } = deckOf(deck)
  const expectations = firstSums[deck]?.[arrows ? 'arrows' : 'none'].map((sum, place): Expectation => {
    const guess = codes[place] as PlaceId
    return { guess, sum, canBeRight: targets.includes(guess) }
  })
  return expectations && { among: targets.length, expectations: expectations.sort(byPromise) }
}

/** Compares two guesses by what they promise, the better first; 0 if they are equal. */
export function byPromise(a: Expectation, b: Expectation): number {
  return a.sum - b.sum || Number(b.canBeRight) - Number(a.canBeRight)
}

function expectationOf(guess: PlaceId, among: readonly PlaceId[], rules: Pick<Rules, 'arrows'>): Expectation {
  const others = among.filter((country) => country !== guess)
  const canBeRight = others.length < among.length
  const tellings = Uint32Array.from(others, (country) => hintKeyOf(guess, country, rules)).sort()
  // A right guess leaves one country: itself.
  return { guess, sum: alikeIn(tellings) + Number(canBeRight), canBeRight }
}

/** Counts the ordered pairs of similar hints in a sorted list; each hint also pairs with itself. */
function alikeIn(tellings: Uint32Array): number {
  let [pairs, first] = [0, 0]
  for (let last = 0; last < tellings.length; last++) {
    while (!isWithinTolerance(tellings[first] as HintKey, tellings[last] as HintKey)) first++
    pairs += 2 * (last - first) + 1
  }
  return pairs
}

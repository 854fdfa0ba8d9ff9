import { type DeckName, deckOf } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import { draw } from '../schedule/hash'
import type { Round } from './round'

/** Draw for practice: the target, the countries drawn before it from the deck, and the seed for the next draw. */
export type Draw = {
  readonly target: PlaceId
  readonly dealt: readonly PlaceId[]
  readonly seed: number
}

/** Decks in which practice may repeat a country before all have been dealt. */
const DEALT_AGAIN: readonly DeckName[] = ['twenty']

/**
 * Groups of countries by priority: the next target comes from the first group that is not empty. The last group is never
 * empty.
 */
export type Due = readonly [...(readonly PlaceId[])[], readonly [PlaceId, ...PlaceId[]]]

/**
 * Draws a due target by a seed, as {@link drawTarget} does, avoiding the targets of the `previous` rounds unless nothing
 * else is due.
 */
export function drawDue(due: Due, seed: number, ...previous: readonly Pick<Round, 'target'>[]): Draw {
  const last = previous.map(({ target }) => target)
  const others = due.map((codes) => codes.filter((code) => !last.includes(code)))
  const group = others.find((codes) => codes.length > 0) ?? (due.at(-1) as readonly PlaceId[])
  const drawn = draw(seed, group.length)
  return { target: group[drawn.index] as PlaceId, dealt: [], seed: drawn.seed }
}

/**
 * Draws a practice target from a deck, avoiding the targets of the `previous` rounds; most decks repeat no country until
 * all have been dealt. The result depends on the seed alone, any 32-bit integer, so that every deal can be replayed.
 */
export function drawTarget(
  deck: DeckName,
  seed: number,
  ...previous: readonly Pick<Round, 'target' | 'dealt'>[]
): Draw {
  const { targets } = deckOf(deck)
  const last = previous.map(({ target }) => target)
  const gone = [...new Set([...previous.flatMap(({ dealt }) => dealt), ...last])]
  const isFresh = DEALT_AGAIN.includes(deck) || targets.every((code) => gone.includes(code))
  const others = targets.filter((code) => !(isFresh ? last : gone).includes(code))
  const drawn = draw(seed, others.length)
  return {
    target: others[drawn.index] as PlaceId,
    dealt: isFresh ? [] : gone,
    seed: drawn.seed,
  }
}

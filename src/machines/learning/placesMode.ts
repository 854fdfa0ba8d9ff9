import type { DeckName } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import { logReview } from '../journal/review'
import { nearIn, PINS, type Pin } from '../pins/pins'
import { withPin } from '../pins/pinsMode'
import { keyOf } from '../rules/puzzle'
import { type EpochMs, utcDateOf } from '../schedule/day'
import { hash } from '../schedule/hash'
import type { Mode } from '../series/mode'
import { questionsMachineOf } from '../series/questions'
import type { WatchedStore } from '../store/store'
import { repetitionIn } from './due'
import { ofPlaces, reviewsOfPins } from './facets'
import { FRESH } from './repetition'

/** Places asked in practice one after another: countries of a deck or those of a map, and the pins set so far. */
export type PlaceSet = {
  readonly deck: DeckName
  readonly begun: EpochMs
  readonly countries: readonly PlaceId[]
  readonly pins: readonly Pin[]
}

/** Whether all pins are set. */
export function isPinned({ countries, pins }: PlaceSet): boolean {
  return pins.length >= countries.length
}

/** Machine of places in practice. */
export const placesQuestions = questionsMachineOf<PlaceSet>({
  id: 'placesQuestions',
  answered: ({ pins }) => pins.length,
  isOver: isPinned,
  withReply: (set, reply) => withPin(set, set.countries, reply),
})

/**
 * Mode for places in practice. A set is not stored, only its reviews are: after a reload, the places that are left come in
 * the same order.
 */
export const placesMode: Mode<PlaceSet, typeof placesQuestions> = {
  id: 'places',
  player: placesQuestions,
  isFurther: () => false,
  keyOf: identityOfSet,
  read: () => undefined,
  write: (store, set) => {
    const { deck, countries, pins } = set
    for (const review of reviewsOfPins(identityOfSet(set), countries, pins, nearIn(deck)))
      logReview(store, review)
    return set
  },
}

function identityOfSet({ deck, begun }: PlaceSet): string {
  return `${keyOf({ kind: 'practice', deck, order: 'where' })}.${begun}`
}

/** Next places of a deck: at most five of those left for the day or, if there are none, of those that come then. */
export function nextPlaces(store: WatchedStore, deck: DeckName, now: EpochMs): PlaceSet {
  const { groups, left, fresh } = repetitionIn(store, { deck }, now, ofPlaces)
  const limitOf = (group: number) => (group === FRESH ? fresh : undefined)
  const next = new Set(groups.flatMap((codes, group) => mixed(codes, now).slice(0, limitOf(group))))
  const countries = [...next].slice(0, Math.min(PINS, left || PINS))
  return { deck, begun: now, countries, pins: [] }
}

/** Countries in an order that changes by the day, and in which each keeps its place when others leave. */
function mixed(codes: readonly PlaceId[], now: EpochMs): readonly PlaceId[] {
  const rankOf = (code: PlaceId) => hash(`${utcDateOf(now)} ${code}`)
  return [...codes].sort((one, other) => rankOf(one) - rankOf(other))
}

import { deckOf, isPublished } from '../../geo/decks'
import { type LinkReading, linkOf } from '../links/codec'
import { isOfLaterDeck, list, ofDeck, oneOf, record, wholeField } from '../links/fields'
import { type EpochMs, utcDateOf } from '../schedule/day'
import { CLOCKS, KINDS, type Plan, planOfDay, type Run, tallyOf } from './run'

/** Content of a link that challenges a friend to the same run, independent of language. */
export type RaceLink = {
  readonly plan: Plan
  /** Number of outlines that the sender found in each minute; later ones count in the last of {@link MINUTES}. */
  readonly found: readonly number[]
}

/** Number of minutes in a link; the last one includes everything found later. */
export const MINUTES = 6

/** Codec for race links: 35 characters. */
const link = linkOf({
  name: 'race',
  version: 1,
  field: record({
    ...ofDeck,
    kind: oneOf(KINDS),
    clock: oneOf(CLOCKS, 4),
    seed: wholeField(0, 2 ** 32 - 1),
    found: list(wholeField(0, 1023), MINUTES, MINUTES),
  }),
  isLater: isOfLaterDeck,
})

/** Encodes a race; each `nonce`, an integer, gives different characters. */
export function encodeRace({ plan, found }: RaceLink, nonce: number): string {
  const { deck } = plan
  if (!isPublished(deck)) throw new RangeError(deck)
  return link.write({ ...plan, deck, deckVersion: deckOf(deck).version, found }, nonce)
}

/** Decodes a text written by {@link encodeRace}. `now` identifies today's sprint. */
export function decodeRace(text: string, now: EpochMs): LinkReading<RaceLink> {
  const reading = link.read(text)
  if (reading.kind !== 'link') return reading
  const { kind, clock, deck, seed, found } = reading.link
  const ofToday = planOfDay(utcDateOf(now))
  const isOfToday = kind === 'sprint' && clock === 'plain' && deck === ofToday.deck && seed === ofToday.seed
  return { ...reading, link: { plan: isOfToday ? ofToday : { kind, deck, clock, seed }, found } }
}

/** Number of outlines that the sender of a link found. */
export function foundByFriend({ found }: RaceLink): number {
  return found.reduce((sum, count) => sum + count, 0)
}

/** Determines who found more outlines. */
export function outcomeOfRace(own: Run, link: RaceLink): 'you' | 'friend' | 'same' {
  const [mine, other] = [tallyOf(own).found, foundByFriend(link)]
  if (mine > other) return 'you'
  return mine < other ? 'friend' : 'same'
}

import { deckOf } from '../../geo/decks'
import { utcDateOf } from '../day'
import { linkOf, type Reading } from '../links/codec'
import { isOfLaterDeck, list, ofDeck, oneOf, whole } from '../links/fields'
import { CLOCKS, KINDS, type Plan, planOfDay, type Run, tallyOf } from './run'

/** What a link says with which somebody challenges a friend to the same run. It has no language. */
export type RaceLink = {
  readonly plan: Plan
  /** How many outlines whoever sent it has found in each minute, the later ones in the last of {@link MINUTES}. */
  readonly found: readonly number[]
}

/** For how many minutes a link tells how many were found: what goes on longer ends in the last of them. */
export const MINUTES = 6

/** The link of a race: 34 letters. */
const link = linkOf({
  name: 'race',
  version: 1,
  fields: {
    ...ofDeck,
    kind: oneOf(KINDS),
    clock: oneOf(CLOCKS, 4),
    seed: whole(0, 2 ** 32 - 1),
    found: list(whole(0, 1023), MINUTES, MINUTES),
  },
  isLater: isOfLaterDeck,
})

/** A race as its link says it: in other letters with every `nonce`, a whole number. */
export function encodeRace({ plan, found }: RaceLink, nonce: number): string {
  return link.write({ ...plan, deckVersion: deckOf(plan.deck).version, found }, nonce)
}

/** Reads what {@link encodeRace} wrote. A race to the sprint of today, in milliseconds since 1970, is that sprint. */
export function decodeRace(text: string, now: number): Reading<RaceLink> {
  const reading = link.read(text)
  if (reading.kind !== 'link') return reading
  const { kind, clock, deck, seed, found } = reading.link
  const ofToday = planOfDay(utcDateOf(now))
  const isOfToday = kind === 'sprint' && clock === 'plain' && deck === ofToday.deck && seed === ofToday.seed
  return { ...reading, link: { plan: isOfToday ? ofToday : { kind, deck, clock, seed }, found } }
}

/** How many outlines a friend has found, by a link. */
export function foundByFriend({ found }: RaceLink): number {
  return found.reduce((sum, count) => sum + count, 0)
}

/** Who has found more outlines. */
export function outcomeOfRace(own: Run, link: RaceLink): 'you' | 'friend' | 'same' {
  const [mine, other] = [tallyOf(own).found, foundByFriend(link)]
  if (mine > other) return 'you'
  return mine < other ? 'friend' : 'same'
}

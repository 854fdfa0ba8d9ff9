import { DECK_NAMES, deckOf } from '../../geo/decks'
import {
  CHECKSUM,
  checkedLink,
  checksumOf,
  lettersOf,
  numberOf,
  packed,
  sealedWith,
  unpacked,
} from '../challenge/letters'
import { utcDateOf } from '../day'
import { planOfDay } from './outlines'
import type { Plan } from './run'

/** What a link says with which somebody challenges a friend to the same run. It has no language. */
export type RaceLink = {
  readonly plan: Plan
  /** How many outlines whoever sent it has found in each minute, the later ones in the last of {@link MINUTES}. */
  readonly found: readonly number[]
}

/** What a text is that stands behind the `#`. */
export type RaceReading =
  | { readonly kind: 'race'; readonly link: RaceLink }
  /** `later`: of a later version of the game or of the deck. */
  | { readonly kind: 'damaged' | 'later' }

/** For how many minutes a link tells how many were found: what goes on longer ends in the last of them. */
export const MINUTES = 6

const RACE_VERSION = 1

/** In the order of their numbers in links: append, never reorder. */
const KINDS = ['sprint', 'streak'] as const
const CLOCKS = ['plain', 'long', 'off'] as const

/** Letters of version 1, in their order: those that are made up, by which the others are sealed, and how long each field is. */
const NONCE = 5
const WHAT = 3
const SEED = 7
const MINUTE = 2

/** How many values two letters have room for. */
const MOST = 32 ** MINUTE

/** For how many values each part of the first field has room, in their order. */
const SIZES = [KINDS.length, 4, 32, 64] as const

/**
 * A race as letters that do not show it to whoever does not have this program. The `nonce`, of which 25 bits count, has the
 * same race look otherwise every time.
 */
export function encodeRace({ plan, found }: RaceLink, nonce: number): string {
  const { kind, clock, deck, seed } = plan
  const parts = [KINDS.indexOf(kind), CLOCKS.indexOf(clock), DECK_NAMES.indexOf(deck), deckOf(deck).version]
  const what = packed(parts, SIZES)
  const minutes = Array.from({ length: MINUTES }, (_, minute) =>
    lettersOf(Math.min(MOST - 1, found[minute] ?? 0), MINUTE),
  )
  const made = lettersOf(nonce % 32 ** NONCE, NONCE)
  const body = sealedWith(`race ${made}`, lettersOf(what, WHAT) + lettersOf(seed, SEED) + minutes.join(''))
  const text = lettersOf(RACE_VERSION, 1) + made + body
  return text + lettersOf(checksumOf(text), CHECKSUM)
}

/** Reads what {@link encodeRace} wrote. A race to the sprint of today, in milliseconds since 1970, is that sprint. */
export function decodeRace(text: string, now: number): RaceReading {
  const checked = checkedLink(text)
  if (checked === undefined) return { kind: 'damaged' }
  if (checked.version > RACE_VERSION) return { kind: 'later' }
  const { body } = checked
  if (body.length !== NONCE + WHAT + SEED + MINUTES * MINUTE) return { kind: 'damaged' }
  const letters = sealedWith(`race ${body.slice(0, NONCE)}`, body.slice(NONCE))
  const at = (from: number, length: number) => numberOf(letters.slice(from, from + length)) ?? 0
  const { fields, rest } = unpacked(at(0, WHAT), SIZES)
  const [version = 0, deckNumber = 0, clockNumber = 0, kindNumber = 0] = fields
  const [kind, clock, deck] = [KINDS[kindNumber], CLOCKS[clockNumber], DECK_NAMES[deckNumber]]
  const seed = at(WHAT, SEED)
  if (kind === undefined || clock === undefined || deck === undefined) return { kind: 'damaged' }
  if (rest > 0 || version === 0 || seed >= 2 ** 32) return { kind: 'damaged' }
  if (version > deckOf(deck).version) return { kind: 'later' }
  const found = Array.from({ length: MINUTES }, (_, minute) => at(WHAT + SEED + minute * MINUTE, MINUTE))
  const plan: Plan = { kind, deck, clock, seed }
  const ofToday = planOfDay(utcDateOf(now))
  const isOfToday = kind === 'sprint' && clock === 'plain' && deck === ofToday.deck && seed === ofToday.seed
  return { kind: 'race', link: { plan: isOfToday ? ofToday : plan, found } }
}

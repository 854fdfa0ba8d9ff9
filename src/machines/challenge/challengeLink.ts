import { DECK_NAMES, type DeckName } from '../../geo/decks'
import type { UtcDate } from '../day'
import { hash } from '../hash'
import { type ChallengeResult, numberOfResult, RESULTS, resultOfNumber } from './challengeResult'
import {
  CHECKSUM,
  checkedLink,
  checksumOf,
  codeOfNumber,
  dayOfNumber,
  lettersOf,
  numberOf,
  numberOfCode,
  numberOfDay,
  packed,
  unpacked,
} from './letters'

/** What a challenge by link says. It has no language. */
export type ChallengeLink = {
  readonly deck: DeckName
  /** That the deck had where the link was made: what a later one has, an older program may not know. */
  readonly deckVersion: number
  /** A day of the deck; or a country by its two letters, which mean the same however the deck grows. */
  readonly subject:
    | { readonly kind: 'day'; readonly date: UtcDate }
    | { readonly kind: 'country'; readonly code: string }
  readonly rules: { readonly outline: (typeof OUTLINES)[number]; readonly arrows: boolean }
  /** How whoever sent it fared, if that goes along. */
  readonly result: ChallengeResult | undefined
}

/** What a text is that stands behind the `#`. */
export type LinkReading =
  | { readonly kind: 'link'; readonly link: ChallengeLink }
  /** `later`: whole, and of a later version of the game. */
  | { readonly kind: 'damaged' | 'later' }

/** The version of links that are made here. */
export const LINK_VERSION = 1

/** Version 1 has five letters that are made up, by which a link is sealed, and ten that say what it means. */
const NONCE = 5
const BODY = 10
const LENGTH = 1 + NONCE + BODY + CHECKSUM

/** What half of the body holds: 25 bits. */
const HALF = 32 ** (BODY / 2)

/** In the order of their numbers in links: append, never reorder. */
const OUTLINES = ['shown', 'turned', 'hidden'] as const
const KINDS = ['day', 'country'] as const

/** For how many values each field of the body has room, in their order: 47 bits. The bits above them are zero. */
const SIZES = [2, 32, 64, 4, 2, 65536, 65536] as const

/**
 * A challenge as 23 letters that do not show it to whoever does not have this program. The `nonce`, of which 25 bits
 * count, has the same challenge look otherwise every time.
 */
export function encodeLink(
  { deck, deckVersion, subject, rules, result }: ChallengeLink,
  nonce: number,
): string {
  const fields = [
    KINDS.indexOf(subject.kind),
    DECK_NAMES.indexOf(deck),
    deckVersion,
    OUTLINES.indexOf(rules.outline),
    rules.arrows ? 1 : 0,
    numberOfResult(result),
    subject.kind === 'day' ? numberOfDay(subject.date) : numberOfCode(subject.code),
  ]
  const body = packed(fields, SIZES)
  const made = lettersOf(nonce % HALF, NONCE)
  const sealed = sealedWith(made, [Math.floor(body / HALF), body % HALF])
  const text = lettersOf(LINK_VERSION, 1) + made + sealed.map((half) => lettersOf(half, BODY / 2)).join('')
  return text + lettersOf(checksumOf(text), CHECKSUM)
}

/**
 * Reads what {@link encodeLink} wrote. Of texts that are damaged one in 2^32 has the right checksum by chance, and none
 * in which no more than four neighbouring letters of the first sixteen are others. Most of those would still fail by what
 * they say. Whether the deck has the country, only the deck can tell: see `challenge.ts`.
 */
export function decodeLink(text: string): LinkReading {
  const checked = checkedLink(text)
  if (checked === undefined) return { kind: 'damaged' }
  const { version, body } = checked
  if (version > LINK_VERSION) return { kind: 'later' }
  const link = version === LINK_VERSION && text.length === LENGTH ? linkIn(body) : undefined
  return link ? { kind: 'link', link } : { kind: 'damaged' }
}

/** What the letters of version 1 say that follow the version, if they say something. */
function linkIn(text: string): ChallengeLink | undefined {
  if (numberOf(text) === undefined) return undefined
  const halves = [text.slice(NONCE, -BODY / 2), text.slice(-BODY / 2)].map(numberOf) as [number, number]
  const [first, second] = sealedWith(text.slice(0, NONCE), halves)
  const { fields, rest } = unpacked(first * HALF + second, SIZES)
  const [number = 0, result = 0, arrows, outlineNumber = 0, deckVersion = 0, deckNumber = 0, kind = 0] =
    fields
  const [deck, outline] = [DECK_NAMES[deckNumber], OUTLINES[outlineNumber]]
  const subject = KINDS[kind] === 'day' ? dayOf(number) : countryOf(number)
  if (rest > 0 || deck === undefined || outline === undefined || subject === undefined) return undefined
  if (deckVersion === 0 || result >= RESULTS) return undefined
  return {
    deck,
    deckVersion,
    subject,
    rules: { outline, arrows: arrows === 1 },
    result: resultOfNumber(result),
  }
}

/** The halves of a body under a seal, or the halves that are under one: it is the same twice. */
function sealedWith(made: string, [high, low]: readonly [number, number]): [number, number] {
  const mask = (half: string) => hash(`challenge ${made} ${half}`) % HALF
  return [high ^ mask('high'), low ^ mask('low')]
}

function dayOf(number: number): ChallengeLink['subject'] {
  return { kind: 'day', date: dayOfNumber(number) }
}

function countryOf(number: number): ChallengeLink['subject'] | undefined {
  const code = codeOfNumber(number)
  return code === undefined ? undefined : { kind: 'country', code }
}

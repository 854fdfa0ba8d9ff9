import * as v from 'valibot'
import { isCountryCode } from '../geo/countries'
import { isOver, MAX_GUESSES, type Round } from './round'
import { seal, unseal } from './seal'

/** The version of the format in which a round is stored. */
export const VERSION = 1

/** Why what is stored is no round of the game. */
const FAULTS = ['damaged', 'later', 'country', 'long', 'twice', 'target', 'late', 'shown', 'foreign'] as const
export type Fault = (typeof FAULTS)[number]

const country = v.custom<Round['target']>(isCountryCode, 'country' satisfies Fault)

const record = v.object({
  version: v.literal(VERSION),
  target: v.string(),
  guesses: v.pipe(
    v.array(country),
    v.maxLength(MAX_GUESSES, 'long' satisfies Fault),
    v.check((guesses) => new Set(guesses).size === guesses.length, 'twice' satisfies Fault),
  ),
})

const laterRecord = v.object({ version: v.pipe(v.number(), v.integer(), v.minValue(VERSION + 1)) })

/** A stored round, or why what is stored is none. */
export type Reading =
  | { readonly kind: 'round'; readonly round: Round }
  | { readonly kind: 'unreadable'; readonly fault: Fault }

/**
 * A round as the text that is stored. The target of a round in progress is sealed.
 * `salt` is the date of a daily round, or the key under which the practice round is kept.
 */
export function encodeRound(round: Round, salt: string): string {
  const { guesses } = round
  return JSON.stringify({
    version: VERSION,
    target: isOver(round) ? round.target : seal(round.target, salt),
    guesses,
  })
}

/** Reads what {@link encodeRound} wrote, taking nothing for granted. */
export function decodeRound(text: string, salt: string): Reading {
  try {
    return decodeRecord(JSON.parse(text), salt)
  } catch {
    return unreadable('damaged')
  }
}

/** Reads a round from a value that came out of JSON. */
export function decodeRecord(value: unknown, salt: string): Reading {
  if (v.is(laterRecord, value)) return unreadable('later')
  const result = v.safeParse(record, value)
  if (!result.success) return unreadable(faultOf(result.issues[0]))
  const { target: written, guesses } = result.output
  const target = isCountryCode(written) ? written : unseal(written, salt)
  if (target === undefined) return unreadable('target')
  if (guesses.slice(0, -1).includes(target)) return unreadable('late')
  const round = { target, guesses }
  if (!isOver(round) && written === target) return unreadable('shown')
  return { kind: 'round', round }
}

function faultOf({ message }: v.BaseIssue<unknown>): Fault {
  // What has no code of ours is in the library's own words.
  return FAULTS.find((fault) => fault === message) ?? 'foreign'
}

function unreadable(fault: Fault): Reading {
  return { kind: 'unreadable', fault }
}

import * as v from 'valibot'
import { isCountryCode } from '../geo/countries'
import { isOver, MAX_GUESSES, type Round } from './round'
import { seal, unseal } from './seal'

/** The version of the format in which a round is stored. */
export const VERSION = 1

const country = v.custom<Round['target']>(isCountryCode, 'names a country that is not in the game')

const record = v.object({
  version: v.literal(VERSION),
  target: v.string(),
  guesses: v.pipe(
    v.array(country),
    v.maxLength(MAX_GUESSES, `has more than ${MAX_GUESSES} guesses`),
    v.check((guesses) => new Set(guesses).size === guesses.length, 'has a guess twice'),
  ),
})

const laterRecord = v.object({ version: v.pipe(v.number(), v.integer(), v.minValue(VERSION + 1)) })

/** A stored round, or the reason why what is stored is none, to be read after the name of its day. */
export type Reading =
  | { readonly kind: 'round'; readonly round: Round }
  | { readonly kind: 'unreadable'; readonly reason: string }

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
    return unreadable('is cut off or damaged')
  }
}

/** Reads a round from a value that came out of JSON. */
export function decodeRecord(value: unknown, salt: string): Reading {
  if (v.is(laterRecord, value)) return unreadable('was written by a later version of the game')
  const result = v.safeParse(record, value)
  if (!result.success) return unreadable(reasonOf(result.issues[0]))
  const { target: written, guesses } = result.output
  const target = isCountryCode(written) ? written : unseal(written, salt)
  if (target === undefined) return unreadable('has no target that is in the game')
  if (guesses.slice(0, -1).includes(target)) return unreadable('has a guess after the answer was found')
  const round = { target, guesses }
  if (!isOver(round) && written === target) return unreadable('is not over, but shows its answer')
  return { kind: 'round', round }
}

function reasonOf(issue: v.BaseIssue<unknown>): string {
  // The library's own words begin with a capital; ours finish a sentence.
  return /^(names|has) /.test(issue.message) ? issue.message : 'is not a round of the game'
}

function unreadable(reason: string): Reading {
  return { kind: 'unreadable', reason }
}

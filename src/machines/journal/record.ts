import * as v from 'valibot'
import { deckOf, isCountryCode } from '../../geo/decks'
import { isUtcDate, type UtcDate } from '../day'
import { keyOf, type Puzzle } from '../puzzle'
import { begunOn, isOver, type Round } from '../round'
import { isStandard, type Rules, rulesFor, rulesSchema, standardRules } from '../rules'
import type { Table } from './isTable'
import { seal, unseal } from './seal'

/** The latest version of the format in which rounds are stored: that of a round which tells what fits. */
export const VERSION = 5

/** Rounds under the standard rules are stored as this version, which the earliest programs read. */
const PLAIN_VERSION = 2

/** Those under harder rules, which earlier programs leave alone. */
const HARDER_VERSION = 3

/** Those with another number of guesses than six. */
const COUNTED_VERSION = 4

/** The version as which a round under these rules is stored, the earliest that knows them. */
export function versionOf(rules: Rules): number {
  if (rules.aid) return VERSION
  if (isStandard(rules)) return PLAIN_VERSION
  return rules.guesses === standardRules.guesses ? HARDER_VERSION : COUNTED_VERSION
}

/** Why what is stored is no round of the game. */
const FAULTS = ['damaged', 'later', 'country', 'long', 'twice', 'target', 'late', 'shown', 'foreign'] as const
export type Fault = (typeof FAULTS)[number]

const country = v.custom<Round['target']>(isCountryCode, 'country' satisfies Fault)
const whole = v.pipe(v.number(), v.integer())

/** Every version since the second is read alike: what each has added has a meaning where it is not written. */
const second = v.object({
  version: v.picklist([PLAIN_VERSION, HARDER_VERSION, COUNTED_VERSION, VERSION]),
  target: v.string(),
  guesses: v.array(country),
  /** Not written where they are these. */
  rules: v.optional(rulesSchema, standardRules),
  deal: v.optional(whole, 0),
  /** Codes that a later version of the deck has dealt may be unknown here. */
  dealt: v.optional(v.array(v.string()), []),
  /** Not written where a day was begun on its date. A program that does not know of it takes every day for that. */
  begun: v.optional(v.custom<UtcDate>(isUtcDate)),
})

/** What the first version says, in the words of the second: a round had no rules but the standard ones, and no number. */
function asSecond({ target, guesses }: Table): Table {
  return { version: PLAIN_VERSION, target, guesses }
}

/** The version of the deck is not written where it is the first. */
const versioned = v.object({ version: v.pipe(whole, v.minValue(1)), deck: v.optional(whole, 1) })

/** A stored round; or why what is stored cannot be read. */
export type Reading =
  | { readonly kind: 'round'; readonly round: Round }
  /** `later`: a later version of the game wrote it, and can read it. */
  | { readonly kind: 'damaged' | 'later'; readonly fault: Fault }

/** A round as it is stored. The target of a round in progress is sealed. */
export function recordOf(round: Round): object {
  const { puzzle, rules, target, guesses, deal, dealt, begun } = round
  const deck = deckOf(puzzle.deck).version
  return {
    version: versionOf(rules),
    target: isOver(round) ? target : seal(target, keyOf(puzzle)),
    guesses,
    ...(isStandard(rules) ? {} : { rules: writtenRules(rules) }),
    ...(deal === 0 ? {} : { deal }),
    ...(dealt.length === 0 ? {} : { dealt }),
    ...(deck === 1 ? {} : { deck }),
    begun,
  }
}

/** Rules as they are stored: nothing is said of the aid where there is none, as before there was any. */
function writtenRules({ aid, ...others }: Rules): object {
  return aid ? { ...others, aid } : others
}

/** A cache of what was read last of each puzzle, by its key: most stored days have not changed since. */
const lastRead = new Map<string, { readonly text: string; readonly reading: Reading }>()

/** Reads a round of a puzzle from what any version has stored, taking nothing for granted. */
export function decodeRound(text: string, puzzle: Puzzle): Reading {
  const key = keyOf(puzzle)
  const last = lastRead.get(key)
  if (last?.text === text) return last.reading
  const reading = decodeText(text, puzzle)
  lastRead.set(key, { text, reading })
  return reading
}

function decodeText(text: string, puzzle: Puzzle): Reading {
  try {
    return decodeRecord(JSON.parse(text), puzzle)
  } catch {
    return damaged('damaged')
  }
}

/** Reads a round from a value that came out of JSON. */
export function decodeRecord(value: unknown, puzzle: Puzzle): Reading {
  const { codes, version: deckVersion } = deckOf(puzzle.deck)
  const { version: number, deck } = v.is(versioned, value) ? value : { version: 0 }
  if (number > VERSION || (deck ?? 1) > deckVersion) return { kind: 'later', fault: 'later' }
  if (number === 0) return damaged('foreign')
  const result = v.safeParse(second, number === 1 ? asSecond(value as Table) : value)
  if (!result.success) return damaged(faultOf(result.issues[0]))
  const { target: written, guesses, rules, deal, dealt, begun } = result.output
  if (guesses.length > rules.guesses) return damaged('long')
  if (new Set(guesses).size < guesses.length) return damaged('twice')
  const sought = isCountryCode(written)
    ? written
    : unseal(written, number === 1 ? version1Salt(puzzle) : keyOf(puzzle))
  const target = codes.find((code) => code === sought)
  if (!target) return damaged('target')
  if (!guesses.every((guess) => codes.includes(guess))) return damaged('country')
  if (guesses.slice(0, -1).includes(target)) return damaged('late')
  const known = dealt.filter(isCountryCode)
  const bare = {
    puzzle,
    rules: rulesFor(puzzle, rules),
    target,
    guesses,
    deal,
    dealt: known,
    begun: undefined,
  }
  const round = begunOn(bare, guesses.length > 0 ? begun : undefined)
  if (!isOver(round) && written === target) return damaged('shown')
  return { kind: 'round', round }
}

function version1Salt(puzzle: Puzzle): string {
  return puzzle.kind === 'daily' ? puzzle.date : 'outline.practice'
}

function faultOf({ message }: v.BaseIssue<unknown>): Fault {
  // What has no code of ours is in the library's own words.
  return FAULTS.find((fault) => fault === message) ?? 'foreign'
}

function damaged(fault: Fault): Reading {
  return { kind: 'damaged', fault }
}

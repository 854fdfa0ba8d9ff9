import * as v from 'valibot'
import { deckOf, isAmong } from '../../geo/decks'
import { challengeOf } from '../challenge/challenge'
import { keyOf, type Puzzle } from '../rules/puzzle'
import { begunOn, type DailyRound, has, isOver, isSame, join, type Round } from '../rules/round'
import { aidsFor, aidsIn, areSame, type Help, MOST_GUESSES, rulesSchema, standardRules } from '../rules/rules'
import { type DailyDeck, isDailyDeck } from '../schedule/dailies'
import { Collection } from '../store/collection'
import { date, whole } from '../store/schemas'
import { PREFIX, type Store } from '../store/store'
import { puzzleAt } from './puzzleAt'
import { deobfuscate, obfuscate } from './seal'

/** Stored form of a round; omitted fields have the most common value. */
const schema = v.object({
  /** Id of a place, obfuscated until the round is over. */
  target: v.string(),
  guesses: v.array(v.string()),
  rules: v.optional(rulesSchema, standardRules),
  /** Aids taken, each with the number of the guess after which it was; a later version may have some that are unknown here. */
  help: v.optional(v.record(v.string(), whole(0, MOST_GUESSES)), {}),
  deal: v.optional(whole(), 0),
  /** Ids of places; a later version of the deck may have dealt some that are unknown here. */
  dealt: v.optional(v.array(v.string()), []),
  /** Version of the deck. */
  deck: whole(1),
  begun: v.optional(date),
  givenUp: v.optional(v.literal(true)),
})

/** Collection of rounds, each under the key of its puzzle. */
export const rounds = new Collection<Round, v.InferOutput<typeof schema>>({
  prefix: PREFIX,
  version: 1,
  schema,
  idOf: ({ puzzle }) => keyOf(puzzle),
  decode,
  encode: (round) => ({
    target: isOver(round) ? round.target : obfuscate(round.target, keyOf(round.puzzle)),
    guesses: round.guesses,
    // JSON omits undefined fields.
    rules: areSame(round.rules, standardRules) ? undefined : round.rules,
    help: aidsIn(round.help).length === 0 ? undefined : round.help,
    deal: round.deal === 0 ? undefined : round.deal,
    dealt: round.dealt.length === 0 ? undefined : round.dealt,
    deck: deckOf(round.puzzle.deck).version,
    begun: round.begun,
    givenUp: round.isGivenUp || undefined,
  }),
  join: joined,
  // A finished version from outside stands only if it goes on from what was guessed here.
  adopt: (stored, round) => {
    const both = joined(stored, round)
    return stored.guesses.every((guess, place) => guess === both.guesses[place]) ? both : stored
  },
})

/** Merges two versions of a round; returns the stored one itself if nothing changes. */
function joined(stored: Round, round: Round): Round {
  const both = join(stored, round)
  return isSame(stored, both) ? stored : both
}

/** Decodes the round of the puzzle with a key, or returns the fault that makes it unreadable. */
function decode(stored: v.InferOutput<typeof schema>, key: string): Round | string {
  const puzzle = puzzleAt(key)
  const [kind, deck = ''] = key.split('.')
  if (puzzle === undefined) return kind === 'daily' && isDailyDeck(deck) ? 'date' : 'later'
  const { codes, version } = deckOf(puzzle.deck)
  if (stored.deck > version) return 'later'
  const { target: written, deal, begun } = stored
  const { rules } = stored
  const aids = aidsFor(
    puzzle,
    rules,
    puzzle.kind === 'challenge' ? challengeOf(puzzle.token)?.rules.aids : undefined,
  )
  const help: Help = Object.fromEntries(
    aids.flatMap((aid) => (stored.help[aid] === undefined ? [] : [[aid, stored.help[aid]]])),
  )
  const isInDeck = isAmong(codes)
  const guesses = stored.guesses.filter(isInDeck)
  if (guesses.length < stored.guesses.length) return 'country'
  if (guesses.length > rules.guesses && !has({ help }, 'more')) return 'long'
  if (new Set(guesses).size < guesses.length) return 'twice'
  const target = isInDeck(written) ? written : deobfuscate(written, key, codes)
  if (target === undefined) return 'target'
  if (guesses.slice(0, -1).includes(target)) return 'late'
  const dealt = stored.dealt.filter(isInDeck)
  const isGivenUp = stored.givenUp === true && guesses.length > 0 && guesses.at(-1) !== target
  const round = { puzzle, rules, target, guesses, aids, help, isGivenUp, deal, dealt, begun: undefined }
  if (!isOver(round) && written === target) return 'shown'
  return begunOn(round, guesses.length > 0 ? begun : undefined)
}

/** Key of a puzzle's record; each puzzle has its own record, so that every write is independent. */
export function storeKeyOf(puzzle: Puzzle): string {
  return PREFIX + keyOf(puzzle)
}

/** Returns the stored round of a puzzle; `undefined` if there is none or it is unreadable. Throws nothing. */
export function roundIn(store: Pick<Store, 'get'>, puzzle: Puzzle): Round | undefined {
  return rounds.find(store, keyOf(puzzle))
}

/** Writes a round, replacing the stored one. Throws what the store throws. */
export function writeRound(store: Pick<Store, 'set'>, round: Round): void {
  rounds.write(store, round)
}

/**
 * Lists all readable daily rounds with at least one guess, oldest first, of one deck or all; empty if storage is
 * unavailable. Days that were only opened are stored too, but not listed.
 */
export function readDays(store: Pick<Store, 'get' | 'keys'>, deck?: DailyDeck): readonly DailyRound[] {
  return rounds
    .all(store, deck === undefined ? 'daily.' : `daily.${deck}.`)
    .flatMap((round) => {
      const { puzzle, guesses } = round
      return puzzle.kind === 'daily' && guesses.length > 0 ? [{ ...round, puzzle }] : []
    })
    .sort((one, other) => (one.puzzle.date < other.puzzle.date ? -1 : 1))
}

import * as v from 'valibot'
import { deckOf, isCountryCode } from '../../geo/decks'
import { keyOf, type Puzzle } from '../puzzle'
import { puzzleAt } from '../puzzleAt'
import { begunOn, type DailyRound, isOver, isSame, join, type Round } from '../round'
import { areSame, rulesFor, rulesSchema, standardRules } from '../rules'
import { type DailyDeck, isDailyDeck } from '../schedule/dailies'
import { Collection, type Reading } from '../store/collection'
import { date, whole } from '../store/schemas'
import { PREFIX, type Store } from '../store/store'
import { seal, unseal } from './seal'

/** What is not written is as it is in most rounds. */
const schema = v.object({
  /** Sealed until the round is over. */
  target: v.string(),
  guesses: v.array(v.string()),
  rules: v.optional(rulesSchema, standardRules),
  deal: v.optional(whole(), 0),
  /** Codes that a later version of the deck has dealt may be unknown here. */
  dealt: v.optional(v.array(v.string()), []),
  /** Version of the deck. */
  deck: whole(1),
  begun: v.optional(date),
})

/** Rounds, each under the key of its puzzle. */
export const rounds = new Collection<Round, v.InferOutput<typeof schema>>({
  prefix: PREFIX,
  version: 1,
  schema,
  idOf: ({ puzzle }) => keyOf(puzzle),
  decode,
  encode: (round) => ({
    target: isOver(round) ? round.target : seal(round.target, keyOf(round.puzzle)),
    guesses: round.guesses,
    // JSON leaves out what is undefined.
    rules: areSame(round.rules, standardRules) ? undefined : round.rules,
    deal: round.deal === 0 ? undefined : round.deal,
    dealt: round.dealt.length === 0 ? undefined : round.dealt,
    deck: deckOf(round.puzzle.deck).version,
    begun: round.begun,
  }),
  join: (stored, round) => {
    const both = join(stored, round)
    return isSame(stored, both) ? stored : both
  },
})

/** Reads the round of the puzzle with a key; or says why it is none. */
function decode(stored: v.InferOutput<typeof schema>, key: string): Round | string {
  const puzzle = puzzleAt(key)
  const [kind, deck = ''] = key.split('.')
  if (puzzle === undefined) return kind === 'daily' && isDailyDeck(deck) ? 'date' : 'later'
  const { codes, version } = deckOf(puzzle.deck)
  if (stored.deck > version) return 'later'
  const { target: written, deal, begun } = stored
  const rules = rulesFor(puzzle, stored.rules)
  const guesses = stored.guesses.filter(isCountryCode).filter((guess) => codes.includes(guess))
  if (guesses.length < stored.guesses.length) return 'country'
  if (guesses.length > rules.guesses) return 'long'
  if (new Set(guesses).size < guesses.length) return 'twice'
  const sought = isCountryCode(written) ? written : unseal(written, key)
  const target = codes.find((code) => code === sought)
  if (target === undefined) return 'target'
  if (guesses.slice(0, -1).includes(target)) return 'late'
  const dealt = stored.dealt.filter(isCountryCode)
  const round = { puzzle, rules, target, guesses, deal, dealt, begun: undefined }
  if (!isOver(round) && written === target) return 'shown'
  return begunOn(round, guesses.length > 0 ? begun : undefined)
}

/** The key under which a round is stored; each puzzle is one record, so that each write stands alone. */
export function storeKeyOf(puzzle: Puzzle): string {
  return PREFIX + keyOf(puzzle)
}

/** Reads the round of a puzzle. Changes nothing. Throws what the store throws. */
export function readRound(store: Pick<Store, 'get'>, puzzle: Puzzle): Reading<Round> {
  return rounds.read(store, keyOf(puzzle))
}

/** The stored round of a puzzle; `undefined` where there is none, or none that can be read now. Throws nothing. */
export function roundIn(store: Pick<Store, 'get'>, puzzle: Puzzle): Round | undefined {
  return rounds.find(store, keyOf(puzzle))
}

/** Stores a round in place of what was there. Throws what the store throws. */
export function writeRound(store: Pick<Store, 'set'>, round: Round): void {
  rounds.write(store, round)
}

/**
 * Every readable daily round that has been begun, oldest first, of a deck or of all; none where the store refuses. A day
 * that was only looked at is stored, too, and is not among them.
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

import * as v from 'valibot'
import { DECK_NAMES } from '../../geo/decks'
import { keyOf, type Puzzle } from '../puzzle'
import type { Round } from '../round'
import { DAILY_DECKS } from '../schedule/dailies'
import { readJson, whole } from '../store/schemas'
import { rounds } from './storedRound'

/** A round, and the generation in which it was played. */
export type Copy = {
  readonly generation: number
  readonly round: Round
  /** The number of the deal that this round replaces in the store, where the store had not taken it: see `Waiting`. */
  readonly replaces?: number | undefined
}

const schema = v.object({
  version: v.literal(1),
  generation: whole(0),
  key: v.string(),
  record: v.unknown(),
  replaces: v.optional(v.number()),
})

/** Writes a backup copy as text: of the last round that was guessed in, so that a crash of the browser loses no guess. */
export function encodeCopy({ generation, round, replaces }: Copy): string {
  return JSON.stringify({
    version: 1,
    generation,
    key: keyOf(round.puzzle),
    record: rounds.encode(round),
    replaces,
  })
}

/** Reads what {@link encodeCopy} wrote; `undefined` where it is anything else. */
export function decodeCopy(text: unknown): Copy | undefined {
  const copy = typeof text === 'string' ? readJson(schema, text) : undefined
  if (copy === undefined) return undefined
  const { generation, key, record, replaces } = copy
  const reading = rounds.decode(record, key)
  return reading.kind === 'value' ? { generation, round: reading.value, replaces } : undefined
}

/**
 * Where copies are kept: the last challenge, and the last round of each other kind of
 * puzzle and of each deck with which it is played.
 */
export const PLACES: readonly string[] = [
  ...DAILY_DECKS.map((deck) => placeOf({ kind: 'daily', deck })),
  ...DECK_NAMES.map((deck) => placeOf({ kind: 'practice', deck })),
  'challenge',
]

/**
 * Texts that are on the disk as soon as they are written. Browsers may keep what they store elsewhere in memory for
 * some seconds, and a browser that is killed loses that. Every call may reject, and may take its time.
 */
export type BackupCopy = {
  /** Every text there is, and whatever stands for none. */
  readonly read: () => Promise<readonly unknown[]>
  /** Keeps a text in place of the last one that was kept here: see {@link placeOf}. */
  readonly write: (place: string, text: string) => Promise<void>
  /** Removes every text. Rejects in good time where some may still be there. */
  readonly clear: () => Promise<void>
}

/** Place of the backup copy of a puzzle's round. */
export function placeOf({ kind, deck }: Pick<Puzzle, 'kind' | 'deck'>): string {
  return kind === 'challenge' ? kind : `${kind}.${deck}`
}

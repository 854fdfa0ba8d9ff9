import * as v from 'valibot'
import { DECK_NAMES, isOwnDeck } from '../../geo/decks'
import { keyOf, type Puzzle } from '../rules/puzzle'
import { DAILY_DECKS } from '../schedule/dailies'
import { readJson, whole } from '../store/schemas'
import type { Dealt } from './dealt'
import { rounds } from './storedRound'

/** Backup copy of a round, with the generation in which it was played. */
export type BackupCopy = Dealt & { readonly generation: number | undefined }

const schema = v.object({
  version: v.literal(1),
  generation: v.optional(whole(0)),
  key: v.string(),
  record: v.unknown(),
  replaces: v.array(v.number()),
})

/** Encodes a backup copy of the round with the latest guess, so that a browser crash loses no guess. */
export function encodeCopy({ generation, round, replaces }: BackupCopy): string {
  return JSON.stringify({
    version: 1,
    generation,
    key: keyOf(round.puzzle),
    record: rounds.encode(round),
    replaces,
  })
}

/** Decodes a text written by {@link encodeCopy}; `undefined` for anything else. */
export function decodeCopy(text: unknown): BackupCopy | undefined {
  const copy = typeof text === 'string' ? readJson(schema, text) : undefined
  if (copy === undefined) return undefined
  const { generation, key, record, replaces } = copy
  const reading = rounds.decode(record, key)
  return reading.kind === 'value' ? { generation, round: reading.value, replaces } : undefined
}

const OWN_SLOT = 'practice.own'

/** Slots for backup copies: one for the last challenge, one for the decks of somebody's own, and one for each other kind of puzzle and deck. */
export const COPY_SLOTS: readonly string[] = [
  ...DAILY_DECKS.map((deck) => copySlotOf({ kind: 'daily', deck })),
  ...DECK_NAMES.map((deck) => copySlotOf({ kind: 'practice', deck })),
  'challenge',
  OWN_SLOT,
]

/**
 * Storage for backup copies, written through to disk. Browsers may hold `localStorage` writes in memory for seconds and
 * lose them if killed. Every call may reject, and may be slow.
 */
export type BackupCopies = {
  /** Reads the texts in all slots that have one. */
  readonly read: () => Promise<readonly unknown[]>
  /** Writes a text to a slot, replacing the previous one; see {@link copySlotOf}. */
  readonly write: (place: string, text: string) => Promise<void>
  /** Clears all slots. Rejects within a few seconds if some texts may remain. */
  readonly clear: () => Promise<void>
}

/** Slot for the backup copy of a puzzle's round. */
export function copySlotOf({ kind, deck }: Pick<Puzzle, 'kind' | 'deck'>): string {
  if (kind === 'challenge') return kind
  return isOwnDeck(deck) ? OWN_SLOT : `${kind}.${deck}`
}

import * as v from 'valibot'
import { keyOf } from '../puzzle'
import type { Round } from '../round'
import { readJson } from '../store/readJson'
import { whole } from '../store/schemas'
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

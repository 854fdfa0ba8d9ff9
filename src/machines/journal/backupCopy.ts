import * as v from 'valibot'
import { keyOf, puzzleAt } from '../puzzle'
import type { Round } from '../round'
import { readJson } from './readJson'
import { decodeRecord, decodeRound, recordOf } from './record'

/** A round, and the generation in which it was played. */
export type Copy = {
  readonly generation: number
  readonly round: Round
  /** The number of the deal that this round replaces in the store, where the store had not taken it: see `Waiting`. */
  readonly replaces?: number | undefined
}

const schema = v.object({
  version: v.literal(1),
  era: v.number(),
  key: v.string(),
  record: v.unknown(),
  replaces: v.optional(v.number()),
})

export function encodeCopy({ generation, round, replaces }: Copy): string {
  const key = keyOf(round.puzzle)
  return JSON.stringify({ version: 1, era: generation, key, record: recordOf(round), replaces })
}

/** Reads what {@link encodeCopy} wrote, or version 1 of the program; `undefined` where it is anything else. */
export function decodeCopy(text: unknown): Copy | undefined {
  if (typeof text !== 'string') return undefined
  const copy = readJson(schema, text)
  if (copy === undefined) return decodeVersion1(text)
  const { era: generation, key, record, replaces } = copy
  const puzzle = puzzleAt(key)
  const reading = puzzle && decodeRecord(record, puzzle)
  return reading?.kind === 'round' ? { generation, round: reading.round, replaces } : undefined
}

/** Version 1 wrote the date, a blank and the record, and knew of no generations. */
function decodeVersion1(text: string): Copy | undefined {
  const puzzle = puzzleAt(`daily.twenty.${text.slice(0, 10)}`)
  const reading = puzzle && decodeRound(text.slice(11), puzzle)
  return reading?.kind === 'round' ? { generation: 0, round: reading.round } : undefined
}

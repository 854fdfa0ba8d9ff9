import * as v from 'valibot'
import { keyOf, puzzleAt } from '../puzzle'
import type { Round } from '../round'
import { decodeRecord, decodeRound, recordOf } from './record'

/** A round, and the generation in which it was played. */
export type Copy = { readonly generation: number; readonly round: Round }

const schema = v.object({ version: v.literal(1), era: v.number(), key: v.string(), record: v.unknown() })

export function encodeCopy({ generation, round }: Copy): string {
  return JSON.stringify({ version: 1, era: generation, key: keyOf(round.puzzle), record: recordOf(round) })
}

/** Reads what {@link encodeCopy} wrote, or version 1 of the program; `undefined` where it is anything else. */
export function decodeCopy(text: unknown): Copy | undefined {
  if (typeof text !== 'string') return undefined
  try {
    const { era: generation, key, record } = v.parse(schema, JSON.parse(text))
    const puzzle = puzzleAt(key)
    const reading = puzzle && decodeRecord(record, puzzle)
    return reading?.kind === 'round' ? { generation, round: reading.round } : undefined
  } catch {
    return decodeVersion1(text)
  }
}

/** Version 1 wrote the date, a blank and the record, and knew of no generations. */
function decodeVersion1(text: string): Copy | undefined {
  const puzzle = puzzleAt(`daily.twenty.${text.slice(0, 10)}`)
  const reading = puzzle && decodeRound(text.slice(11), puzzle)
  return reading?.kind === 'round' ? { generation: 0, round: reading.round } : undefined
}

import * as v from 'valibot'
import { isPlaceId } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import { isUtcDate, type UtcDate } from '../schedule/day'

/** Parses a text as JSON of a schema; `undefined` if it does not match, or there is no text. */
export function readJson<Value>(
  schema: v.GenericSchema<unknown, Value>,
  text: string | null,
): Value | undefined {
  try {
    // Stryker disable next-line StringLiteral: equivalent, because neither text is JSON.
    const result = v.safeParse(schema, JSON.parse(text ?? ''))
    return result.success ? result.output : undefined
  } catch {
    // The text is not JSON.
  }
}

/** Schema of a whole number within bounds. */
export function whole(least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER) {
  return v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
}

/**
 * Schema of a time in milliseconds since 1970, limited to the year 3000 so that calculations with it still give valid
 * dates.
 */
export const time = whole(0, Date.UTC(3000, 0))

export const country = v.custom<PlaceId>(isPlaceId)

export const date = v.custom<UtcDate>(isUtcDate)

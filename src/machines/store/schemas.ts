import * as v from 'valibot'
import type { CountryCode } from '../../geo/countries'
import { isCountryCode } from '../../geo/decks'
import { isUtcDate, type UtcDate } from '../day'

/** What a text says that is JSON of this form; `undefined` where it is anything else, or there is none. */
export function readJson<Value>(
  schema: v.GenericSchema<unknown, Value>,
  text: string | null,
): Value | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(text ?? ''))
    return result.success ? result.output : undefined
  } catch {
    // It is no JSON.
  }
}

/** A whole number within bounds. */
export function whole(least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER) {
  return v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
}

/** Milliseconds since 1970. No clock goes beyond this, and what is reckoned from it is still a date. */
export const time = whole(0, Date.UTC(3000, 0))

export const country = v.custom<CountryCode>(isCountryCode)

export const date = v.custom<UtcDate>(isUtcDate)

import type { CountryCode } from '../../geo/countries'
import { DECK_NAMES, type DeckName, deckOf, isCountryCode } from '../../geo/decks'
import { DAY_MS, type UtcDate, utcDateOf } from '../day'

/** A whole number from 0 on, and the size that it is below. */
export type Part = readonly [number: number, size: number]

/** A value as numbers of a link, and back. Whatever numbers there are, they are read as some value. */
export type Field<Value> = {
  readonly write: (value: Value) => readonly Part[]
  /** @param take gives the next number, which is below a size */
  readonly read: (take: (size: number) => number) => Value
}

/** The fields of a value by their names, in their order. */
export type Fields<Value> = { readonly [Name in keyof Value]: Field<Value[Name]> }

/** A value that is one number; one that is out of bounds is written as the nearest. */
function number<Value>(
  size: number,
  of: (value: Value) => number,
  at: (number: number) => Value,
): Field<Value> {
  return {
    write: (value) => [[Math.max(0, Math.min(size - 1, of(value))), size]],
    read: (take) => at(take(size)),
  }
}

/** A whole number within bounds. */
export function whole(least: number, most: number): Field<number> {
  const at = (place: number) => place + least
  return number(most - least + 1, (value) => value - least, at)
}

/**
 * One of some values, by its place among them: append, never reorder. What has none is written and read as the first.
 * @param room how many values there can ever be
 */
export function oneOf<Value>(values: readonly Value[], room = values.length): Field<Value> {
  const at = (place: number) => values[place] ?? (values[0] as Value)
  return number(room, (value) => values.indexOf(value), at)
}

export const flag = oneOf([false, true])

/** A value that may be missing. */
export function optional<Value>(field: Field<Value>): Field<Value | undefined> {
  return {
    write: (value) =>
      value === undefined ? flag.write(false) : [...flag.write(true), ...field.write(value)],
    read: (take) => (flag.read(take) ? field.read(take) : undefined),
  }
}

/** Values of a kind, at least and at most so many. */
export function list<Value>(field: Field<Value>, least: number, most: number): Field<readonly Value[]> {
  const count = whole(least, most)
  return {
    write: (values) => [...count.write(values.length), ...values.flatMap(field.write)],
    read: (take) => Array.from({ length: count.read(take) }, () => field.read(take)),
  }
}

/** A value of several fields. */
export function record<Value extends object>(fields: Fields<Value>): Field<Value> {
  const names = Object.keys(fields) as (keyof Value)[]
  return {
    write: (value) => names.flatMap((name) => fields[name].write(value[name])),
    read: (take) => Object.fromEntries(names.map((name) => [name, fields[name].read(take)])) as Value,
  }
}

const FIRST_DAY = Date.UTC(2026, 0, 1)

/** A date from 2026 to 2115. */
export const day: Field<UtcDate> = number(
  2 ** 15,
  (date) => (Date.parse(date) - FIRST_DAY) / DAY_MS,
  (days) => utcDateOf(FIRST_DAY + days * DAY_MS),
)

/** The number of the letter A. */
const A = 65

/** A country by the two letters of its code, which mean the same however a deck grows. */
export const country: Field<CountryCode> = number(
  26 ** 2,
  (code) => (code.charCodeAt(0) - A) * 26 + code.charCodeAt(1) - A,
  (place) => {
    const code = String.fromCharCode(A + Math.floor(place / 26), A + (place % 26))
    return isCountryCode(code) ? code : 'AD'
  },
)

/** What a link says that is about a deck. */
export type OfDeck = {
  readonly deck: DeckName
  /** That the deck had where the link was made: what came later may be unknown here. */
  readonly deckVersion: number
}

export const ofDeck = { deck: oneOf(DECK_NAMES, 32), deckVersion: whole(1, 31) }

/** Whether a link is about a later version of its deck than the program has. */
export function isOfLaterDeck({ deck, deckVersion }: OfDeck): boolean {
  return deckVersion > deckOf(deck).version
}

import { COUNTRY_DECKS, deckOf, type PublishedDeckName } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import { REGION_DECK_NAMES } from '../../geo/regions/regionDecks'
import { AIDS, OUTLINES, ROOM_FOR_AIDS, type RuleChoice } from '../rules/rules'
import { dateOfDay, dayNumber, type UtcDate } from '../schedule/day'

/** Non-negative integer, and the size, which it is less than. */
export type Part = readonly [number: number, size: number]

/** Codec for one value of a link as a list of integers. Any integers within their sizes can be read as some value. */
export type LinkField<Value> = {
  readonly write: (value: Value) => readonly Part[]
  /**
   * Reads a value.
   * @param take returns the next integer, which is less than the given size
   */
  readonly read: (take: (size: number) => number) => Value
}

/** Codecs for the properties of a value, in order. */
export type LinkFields<Value> = { readonly [Name in keyof Value]: LinkField<Value[Name]> }

/** Codec for a value that is a single integer; an integer out of bounds is written as the nearest one within. */
function number<Value>(
  size: number,
  of: (value: Value) => number,
  at: (number: number) => Value,
): LinkField<Value> {
  return {
    write: (value) => [[Math.max(0, Math.min(size - 1, of(value))), size]],
    read: (take) => at(take(size)),
  }
}

/** Codec for an integer within bounds. */
export function wholeField(least: number, most: number): LinkField<number> {
  const at = (place: number) => place + least
  return number(most - least + 1, (value) => value - least, at)
}

/**
 * Codec for one of a list of values, by its index: append, never reorder. Unknown values are written and read as the first
 * one.
 * @param room maximum length that the list can ever have
 */
export function oneOf<Value>(values: readonly Value[], room = values.length): LinkField<Value> {
  const at = (place: number) => values[place] ?? (values[0] as Value)
  return number(room, (value) => values.indexOf(value), at)
}

export const flag = oneOf([false, true])

/** Codec for an optional value. */
export function optional<Value>(field: LinkField<Value>): LinkField<Value | undefined> {
  return {
    write: (value) =>
      value === undefined ? flag.write(false) : [...flag.write(true), ...field.write(value)],
    read: (take) => (flag.read(take) ? field.read(take) : undefined),
  }
}

/**
 * Codec for some of a list of values, in its order: append, never reorder. None of them takes one bit.
 * @param room maximum length that the list can ever have
 */
export function someOf<Value>(values: readonly Value[], room: number): LinkField<readonly Value[]> {
  const flags = list(flag, room, room)
  return {
    write: (some) =>
      optional(flags).write(
        some.length === 0
          ? undefined
          : Array.from({ length: room }, (_, place) => some.includes(values[place] as Value)),
      ),
    read: (take) => {
      const chosen = optional(flags).read(take)
      return values.filter((_, place) => chosen?.[place])
    },
  }
}

/** Codec for a list with a minimum and a maximum length. */
export function list<Value>(
  field: LinkField<Value>,
  least: number,
  most: number,
): LinkField<readonly Value[]> {
  const count = wholeField(least, most)
  return {
    write: (values) => [...count.write(values.length), ...values.flatMap(field.write)],
    read: (take) => Array.from({ length: count.read(take) }, () => field.read(take)),
  }
}

/** Codec for an object. */
export function record<Value extends object>(fields: LinkFields<Value>): LinkField<Value> {
  const names = Object.keys(fields) as (keyof Value)[]
  return {
    write: (value) => names.flatMap((name) => fields[name].write(value[name])),
    read: (take) => Object.fromEntries(names.map((name) => [name, fields[name].read(take)])) as Value,
  }
}

const FIRST_DAY = dayNumber('2026-01-01')

/** Codec for a date from 2026 to 2115. */
export const day: LinkField<UtcDate> = number(
  2 ** 15,
  (date) => dayNumber(date) - FIRST_DAY,
  (days) => dateOfDay(FIRST_DAY + days),
)

/** Codecs for the rules that a player or a teacher chooses. */
export const ruleFields: LinkFields<RuleChoice> = {
  outline: oneOf(OUTLINES, 4),
  arrows: flag,
  aids: someOf(AIDS, ROOM_FOR_AIDS),
}

/** Codec for a place by its index in a deck, which stays valid however the deck grows: two characters. */
export function placeField(deck: PublishedDeckName): LinkField<PlaceId> {
  return oneOf(deckOf(deck).codes, 2 ** 10)
}

/** Deck in a link, with its version. */
export type OfDeck = {
  readonly deck: PublishedDeckName
  /** Version of the deck when the link was made; later additions may be unknown here. */
  readonly deckVersion: number
}

/** First index of the decks of regions: those of countries, which are before it, can be added to, too. */
const REGIONS_FROM = 24

const DECKS: PublishedDeckName[] = [...COUNTRY_DECKS]
DECKS.length = REGIONS_FROM
DECKS.push(...REGION_DECK_NAMES)

export const ofDeck = { deck: oneOf(DECKS, 96), deckVersion: wholeField(1, 31) }

/** Codec for an object of a deck, some of whose other fields depend on it. */
export function inDeck<Value extends OfDeck>(
  fieldsIn: (deck: PublishedDeckName) => LinkFields<Omit<Value, keyof OfDeck>>,
): LinkField<Value> {
  const head = record<OfDeck>(ofDeck)
  return {
    write: (value) => [...head.write(value), ...record(fieldsIn(value.deck)).write(value)],
    read: (take) => {
      const of = head.read(take)
      return { ...of, ...record(fieldsIn(of.deck)).read(take) } as Value
    },
  }
}

/** Whether a link is about a later version of its deck than this program knows. */
export function isOfLaterDeck({ deck, deckVersion }: OfDeck): boolean {
  return deckVersion > deckOf(deck).version
}

import { DECK_NAMES, type DeckName } from '../../geo/decks'

/** A sheet of outlines for paper, by what decides which countries are on it. */
export type Sheet = {
  readonly deck: DeckName
  /** The version of the deck; countries that came with a later one are not on the sheet. */
  readonly deckVersion: number
  readonly count: SheetCount
  /** Tells the sheets of a deck from each other: 0 to 99,999. */
  readonly seed: number
}

/** How many outlines a sheet may have. */
export const COUNTS = [6, 12, 20] as const

export type SheetCount = (typeof COUNTS)[number]

/** What a number says that was typed or stands in an address. */
export type NumberReading =
  | { readonly kind: 'sheet'; readonly sheet: Sheet }
  /** `later`: of a later version of the game or of the deck. */
  | { readonly kind: 'wrong' | 'later' }

/** How many sheets of each deck and size there are. */
export const SEEDS = 100_000

/** How many countries each version of a deck has to draw from. Append, never change: older sheets would change, too. */
export const SOUGHT: Readonly<Record<DeckName, readonly number[]>> = {
  twenty: [20],
  world: [190],
  africa: [54],
  americas: [35],
  asia: [51],
  europe: [48],
  oceania: [10],
}

/** In a number of any version the first figure is the version, and the last two are check figures. */
const VERSION = 1

/**
 * Of version 1: the version, the deck, its version in two figures, the place of the
 * count in {@link COUNTS}, and the seed in five.
 */
const FIELDS = /^1(\d)(\d\d)(\d)(\d{5})\d\d$/

/** The sheet of a seed, any whole number from 0 on, from the deck as it is today. */
export function newSheet(deck: DeckName, count: SheetCount, seed: number): Sheet {
  return {
    deck,
    deckVersion: SOUGHT[deck].length,
    count: countsOf(deck).findLast((each) => each <= count) as SheetCount,
    seed: seed % SEEDS,
  }
}

/** The sizes that a deck as it is today has enough countries for. */
export function countsOf(deck: DeckName): readonly SheetCount[] {
  return COUNTS.filter((count) => count <= (SOUGHT[deck].at(-1) as number))
}

/** The number of a sheet: twelve figures, the last two check figures by MOD 97-10 (ISO 7064). */
export function numberOfSheet({ deck, deckVersion, count, seed }: Sheet): string {
  const two = (number: number, figures: number) => String(number).padStart(figures, '0')
  const body = `${VERSION}${DECK_NAMES.indexOf(deck)}${two(deckVersion, 2)}${COUNTS.indexOf(count)}${two(seed, 5)}`
  return body + two(98 - (Number(`${body}00`) % 97), 2)
}

/**
 * Reads a number as it stands on a sheet or was typed: in the figures of any script, with any blanks and signs between
 * them. One wrong figure is always noticed, and two neighbours that were swapped; other mistakes are in 96 of 97 cases.
 */
export function readSheetNumber(text: string): NumberReading {
  if (/\p{L}/u.test(text)) return { kind: 'wrong' }
  const number = Array.from(text.matchAll(/\p{Nd}/gu), ([figure]) => figureOf(figure)).join('')
  if (Number(number) % 97 !== 1 || number.length > 15) return { kind: 'wrong' }
  if (Number(number[0]) > VERSION) return { kind: 'later' }
  const fields = FIELDS.exec(number)?.slice(1).map(Number)
  if (fields === undefined) return { kind: 'wrong' }
  const [deckNumber = 0, deckVersion = 0, place = 0, seed = 0] = fields
  const [deck, count] = [DECK_NAMES[deckNumber], COUNTS[place]]
  if (deck === undefined || count === undefined || deckVersion === 0) return { kind: 'wrong' }
  const sought = SOUGHT[deck][deckVersion - 1]
  if (sought === undefined) return { kind: 'later' }
  return count > sought ? { kind: 'wrong' } : { kind: 'sheet', sheet: { deck, deckVersion, count, seed } }
}

/**
 * A number in groups of four, as it is printed. The blanks between them keep it
 * in one line and in its order in any script.
 */
export function groupedNumber(number: string): string {
  return number.replace(/\d{4}(?=\d)/g, '$&\u00a0')
}

/** A figure as 0 to 9: in Unicode the ten figures of a script follow one another. */
function figureOf(figure: string): number {
  const code = figure.codePointAt(0) as number
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++
  return before % 10
}

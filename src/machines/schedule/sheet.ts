import type { CountryCode } from '../../geo/countries'
import { type DeckName, deckOf } from '../../geo/decks'
import { hash } from '../hash'
import { figures, linkOf, type Reading } from '../links/codec'
import { isOfLaterDeck, type OfDeck, ofDeck, oneOf, whole } from '../links/fields'
import { draw } from './draw'

/** A sheet of outlines for paper, by what decides which countries are on it. */
export type Sheet = OfDeck & {
  readonly count: SheetCount
  /** Tells the sheets of a deck from each other: 0 to 99,999. */
  readonly seed: number
}

/** How many outlines a sheet may have. */
export const COUNTS = [6, 12, 20] as const

export type SheetCount = (typeof COUNTS)[number]

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

/** The number of a sheet: twelve figures. */
const link = linkOf<Sheet>({
  name: '',
  version: 1,
  fields: { ...ofDeck, count: oneOf(COUNTS), seed: whole(0, SEEDS - 1) },
  isLater: isOfLaterDeck,
  isWhole: ({ deck, deckVersion, count }) => count <= (SOUGHT[deck][deckVersion - 1] as number),
  script: figures,
})

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

/** The number of a sheet, which stands on it. */
export function numberOfSheet(sheet: Sheet): string {
  return link.write(sheet, 0)
}

/** Reads a number as it stands on a sheet or was typed: in the figures of any script, with any blanks and signs between them. */
export function readSheetNumber(text: string): Reading<Sheet> {
  if (/\p{L}/u.test(text)) return { kind: 'damaged' }
  return link.read(Array.from(text.matchAll(/\p{Nd}/gu), ([figure]) => figureOf(figure)).join(''))
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

/**
 * The countries on a sheet, in their order, each once: the same for ever, however the deck grows.
 * @throws where the sheet is of a later version of the deck than the program has.
 */
export function countriesOn({ deck, deckVersion, count, seed }: Sheet): readonly CountryCode[] {
  const { version, targets } = deckOf(deck)
  if (deckVersion > version) throw new Error(`A sheet is wanted of version ${deckVersion} of ${deck}`)
  const left = targets.slice(0, SOUGHT[deck][deckVersion - 1])
  let next = hash(`sheet ${deck} ${deckVersion} ${seed}`)
  return Array.from({ length: count }, () => {
    const drawn = draw(next, left.length)
    next = drawn.seed
    return left.splice(drawn.index, 1)[0] as CountryCode
  })
}

import { deckOf, type PublishedDeckName } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import { REGION_DECK_NAMES, type RegionDeckName, regionDecks } from '../../geo/regions/regionDecks'
import { figures, type LinkReading, linkOf } from '../links/codec'
import { isOfLaterDeck, type OfDeck, ofDeck, oneOf, record, wholeField } from '../links/fields'
import { hash, shuffled } from '../schedule/hash'

/** Printable sheet of outlines, described by the values that determine its countries. */
export type Sheet = OfDeck & {
  readonly count: SheetCount
  /** Number that distinguishes sheets of the same deck and size: 0 to 99,999. */
  readonly seed: number
}

/** Possible numbers of outlines on a sheet. */
export const COUNTS = [6, 12, 20] as const

type SheetCount = (typeof COUNTS)[number]

/** Number of sheets for each deck and size. */
export const SEEDS = 100_000

/** Number of possible targets in each version of a deck. Append, never change: existing sheets would change. */
export const TARGET_COUNTS: Readonly<Record<PublishedDeckName, readonly number[]>> = {
  twenty: [20],
  world: [190],
  africa: [54],
  americas: [35],
  asia: [51],
  europe: [48],
  oceania: [10],
  ...(Object.fromEntries(
    REGION_DECK_NAMES.map((deck) => [deck, [regionDecks[deck].targets.length]]),
  ) as Record<RegionDeckName, number[]>),
}

/** Codec for sheet numbers: twelve digits. */
const link = linkOf<Sheet>({
  name: '',
  version: 1,
  field: record({ ...ofDeck, count: oneOf(COUNTS), seed: wholeField(0, SEEDS - 1) }),
  isLater: isOfLaterDeck,
  isWhole: ({ deck, deckVersion, count }) => count <= (TARGET_COUNTS[deck][deckVersion - 1] as number),
  script: figures,
})

/** Creates a sheet from the current version of a deck. The seed is any non-negative integer. */
export function newSheet(deck: PublishedDeckName, count: SheetCount, seed: number): Sheet {
  return {
    deck,
    deckVersion: TARGET_COUNTS[deck].length,
    count: countsOf(deck).findLast((each) => each <= count) as SheetCount,
    seed: seed % SEEDS,
  }
}

/** Lists the sheet sizes for which the current version of a deck has enough countries. */
export function countsOf(deck: PublishedDeckName): readonly SheetCount[] {
  return COUNTS.filter((count) => count <= (TARGET_COUNTS[deck].at(-1) as number))
}

/** Number printed on a sheet. */
export function numberOfSheet(sheet: Sheet): string {
  return link.write(sheet, 0)
}

/**
 * Decodes a sheet number as printed or typed: in the digits of any script, with any spaces and punctuation between them.
 */
export function readSheetNumber(text: string): LinkReading<Sheet> {
  if (/\p{L}/u.test(text)) return { kind: 'damaged' }
  return link.read(Array.from(text.matchAll(/\p{Nd}/gu), ([figure]) => figureOf(figure)).join(''))
}

/** Formats a number in groups of four for print. No-break spaces keep it on one line and in order in any script. */
export function groupedNumber(number: string): string {
  return number.replace(/\d{4}(?=\d)/g, '$&\u00a0')
}

/** Value of a digit, 0 to 9: in Unicode, the ten digits of a script are consecutive. */
function figureOf(figure: string): number {
  const code = figure.codePointAt(0) as number
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++
  return before % 10
}

/**
 * Lists the countries on a sheet in order, each once; the list never changes, however the deck grows.
 * @throws if the sheet comes from a later version of the deck
 */
export function countriesOn({ deck, deckVersion, count, seed }: Sheet): readonly PlaceId[] {
  const { version, targets } = deckOf(deck)
  if (deckVersion > version) throw new Error(`A sheet is wanted of version ${deckVersion} of ${deck}`)
  const drawn = targets.slice(0, TARGET_COUNTS[deck][deckVersion - 1])
  return shuffled(drawn, hash(`sheet ${deck} ${deckVersion} ${seed}`)).slice(0, count)
}

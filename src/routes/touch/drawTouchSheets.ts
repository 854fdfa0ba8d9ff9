import { countryOf } from '../../geo/countries'
import type { Figures } from '../../geo/touch/braille'
import type { Ring } from '../../geo/touch/rings'
import { type TouchSheet, touchSheet } from '../../geo/touch/sheet'
import { ringsOf } from '../../geo/turnedPath'
import { countriesOn } from '../../machines/schedule/sheet'
import type { Sheet } from '../../machines/schedule/sheetNumber'
import type { Locale } from '../../ui/words/locale'
import { loadShape } from '../outlines/shapes'

/** A country on a sheet for touch, before it is drawn: its outline in a 100×100 box of which each side is so many km. */
export type TouchedCountry = {
  readonly name: string
  readonly rings: readonly Ring[]
  readonly side: number
}

/** The countries of a sheet in their order. Rejects where one of their outlines is not to be had now. */
export async function loadTouched(
  sheet: Sheet,
  fetchText: (url: string) => Promise<string>,
  { nameOf }: Pick<Locale, 'nameOf'>,
): Promise<readonly TouchedCountry[]> {
  return Promise.all(
    countriesOn(sheet).map(async (id) => {
      const shape = await loadShape(id, fetchText)
      if (shape === undefined) throw new Error(`There is no outline of ${id} for the sheet`)
      return { name: nameOf(countryOf(id)), rings: ringsOf(shape.path), side: shape.side }
    }),
  )
}

/** Draws the pages of some countries one after the other, and tells of each. */
export function* drawn(
  countries: readonly TouchedCountry[],
  figures: Figures,
  onPage: (page: TouchSheet) => void,
): Generator<undefined, void> {
  for (const [index, { rings, side }] of countries.entries()) {
    onPage(touchSheet(rings, side, index + 1, figures))
    yield undefined
  }
}

import { countryOf } from '../../geo/countries'
import { countriesOn, type Sheet } from '../../machines/schedule/sheet'
import type { Locale } from '../../ui/words/locale'
import { loadShape } from './shapes'

/** A country on a sheet: what it is called, and its outline as path data in a 100×100 box. */
export type PrintedCountry = { readonly name: string; readonly outline: string }

/** The countries of a sheet in their order. Rejects where one of their outlines is not to be had now. */
export async function loadSheet(
  sheet: Sheet,
  fetchText: (url: string) => Promise<string>,
  { nameOf }: Pick<Locale, 'nameOf'>,
): Promise<readonly PrintedCountry[]> {
  return Promise.all(
    countriesOn(sheet).map(async (id) => {
      const shape = await loadShape(id, fetchText)
      if (shape === undefined) throw new Error(`There is no outline of ${id} for the sheet`)
      return { name: nameOf(countryOf(id)), outline: shape.path }
    }),
  )
}

import type { Browser } from '../../browser'
import { type CountryCode, countryOf } from '../../geo/countries'
import { countriesOn } from '../../machines/schedule/sheet'
import type { Sheet } from '../../machines/schedule/sheetNumber'
import type { Locale } from '../../ui/words/locale'
import { loadDeck, world } from '../decks/world'
import { loadOutline } from './outlines'
import { loadSketch } from './sketches'

/** A country on a sheet: what it is called, and its outline as path data in a 100×100 box. */
export type PrintedCountry = { readonly name: string; readonly outline: string }

/** The countries of a sheet in their order. Rejects where its deck or one of their outlines is not to be had now. */
export async function loadSheet(
  sheet: Sheet,
  browser: Browser,
  locale: Locale,
): Promise<readonly PrintedCountry[]> {
  const { fetchText } = browser
  await loadDeck(sheet.deck, browser, locale)
  const load = async (id: CountryCode) => {
    if (sheet.deck === 'twenty') return (await loadOutline(id, fetchText)) ?? (await loadSketch(id))?.path
    const { loadShape } = await world.load()
    return (await loadShape(id, fetchText))?.path
  }
  return Promise.all(
    countriesOn(sheet).map(async (id) => {
      const outline = await load(id)
      if (outline === undefined) throw new Error(`There is no outline of ${id} for the sheet`)
      return { name: locale.nameOf(countryOf(id)), outline }
    }),
  )
}

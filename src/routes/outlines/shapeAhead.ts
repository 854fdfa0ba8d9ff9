import type { Browser } from '../../browser'
import type { CountryCode } from '../../geo/countries'
import type { DeckName } from '../../geo/decks'
import type { Shape } from '../../geo/shape'
import { roundOfToday } from '../../machines/journal/roundOfToday'
import { isOutlineSeen } from '../../machines/round'
import { world } from '../decks/world'

type Asked = { readonly id: CountryCode; readonly shape: Promise<Shape | undefined> }

let ahead: Asked | undefined

/** The shape of a country of a larger deck, or `undefined` where there is none to be had. */
export async function shapeOf(
  id: CountryCode,
  fetchText: (url: string) => Promise<string>,
): Promise<Shape | undefined> {
  const { loadShape } = await world.load()
  return loadShape(id, fetchText)
}

/**
 * Asks for the outline of the day in a larger deck before the page is drawn, which takes a slow phone a tenth of a
 * second: not where the rules hide it, nor where a link has led here, which may bring such rules.
 */
export function askAhead(deck: DeckName, browser: Browser): void {
  if (deck === 'twenty' || import.meta.env.SSR || location.hash !== '') return
  const round = roundOfToday(deck, browser)
  if (round && isOutlineSeen(round))
    ahead = { id: round.target, shape: shapeOf(round.target, browser.fetchText) }
}

/** What was asked for ahead, to whoever is first to need it. */
export function takeAhead(id: CountryCode): Promise<Shape | undefined> | undefined {
  const asked = ahead?.id === id ? ahead.shape : undefined
  ahead = undefined
  return asked
}

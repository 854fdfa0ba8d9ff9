import type { Browser } from '../../browser'
import type { DeckName } from '../../geo/decks'
import { type Finder, twentyFinderIn } from '../../ui/field/finder'
import type { Locale } from '../../ui/words/locale'
import { world } from './world'

let twenty: Finder | undefined

/** Finds the countries of a deck that has been loaded. */
export function finderFor(deck: DeckName, browser: Browser, locale: Locale): Finder {
  const state = world.state()
  if (deck !== 'twenty' && state.kind === 'there')
    return state.content.finderOf(deck, browser.languages(), locale)
  twenty ??= twentyFinderIn(locale)
  return twenty
}

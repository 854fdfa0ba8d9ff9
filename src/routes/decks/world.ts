import type { Browser } from '../../browser'
import { knownCountries } from '../../geo/countries'
import type { DeckName } from '../../geo/decks'
import { readSettings } from '../../machines/journal/settings'
import type { Puzzle } from '../../machines/puzzle'
import { Part } from '../../ui/parts/part'
import type { Locale } from '../../ui/words/locale'

/** What games with a larger deck need beyond others. */
export const world = new Part(() => import('../bundles/worldBundle'))

/**
 * Fetches what a deck needs, with the names of its countries, and has it kept on the
 * device. Rejects when it cannot be had now.
 */
export async function loadDeck(deck: DeckName, browser: Browser, locale: Locale): Promise<void> {
  if (deck === 'twenty') return
  const [, learn] = await Promise.all([world.load(), locale.names.load()])
  learn(knownCountries().map(({ id }) => id))
  browser.keepWorld()
}

/** Fetches what a page needs for its deck. Practice does without one that cannot be had, and plays with the twenty. */
export async function loadDeckOf(
  { kind, deck }: Pick<Puzzle, 'kind' | 'deck'>,
  browser: Browser,
  locale: Locale,
): Promise<void> {
  if (kind === 'daily') await loadDeck(deck, browser, locale)
  else await loadDeck(readSettings(browser.store).deck, browser, locale).catch(() => {})
}

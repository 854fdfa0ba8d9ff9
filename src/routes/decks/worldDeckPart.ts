import type { Browser } from '../../browser'
import { Part } from '../../ui/parts/part'
import type { Locale } from '../../ui/words/locale'
import { loadDeck } from './world'

const parts = new WeakMap<Locale, Part<void>>()

/** The deck of the world with the names of its countries, for a page that may do without. */
export function worldDeckPart(browser: Browser, locale: Locale): Part<void> {
  const part = parts.get(locale) ?? new Part(() => loadDeck('world', browser, locale))
  parts.set(locale, part)
  return part
}

import { useMemo } from 'react'
import type { Browser } from '../browser'
import { readSettings, type Settings } from '../machines/settings'
import { Part } from '../ui/parts/part'
import { usePart } from '../ui/parts/usePart'
import { english } from '../ui/words/english'
import { useLocale } from '../ui/words/LocaleContext'
import type { Formats, Locale } from '../ui/words/locale'

const known = new Part(async () => english)
const fetched = new Map<string, Part<Formats>>()

/**
 * The locale of the page, with names and numbers in the language that the settings ask for; until that is there, and
 * where the browser does not know it, in English.
 */
export function useChosenLocale(settings: Settings, browser: Browser): Locale {
  const page = useLocale()
  const state = usePart(formatsFor(settings, browser, page))
  const formats = state.kind === 'there' ? state.content : english
  return useMemo(() => ({ ...page, ...formats }), [page, formats])
}

/** Fetches the formats that the stored settings ask for, so that a screen is written in them from the start. */
export async function loadFormats(browser: Browser, page: Locale): Promise<void> {
  await formatsFor(readSettings(browser.store), browser, page)
    .load()
    .catch(() => {})
}

function formatsFor({ language }: Settings, browser: Browser, page: Locale): Part<Formats> {
  const lang = language === 'browser' ? browser.language() : page.lang
  // English needs none but its own.
  if (language === 'page' && /^en\b/.test(lang)) return known
  const formats =
    fetched.get(lang) ??
    new Part(async () => (await import('../ui/words/foreignFormats')).foreignFormats(lang))
  fetched.set(lang, formats)
  return formats
}

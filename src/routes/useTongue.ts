import type { Browser } from '../browser'
import { readSettings, type Settings } from '../machines/settings'
import { language as page } from '../ui/english'
import { Part } from '../ui/part'
import { english, type Tongue } from '../ui/tongue'
import { usePart } from '../ui/usePart'

/** A translation has countries and numbers in its own language. */
const PAGE = /^en\b/.test(page.lang) ? undefined : page.lang

const known = new Part(async () => english)
const tongues = new Map<string, Part<Tongue>>()

/** The tongue that the settings ask for; until it is there, and where the browser does not know it, English. */
export function useTongue(settings: Settings, browser: Browser): Tongue {
  const state = usePart(tongueFor(settings, browser))
  return state.kind === 'there' ? state.content : english
}

/** Fetches the tongue that the stored settings ask for, so that a screen is written in it from the start. */
export async function loadTongue(browser: Browser): Promise<void> {
  await tongueFor(readSettings(browser.store), browser)
    .load()
    .catch(() => {})
}

function tongueFor({ language }: Settings, browser: Browser): Part<Tongue> {
  const lang = language === 'browser' ? browser.language() : PAGE
  if (lang === undefined) return known
  const tongue =
    tongues.get(lang) ?? new Part(async () => (await import('../ui/foreignTongue')).foreignTongue(lang))
  tongues.set(lang, tongue)
  return tongue
}

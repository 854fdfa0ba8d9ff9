import { use, useDeferredValue } from 'react'
import type { Browser } from '../browser'
import type { Settings } from '../machines/settings'
import { language as page } from '../ui/english'
import { english, type Tongue } from '../ui/tongue'

/** A translation has countries and numbers in its own language. */
const PAGE = /^en\b/.test(page.lang) ? undefined : page.lang

const tongues = new Map<string, Promise<Tongue>>()

/** The tongue that the settings ask for. A change is seen as soon as that is loaded. */
export function useTongue({ language }: Settings, browser: Browser): Tongue {
  const lang = useDeferredValue(language === 'browser' ? browser.language() : PAGE)
  return lang === undefined ? english : use(tongueOf(lang))
}

function tongueOf(lang: string): Promise<Tongue> {
  const tongue =
    tongues.get(lang) ??
    import('../ui/foreignTongue')
      .then(({ foreignTongue }) => foreignTongue(lang))
      // What cannot be loaded or is not known stays English.
      .catch(() => english)
  tongues.set(lang, tongue)
  return tongue
}

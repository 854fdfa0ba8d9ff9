import type { Store } from '../store'
import { storedSettings, storeSettings } from './storedSettings'

/**
 * The language (BCP 47) that a person has chosen, if one has been. It is kept with the settings, but is read and written
 * by itself, since pages without a game do without what checks those.
 */
export function chosenLanguage(store: Pick<Store, 'get'>): string | undefined {
  const { lang } = storedSettings(store)
  return typeof lang === 'string' ? lang : undefined
}

/** Keeps the language in which somebody wants to read. */
export function chooseLanguage(store: Pick<Store, 'get' | 'set'>, lang: string): void {
  storeSettings(store, { lang })
}

import type { Store } from '../store'
import { EVENTS } from './recorder'

/** Forgets the events of a tab, as far as it can be asked to: for whoever erases everything, before the page is loaded anew. */
export function forgetEvents(tab: Pick<Store, 'set'>): void {
  try {
    tab.set(EVENTS, '')
  } catch {
    // What could not be stored need not be erased.
  }
}

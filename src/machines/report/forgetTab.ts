import { SET_DRAFT, type Store } from '../store'
import { EVENTS } from './recorder'

/**
 * Forgets the events of a tab and the set that is being put together in it, as far as it can be asked to: for whoever erases
 * everything, before the page is loaded anew.
 */
export function forgetTab(tab: Pick<Store, 'set'>): void {
  try {
    for (const key of [EVENTS, SET_DRAFT]) tab.set(key, '')
  } catch {
    // What could not be stored need not be erased.
  }
}

import { SET_DRAFT, type Store, unlessRefused } from '../store/store'
import { EVENTS } from './recorder'

/**
 * Forgets the events of a tab and the set that is being put together in it, as far as it can be asked to: for whoever erases
 * everything, before the page is loaded anew.
 */
export function forgetTab(tab: Pick<Store, 'set'>): void {
  for (const key of [EVENTS, SET_DRAFT]) unlessRefused(() => tab.set(key, ''))
}

import type { Store } from '../store'

/** Under which key a tab remembers that a run is on its screen, for the head of the page. */
const UNDERWAY = 'world-outline.underway'

/** Notes that a run is on the screen of a tab, or is not any more. */
export function noteUnderway(tab: Pick<Store, 'set'>, isUnderway: boolean): void {
  try {
    tab.set(UNDERWAY, isUnderway ? 'yes' : '')
  } catch {
    // The page begins as it was made, then.
  }
}

/** Whether a run is on the screen of a tab, as far as that is known. */
export function isUnderway(tab: Pick<Store, 'get'>): boolean {
  try {
    return Boolean(tab.get(UNDERWAY))
  } catch {
    return false
  }
}

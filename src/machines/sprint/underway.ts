import { PREFIX, type Store, unlessRefused } from '../store/store'

/** Under which key a tab remembers that a run is on its screen, for the head of the page. */
const UNDERWAY = `${PREFIX}underway`

/** Notes that a run is on the screen of a tab, or is not any more. */
export function noteUnderway(tab: Pick<Store, 'set'>, isUnderway: boolean): void {
  unlessRefused(() => tab.set(UNDERWAY, isUnderway ? 'yes' : ''))
}

/** Whether a run is on the screen of a tab, as far as that is known. */
export function isUnderway(tab: Pick<Store, 'get'>): boolean {
  return unlessRefused(() => Boolean(tab.get(UNDERWAY)), false)
}

import { PREFIX, type Store, unlessRefused } from '../store/store'

/** Key under which a tab notes that it shows a run, for the script in the page's head. */
const UNDERWAY = `${PREFIX}underway`

/** Notes whether a tab shows a run. */
export function noteUnderway(tab: Pick<Store, 'set'>, isUnderway: boolean): void {
  unlessRefused(() => tab.set(UNDERWAY, isUnderway ? 'yes' : ''))
}

/** Whether a tab shows a run; `false` if storage is unavailable. */
export function isUnderway(tab: Pick<Store, 'get'>): boolean {
  return unlessRefused(() => Boolean(tab.get(UNDERWAY)), false)
}

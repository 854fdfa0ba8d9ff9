import { PREFIX, type Store, unlessRefused } from '../store/store'

/** Keys of rounds, including rounds that were opened but not begun. */
const ROUND = new RegExp(`^${PREFIX}(daily|practice)\\.`)

/** Keys that exist only once something was played. */
const PLAYED = new RegExp(`^${PREFIX}(review|run|pins)\\.`)

// Rounds are told apart by their text, so that the first page needs no parser.

/** Text found only in rounds that were not begun. */
const UNTOUCHED = '"guesses":[]'

/** Text found only in rounds that are over: a place that is not obfuscated. */
const OVER = /"target":"[A-Z]{2}(-\w+)?"/

/** Whether the store shows that anything was ever played. Opening a puzzle does not count. Throws nothing. */
export function hasPlayed(store: Pick<Store, 'get' | 'keys'>): boolean {
  return hasRound(store, (text) => !text.includes(UNTOUCHED))
}

/** Whether the store shows that a round was ever finished. Throws nothing. */
export function hasFinished(store: Pick<Store, 'get' | 'keys'>): boolean {
  return hasRound(store, (text) => OVER.test(text))
}

function hasRound(store: Pick<Store, 'get' | 'keys'>, isSuch: (text: string) => boolean): boolean {
  return unlessRefused(
    () =>
      store
        .keys()
        .some((key) => PLAYED.test(key) || (ROUND.test(key) && isSuch(store.get(key) ?? UNTOUCHED))),
    false,
  )
}

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

import { PREFIX, type Store, unlessRefused } from '../store/store'

/** Keys of rounds, including rounds that were opened but not begun. */
const ROUND = new RegExp(`^${PREFIX}(daily|practice)\\.`)

/** Keys that exist only once something was played. */
const PLAYED = new RegExp(`^${PREFIX}(review|run)\\.`)

/** Text found only in rounds that were not begun; searched for directly, so that the first page needs no parser. */
const UNTOUCHED = '"guesses":[]'

/** Whether the store shows that anything was ever played. Opening a puzzle does not count. Throws nothing. */
export function hasPlayed(store: Pick<Store, 'get' | 'keys'>): boolean {
  const isBegun = (key: string) => !(store.get(key) ?? UNTOUCHED).includes(UNTOUCHED)
  return unlessRefused(
    () => store.keys().some((key) => PLAYED.test(key) || (ROUND.test(key) && isBegun(key))),
    false,
  )
}

import { PREFIX, type Store, unlessRefused } from '../store/store'

/** Keys of rounds, also of those that were only looked at. */
const ROUND = new RegExp(`^${PREFIX}(daily|practice)\\.`)

/** Keys that are there only once something was played. */
const PLAYED = new RegExp(`^${PREFIX}(review|run)\\.`)

/** Part of the text of a round that was not begun: the first page reads no more of it. */
const UNTOUCHED = '"guesses":[]'

/** Whether anything was ever played here, by what is stored: a look at a puzzle is no play. Throws nothing. */
export function hasPlayed(store: Pick<Store, 'get' | 'keys'>): boolean {
  const isBegun = (key: string) => !(store.get(key) ?? UNTOUCHED).includes(UNTOUCHED)
  return unlessRefused(
    () => store.keys().some((key) => PLAYED.test(key) || (ROUND.test(key) && isBegun(key))),
    false,
  )
}

import { PREFIX, type Store, VERSION_1 } from '../store'

/** Prefixes of the keys of rounds, also of those that were only looked at. */
const ROUNDS = [`${PREFIX}daily.`, `${PREFIX}practice.`, `${VERSION_1}day.`]

/** Prefixes of keys that are there only once something was played. */
const PLAYED = [`${PREFIX}review.`, `${PREFIX}run.`]

/** Part of the text of a round that was not begun: the first page reads no more of it. */
const UNTOUCHED = '"guesses":[]'

/** Whether anything was ever played here, by what is stored: a look at a puzzle is no play. Throws nothing. */
export function hasPlayed(store: Pick<Store, 'get' | 'keys'>): boolean {
  const isAny = (beginnings: readonly string[], key: string) =>
    beginnings.some((beginning) => key.startsWith(beginning))
  const isBegun = (key: string) => !(store.get(key) ?? UNTOUCHED).includes(UNTOUCHED)
  try {
    return store.keys().some((key) => isAny(PLAYED, key) || (isAny(ROUNDS, key) && isBegun(key)))
  } catch {
    return false
  }
}

import { PREFIX, type Store, VERSION_1 } from '../store'

/** What keys begin with that are there as soon as something was played. */
const BEGINNINGS = [
  `${PREFIX}daily.`,
  `${PREFIX}practice.`,
  `${PREFIX}review.`,
  `${PREFIX}run.`,
  `${VERSION_1}day.`,
]

/** Whether anything was ever played here, by what is stored. Throws nothing. */
export function hasPlayed(store: Pick<Store, 'keys'>): boolean {
  try {
    return store.keys().some((key) => BEGINNINGS.some((beginning) => key.startsWith(beginning)))
  } catch {
    return false
  }
}

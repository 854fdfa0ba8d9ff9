import { PREFIX, type Store, unlessRefused } from '../store/store'

/** What is needed to ask a browser to keep what is stored. */
export type Persistence = {
  readonly store: Pick<Store, 'get' | 'set'>
  /** Asks the browser to keep what is stored until the person erases it. Some browsers ask the person in turn. */
  readonly keepStored: () => Promise<unknown>
}

/** The key under which it is noted that the browser has been asked. */
export const ASKED = `${PREFIX}asked`

/** Asks the browser to keep what is stored, once. Where that cannot be noted, it could not be kept either. */
export function keepOnce({ store, keepStored }: Persistence): void {
  const isFirst = unlessRefused(() => {
    if (store.get(ASKED) !== null) return false
    store.set(ASKED, 'true')
    return true
  }, false)
  if (isFirst) keepStored().catch(() => {})
}

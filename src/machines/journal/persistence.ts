import { PREFIX, type Store, unlessRefused } from '../store/store'

/** Storage, and the request to the browser to make it persistent. */
export type Persistence = {
  readonly store: Pick<Store, 'get' | 'set'>
  /** Asks the browser to keep the stored data until the person erases it. Some browsers ask the person for permission. */
  readonly keepStored: () => Promise<unknown>
}

/** Key of the note that the browser has been asked for persistent storage. */
const ASKED = `${PREFIX}asked`

/** Asks for persistent storage, once per device. If the note cannot be stored, the data could not be kept either. */
export function keepOnce({ store, keepStored }: Persistence): void {
  const isFirst = unlessRefused(() => {
    if (store.get(ASKED) !== null) return false
    store.set(ASKED, 'true')
    return true
  }, false)
  if (isFirst) keepStored().catch(() => {})
}

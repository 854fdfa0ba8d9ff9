import type { Store } from '../machines/store/store'

const base = import.meta.env.BASE_URL

/**
 * Beginning of every name that the site gives to something in the browser: its path, unless it has an origin of its own.
 * Sites under one domain share the storage of that.
 */
export const SITE = base === '/' ? '' : base

/** Persistent storage. Every call throws if the browser refuses storage. */
export const local = storeIn(() => localStorage)

/** Storage for the lifetime of the tab, across reloads. Every call throws if the browser refuses storage. */
export const tab: Pick<Store, 'get' | 'set'> = storeIn(() => sessionStorage)

/** Key of this site for a key of the storage; `undefined` if another site has it. */
export function ownKey(key: string): string | undefined {
  return key.startsWith(SITE) ? key.slice(SITE.length) : undefined
}

function storeIn(storage: () => Storage): Store {
  return {
    get: (key) => storage().getItem(SITE + key),
    set: (key, text) => storage().setItem(SITE + key, text),
    remove: (key) => storage().removeItem(SITE + key),
    keys: () => Object.keys(storage()).flatMap((key) => ownKey(key) ?? []),
  }
}

/** Name of the database of maps of somebody's own. */
export const MAPS = `${SITE}world-outline.maps`

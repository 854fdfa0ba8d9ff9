import { delMany, getMany, set } from 'idb-keyval'
import type { BackupCopy } from './machines/backupCopy'
import type { Store } from './machines/store'

/** Every call throws where the browser refuses to store anything. */
const store: Store = {
  get: (key) => localStorage.getItem(key),
  set: (key, text) => localStorage.setItem(key, text),
  remove: (key) => localStorage.removeItem(key),
  keys: () => Object.keys(localStorage),
}

/** As long as the tab is open, through reloads. Both calls throw where the browser refuses to store anything. */
const tab: Pick<Store, 'get' | 'set'> = {
  get: (key) => sessionStorage.getItem(key),
  set: (key, text) => sessionStorage.setItem(key, text),
}

/** Where the copies are, that of version 1 of the program included. */
const COPIES = ['world-outline.copy.daily', 'world-outline.copy.practice', 'outline.spare']

/** A database writes through to the disk, where `localStorage` may wait for seconds. */
const backupCopy: BackupCopy = {
  read: async () => getMany(COPIES),
  write: async (kind, text) => set(`world-outline.copy.${kind}`, text),
  clear: async () => delMany(COPIES),
}

/** Under which key a tab remembers for which program it was loaded anew. */
const RELOADED = 'outline.reloaded'

/** In milliseconds. */
const MINUTE = 60_000

/**
 * The one place that names the browser's clock, randomness, clipboard, storage, network and address.
 * Whoever needs them is handed this object; tests hand in another.
 */
export const browser = {
  /** Milliseconds since 1970. */
  now: (): number => Date.now(),

  /** Thirty-two random bits. */
  seed: (): number => crypto.getRandomValues(new Uint32Array(1))[0] as number,

  store,
  tab,
  backupCopy,

  /** Calls back when another tab has changed what is stored under a key, or all of it (`null`). Gives the way to stop. */
  onStored: (callback: (key: string | null) => void): (() => void) => {
    const tell = (event: StorageEvent) => event.storageArea === localStorage && callback(event.key)
    window.addEventListener('storage', tell)
    return () => window.removeEventListener('storage', tell)
  },

  /** Calls back every second. Gives the way to stop. */
  onTick: (callback: () => void): (() => void) => {
    const timer = setInterval(callback, 1000)
    return () => clearInterval(timer)
  },

  /** Calls back when the page is looked at again: from another tab, sleep, or the back/forward cache. */
  onReturn: (callback: () => void): void => {
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && callback())
    window.addEventListener('pageshow', callback)
  },

  /** The language of the browser, as BCP 47 names it. */
  language: (): string => navigator.language,

  /** Rejects where there is no clipboard (plain http, some in-app browsers) or it may not be written. */
  copyText: async (text: string): Promise<void> => navigator.clipboard.writeText(text),

  /**
   * Opens the system's share sheet with a text or files; `undefined` where there is none that takes them, and
   * on the desktop, whose sheets have no Copy. Closing the sheet is no failure.
   */
  shareSheet: (data: ShareData): (() => Promise<void>) | undefined => {
    if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return undefined
    // A browser that cannot be asked takes no files.
    if (!(navigator.canShare?.(data) ?? !data.files)) return undefined
    return () =>
      navigator.share(data).catch((error) => {
        if (error.name !== 'AbortError') throw error
      })
  },

  /** The text at an address. Rejects when the network fails or the answer is not a success. */
  fetchText: async (url: string): Promise<string> => {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    return response.text()
  },

  /** Calls back when a part of the program could not be loaded. */
  onPartMissing: (callback: () => void): void => window.addEventListener('vite:preloadError', callback),

  /** Whether the site holds another program by now than the one that runs here. */
  isOutdated: async (): Promise<boolean> => {
    const response = await fetch(location.href, { cache: 'no-store' })
    return response.ok && !(await response.text()).includes(new URL(import.meta.url).pathname)
  },

  /** Where the daily puzzle is played, for the share text. */
  dailyAddress: (): string => new URL(`${import.meta.env.BASE_URL}daily`, location.origin).href,

  /** Hands something to the person as a file to keep. */
  saveFile: (name: string, content: Blob): void => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(content)
    link.download = name
    link.click()
    // Until the download has begun the address must stay, and nothing tells when that is.
    setTimeout(() => URL.revokeObjectURL(link.href), MINUTE)
  },

  /** Has a worker keep the whole site for when there is no network, once the page itself is there. */
  keepOffline: (): void => {
    if (!__KEEPS_OFFLINE__ || !('serviceWorker' in navigator)) return
    const url = `${import.meta.env.BASE_URL}worker.js`
    const keep = () => {
      const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => url })
      navigator.serviceWorker.register(policy?.createScriptURL('') ?? url).catch(() => {})
    }
    if (document.readyState === 'complete') keep()
    else window.addEventListener('load', keep)
  },

  /** Gives way to the browser, so that long work falls into tasks between which the page answers. */
  pause: (): Promise<void> => new Promise((resolve) => setTimeout(resolve)),

  /** Loads the page anew. */
  reload: (): void => location.reload(),

  /** Loads the page anew, in each tab once for each program: what that has not mended, more of it will not mend. */
  reloadOnce: (): void => {
    try {
      if (sessionStorage.getItem(RELOADED) === import.meta.url) return
      sessionStorage.setItem(RELOADED, import.meta.url)
      location.reload()
    } catch {
      // Without a memory of it, a reload could follow on another for ever.
    }
  },

  /** Whether the focus is in a field that can be written into. */
  isTyping: (): boolean => document.activeElement?.matches(':read-write') ?? false,

  /** Marks the document with how the person wants it to look, for the style sheets and the script in its head. */
  mark: (marks: Readonly<Record<string, string>>): void => {
    Object.assign(document.documentElement.dataset, marks)
  },

  /** Whether the document was marked by its own head, before the program. */
  isMarked: (): boolean => document.documentElement.dataset.theme !== undefined,
}

export type Browser = typeof browser

declare global {
  /** Whether this build has a worker that keeps the site. */
  const __KEEPS_OFFLINE__: boolean
  interface Window {
    /** Where the browser guards what may become a script. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(input: ''): string }
    }
  }
}

import { delMany, getMany, set } from 'idb-keyval'
import type { EarlyInput } from './head'
import type { HeadStart } from './headOfGame'
import { type BackupCopy, PLACES } from './machines/journal/backupCopy'
import { PREFIX, type Store, type StoreListener, watched } from './machines/store/store'
import { repeating } from './repeatInput'

/** Every call throws where the browser refuses to store anything. */
const local: Store = {
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

const COPY = `${PREFIX}copy.`

const COPIES = PLACES.map((place) => COPY + place)

/** A database writes through to the disk, where `localStorage` may wait for seconds. */
const backupCopy: BackupCopy = {
  read: async () => getMany(COPIES),
  write: async (place, text) => {
    // What the guess has brought is painted first.
    await new Promise((resolve) => setTimeout(resolve))
    await set(COPY + place, text)
  },
  // Where there is no database that could be opened, there is nothing to clear.
  clear: () => answered(delMany(COPIES).catch(() => {})),
}

/** How long somebody who waits is left to wait for the browser, in milliseconds. */
const PATIENCE = 3000

/** Rejects when the browser has not answered by then: a clipboard or a database may be stuck and never do. */
function answered<Answer>(work: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The browser does not answer')), PATIENCE)
    work.then(resolve, reject)
  })
}

/** Under which key a tab remembers for which program it was loaded anew. */
const RELOADED = `${PREFIX}reloaded`

/** In milliseconds. */
const MINUTE = 60_000
const MOMENT = 100
const DAY = 86_400_000
const REST = 1000

/** Of how many changes is told at once, so that what is reckoned by them holds up no frame. */
const PORTION = 250

/** Audio context of the page, once somebody has asked for it. */
let audio: AudioContext | undefined

/** A worker that was there before a language was opened is told of it. */
async function keepLanguage(home: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready
  if (!(await caches.match(`${home}404.html`))) active?.postMessage('keep the language')
}

function isLanguage(lang: string): boolean {
  try {
    return Intl.getCanonicalLocales(lang).length > 0
  } catch {
    return false
  }
}

/** Whether the game runs as an app of its own. */
function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}

/** Calls back when the page is looked at again: from another tab, sleep, or the back/forward cache. */
function onReturn(callback: () => void): void {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && callback())
  window.addEventListener('pageshow', callback)
}

/**
 * Tells a listener of what other tabs have changed: once for whatever comes within a moment, since a backup that is taken
 * in comes as thousands of changes, and of so many of them in portions; and of anything when the page is looked at again,
 * since one that slept has heard of nothing.
 */
function hearOthers(listener: StoreListener): void {
  const keys = new Set<string | null>()
  const tell = () => {
    const told = [...keys].slice(0, PORTION)
    for (const key of told) keys.delete(key)
    if (keys.size > 0) setTimeout(tell)
    listener(new Set(told))
  }
  window.addEventListener('storage', (event) => {
    if (event.storageArea !== localStorage) return
    if (keys.size === 0) setTimeout(tell, MOMENT)
    keys.add(event.key)
  })
  onReturn(() => listener(new Set([null])))
}

/**
 * The one place that names the browser's clock, randomness, clipboard, storage, network and address.
 * Whoever needs them is handed this object; tests hand in another.
 */
export const browser = {
  /** Milliseconds since 1970. */
  now: (): number => Date.now(),

  /** The time of day on the clock of the person at the next midnight UTC, in minutes since their own midnight. */
  localMidnight: (): number => {
    const next = new Date(Math.ceil(Date.now() / DAY) * DAY)
    return next.getHours() * 60 + next.getMinutes()
  },

  /** Thirty-two random bits: at first those by which the head of the page has asked for an outline, if it has. */
  seed: (): number => {
    const seed = window.headStart?.seed
    delete window.headStart?.seed
    return seed ?? (crypto.getRandomValues(new Uint32Array(1))[0] as number)
  },

  store: watched(local, hearOthers),
  tab,
  backupCopy,

  /** Asks to have what is stored kept until the person erases it. Some browsers ask the person in turn. */
  keepStored: async (): Promise<void> => void (await navigator.storage?.persist?.()),

  /**
   * Whether what is stored may be gone after seven days in which the browser is used and the game is not: so does WebKit,
   * unless the game is installed (webkit.org, "Full Third-Party Cookie Blocking and More") or has been granted to keep it.
   */
  isForgetful: async (): Promise<boolean> =>
    navigator.vendor.startsWith('Apple') && !isInstalled() && !(await navigator.storage?.persisted?.()),

  /** Calls back every second, or as often as is asked for in milliseconds. Gives the way to stop. */
  onTick: (callback: () => void, every = 1000): (() => void) => {
    const timer = setInterval(callback, every)
    return () => clearInterval(timer)
  },

  onReturn,

  /** The languages of the browser, as BCP 47 names them: without what is no name of one, such as `C`. */
  languages: (): readonly string[] => navigator.languages.filter(isLanguage),

  /** Rejects where there is no clipboard (plain http, some in-app browsers), it may not be written or does not answer. */
  copyText: async (text: string): Promise<void> => answered(navigator.clipboard.writeText(text)),

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
    const early = window.headStart?.shape
    if (early?.url === url) {
      // Should it have failed, it is asked for anew.
      delete window.headStart
      return early.text
    }
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    return response.text()
  },

  /**
   * Calls back when a part of the program could not be loaded. Its style sheet, for which Vite asks once, is asked for again
   * at the next click, which may be that on *Try again*.
   */
  onPartMissing: (callback: () => void): void => {
    window.addEventListener('vite:preloadError', callback)
    const askAgain = ({ target }: Event) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
      document.addEventListener('click', () => target.replaceWith(target.cloneNode()), { once: true })
    }
    window.addEventListener('error', askAgain, true)
  },

  /** Whether the site holds another program by now than the one that runs here. */
  isOutdated: async (): Promise<boolean> => {
    const response = await fetch(location.href, { cache: 'no-store' })
    return response.ok && !(await response.text()).includes(new URL(import.meta.url).pathname)
  },

  /**
   * Where the game runs, for a report: its version, told by the name of a file that each release has another of, what the
   * browser calls itself, and the size of the window, in CSS pixels.
   */
  surroundings: () => ({
    version: new URL(import.meta.url).pathname,
    browser: navigator.userAgent,
    size: `${innerWidth}×${innerHeight}`,
  }),

  /** Where a page of this name is, for the share text. */
  addressOf: (page: string): string => new URL(import.meta.env.BASE_URL + page, location.origin).href,

  /** Hands something to the person as a file to keep. */
  saveFile: (name: string, content: Blob): void => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(content)
    link.download = name
    link.click()
    // Until the download has begun the address must stay, and nothing tells when that is.
    setTimeout(() => URL.revokeObjectURL(link.href), MINUTE)
  },

  /**
   * Has a worker keep the whole site for when there is no network, once the page itself is there and rests: in the
   * languages that were opened, of which the pages of this one are under `home`. A person who saves data has it kept only
   * by installing the game.
   */
  keepOffline: (home: string): void => {
    if (!__KEEPS_OFFLINE__ || !('serviceWorker' in navigator)) return
    const url = `${import.meta.env.BASE_URL}worker.js`
    if (navigator.connection?.saveData && !isInstalled()) return
    const keep = () => {
      const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => url })
      navigator.serviceWorker.register(policy?.createScriptURL('') ?? url).catch(() => {})
      // What cannot be kept now is asked for again by the next page.
      keepLanguage(home).catch(() => {})
    }
    // Safari knows no rest.
    const keepAtRest = () =>
      'requestIdleCallback' in window ? requestIdleCallback(keep) : setTimeout(keep, REST)
    if (document.readyState === 'complete') keepAtRest()
    else window.addEventListener('load', keepAtRest)
  },

  /**
   * The way to tell the program what was chosen, typed and pressed before it was there to answer; `undefined` where there
   * was nothing. It is there once.
   */
  takeEarlyInput: (): (() => void) | undefined => {
    const { early } = window
    delete window.early
    return early && repeating(early)
  },

  /** Whether the device can shake, and the person has not asked for less motion. */
  canVibrate: (): boolean =>
    'vibrate' in navigator &&
    matchMedia('(pointer: coarse)').matches &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches,

  /** Shakes the device for so many milliseconds; of several numbers, every second one is a pause. */
  vibrate: (pattern: readonly number[]): void => void navigator.vibrate([...pattern]),

  /** Tells the console, and whoever listens to errors of the page, of one that was caught. */
  reportError: (error: unknown): void => window.reportError(error),

  /**
   * What is heard goes through it: one for as long as the page lives, since a browser has only so many. It plays nothing by
   * itself, and may play where a person has just pressed something.
   */
  openAudio: (): AudioContext => {
    audio ??= new AudioContext()
    return audio
  },

  /** Where a player may write to those who run the site, a page or a mailbox, if the build was told of one. */
  reportsTo: import.meta.env.VITE_REPORTS_TO,

  /** Opens the platform's dialog for printing the page. */
  print: (): void => window.print(),

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
}

export type Browser = typeof browser

declare global {
  /** Whether this build has a worker that keeps the site. */
  const __KEEPS_OFFLINE__: boolean
  interface ImportMetaEnv {
    readonly VITE_REPORTS_TO: string | undefined
  }
  interface Navigator {
    readonly connection?: { readonly saveData: boolean }
  }
  interface Window {
    headStart?: HeadStart
    /** Noted by the head of the page. */
    early?: EarlyInput
    /** Where the browser guards what may become a script. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(input: ''): string }
    }
  }
}

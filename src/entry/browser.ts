import { delMany, entries, set } from 'idb-keyval'
import { type BackupCopies, COPY_SLOTS } from '../machines/journal/backupCopy'
import { DAY_MS, type UtcDate, utcDateOf } from '../machines/schedule/day'
import { PREFIX, type StoreListener, watched } from '../machines/store/store'
import { whenIdle } from '../ui/parts/whenIdle'
import type { EarlyInput } from './head'
import type { HeadStart } from './headOfGame'
import { repeating } from './repeatInput'
import { local, ownKey, SITE, tab } from './storage'

const COPY = `${SITE}${PREFIX}copy.`

const COPIES = COPY_SLOTS.map((place) => COPY + place)

/** Backup copies in IndexedDB, which writes through to disk, while `localStorage` may wait for seconds. */
const backupCopy: BackupCopies = {
  // All at once: the browser answers each slot in a task of its own, which costs a page that opens some 40 ms.
  read: async () => (await entries()).filter(([key]) => COPIES.includes(String(key))).map(([, text]) => text),
  write: async (place, text) => {
    // Lets the browser paint the result of the guess first.
    await new Promise((resolve) => setTimeout(resolve))
    await set(COPY + place, text)
  },
  // Database unavailable: nothing to clear.
  clear: () => answered(delMany(COPIES).catch(() => {})),
}

/** Time limit for answers from the browser, in milliseconds. */
const PATIENCE = 3000

/** Rejects after the time limit: a clipboard or database can hang forever. */
function answered<Answer>(work: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The browser does not answer')), PATIENCE)
    work.then(resolve, reject)
  })
}

/** Path of a shared file, and name of the cache with it, as in the worker. */
const SHARED = `${import.meta.env.BASE_URL}shared`

/** Key under which a tab notes the program for which it has reloaded. */
const RELOADED = `${PREFIX}reloaded`

/** Durations, in milliseconds. */
const MINUTE = 60_000
const MOMENT = 100
const REST = 10_000

/** Batch size for change events, so that recomputing never blocks a frame. */
const PORTION = 250

/** Audio context of the page, created on first use. */
let audio: AudioContext | undefined

/** Next midnight UTC, when the next puzzle comes. */
function nextMidnight(): Date {
  return new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS)
}

/** Tells the service worker about the current language, if its pages are not cached yet. */
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

/** Whether the game runs as an installed app. */
function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches
}

/** Calls back when the page becomes visible again: after another tab, after sleep, or from the back/forward cache. */
function onReturn(callback: () => void): void {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && callback())
  window.addEventListener('pageshow', callback)
}

/**
 * Notifies a listener of changes by other tabs. Changes within a moment are grouped and sent in batches, since importing a
 * backup causes thousands. A page that becomes visible again may have missed some, so any key may have changed.
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
    const key = event.key === null ? null : ownKey(event.key)
    if (event.storageArea !== localStorage || key === undefined) return
    if (keys.size === 0) setTimeout(tell, MOMENT)
    keys.add(key)
  })
  onReturn(() => listener(new Set([null])))
}

/**
 * Browser APIs for the rest of the program: clock, randomness, clipboard, storage, network and address. No other file names
 * them; tests pass a fake object.
 */
export const browser = {
  /** Current time. */
  now: (): number => Date.now(),

  /** Local time of the next midnight UTC, in minutes since local midnight. */
  localMidnight: (): number => {
    const next = nextMidnight()
    return next.getHours() * 60 + next.getMinutes()
  },

  /** Local date of the next midnight UTC. */
  localDate: (): UtcDate => {
    const next = nextMidnight()
    return utcDateOf(next.getTime() - next.getTimezoneOffset() * MINUTE)
  },

  /**
   * Returns 32 random bits. The first call returns the seed with which the head of the page has requested an outline, if it
   * has.
   */
  seed: (): number => {
    const seed = window.headStart?.seed
    delete window.headStart?.seed
    return seed ?? (crypto.getRandomValues(new Uint32Array(1))[0] as number)
  },

  store: watched(local, hearOthers),
  tab,
  backupCopy,

  /** Asks the browser to keep the stored data until the person erases it. Some browsers ask the person for permission. */
  keepStored: async (): Promise<void> => void (await navigator.storage?.persist?.()),

  /**
   * Whether the browser may delete stored data after seven days of browsing without a visit. WebKit does so unless the game
   * is installed (webkit.org, "Full Third-Party Cookie Blocking and More") or its storage was made persistent.
   */
  isForgetful: async (): Promise<boolean> =>
    navigator.vendor.startsWith('Apple') && !isInstalled() && !(await navigator.storage?.persisted?.()),

  /** Calls back every second, or every so many milliseconds. Returns a function that stops it. */
  onTick: (callback: () => void, every = 1000): (() => void) => {
    const timer = setInterval(callback, every)
    return () => clearInterval(timer)
  },

  onReturn,

  /** Preferred languages of the browser (BCP 47), without invalid names such as `C`. */
  languages: (): readonly string[] => navigator.languages.filter(isLanguage),

  /**
   * Copies a text to the clipboard. Rejects if the clipboard is missing (plain http, some in-app browsers), not permitted
   * or unresponsive.
   */
  copyText: async (text: string): Promise<void> => answered(navigator.clipboard.writeText(text)),

  /**
   * Returns a function that opens the system's share sheet with a text or files; `undefined` if no sheet accepts them, and
   * on desktops, whose share sheets have no Copy. Closing the sheet is not an error.
   */
  shareSheet: (data: ShareData): (() => Promise<void>) | undefined => {
    if (!('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return undefined
    // Without `canShare`, files cannot be shared.
    if (!(navigator.canShare?.(data) ?? !data.files)) return undefined
    return () =>
      navigator.share(data).catch((error) => {
        if (error.name !== 'AbortError') throw error
      })
  },

  /** Fetches a text. Rejects if the network fails or the status is not a success. */
  fetchText: async (url: string): Promise<string> => {
    const early = window.headStart?.shape
    if (early?.url === url) {
      // If this early request fails, the next call fetches again.
      delete window.headStart
      return early.text
    }
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    return response.text()
  },

  /**
   * Calls back when a lazy part of the program fails to load. Vite requests its style sheet only once, so a failed sheet is
   * requested again at the next click, for example on *Try again*.
   */
  onPartMissing: (callback: () => void): void => {
    window.addEventListener('vite:preloadError', callback)
    const askAgain = ({ target }: Event) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return
      document.addEventListener('click', () => target.replaceWith(target.cloneNode()), { once: true })
    }
    window.addEventListener('error', askAgain, true)
  },

  /** Whether the site now serves a different build from the one running. */
  isOutdated: async (): Promise<boolean> => {
    const response = await fetch(location.href, { cache: 'no-store' })
    return response.ok && !(await response.text()).includes(new URL(import.meta.url).pathname)
  },

  /**
   * Environment for a problem report: build (a file name that changes with every release), user agent, and window size in
   * CSS pixels.
   */
  surroundings: () => ({
    version: new URL(import.meta.url).pathname,
    browser: navigator.userAgent,
    size: `${innerWidth}×${innerHeight}`,
  }),

  /** Absolute address of a page, for share texts. */
  addressOf: (page: string): string => new URL(import.meta.env.BASE_URL + page, location.origin).href,

  /** Saves content as a file on the person's device. */
  saveFile: (name: string, content: Blob): void => {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(content)
    link.download = name
    link.click()
    // The address must stay valid until the download begins, and no event reports that.
    setTimeout(() => URL.revokeObjectURL(link.href), MINUTE)
  },

  /** Compresses a text (zlib, RFC 1950). Rejects if the browser cannot. */
  compress: async (text: string): Promise<Uint8Array> => {
    const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'))
    return new Uint8Array(await new Response(stream).arrayBuffer())
  },

  /**
   * Restores a text from {@link browser.compress}. Rejects if the browser cannot, if the bytes are damaged, and with a
   * `RangeError` if they become more than `most`.
   */
  decompress: async (bytes: Uint8Array<ArrayBuffer>, most: number): Promise<string> => {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
    const reader = stream.getReader()
    const parts: Uint8Array<ArrayBuffer>[] = []
    let count = 0
    // Read by hand: a `Response` of the stream rejects with an error of its own, whichever the stream had.
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return new Blob(parts).text()
      count += value.length
      if (count > most) {
        reader.cancel().catch(() => {})
        throw new RangeError(`More than ${most} bytes`)
      }
      parts.push(value)
    }
  },

  /** Calls back with the text of a file that the installed game is opened with, in browsers that do that. */
  onFileOpened: (callback: (text: Promise<string>) => void): void => {
    window.launchQueue?.setConsumer(({ files }) => {
      const [file] = files
      if (file) callback(file.getFile().then((content) => content.text()))
    })
  },

  /**
   * Takes the text of a file that another app has shared with the installed game, from where the worker has put it;
   * `undefined` if it was taken already.
   */
  takeShared: async (): Promise<string | undefined> => {
    const cache = await caches.open(SHARED)
    const response = await cache.match(SHARED)
    await caches.delete(SHARED)
    return response?.text()
  },

  /**
   * Registers the service worker that caches the whole site for offline use, once the page has loaded and is idle, or 10 s
   * after it has loaded: in all languages opened so far, including this one, whose pages are under `home`. A person who
   * saves data gets this only by installing the game.
   */
  keepOffline: (home: string): void => {
    if (!__KEEPS_OFFLINE__ || !('serviceWorker' in navigator)) return
    const url = `${import.meta.env.BASE_URL}worker.js`
    if (navigator.connection?.saveData && !isInstalled()) return
    const keep = () => {
      const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => url })
      navigator.serviceWorker.register(policy?.createScriptURL('') ?? url).catch(() => {})
      // The next page tries again after a failure.
      keepLanguage(home).catch(() => {})
    }
    const keepAtRest = () => whenIdle(REST).then(keep)
    if (document.readyState === 'complete') keepAtRest()
    else window.addEventListener('load', keepAtRest)
  },

  /**
   * Returns a function that repeats the input made before the program had loaded; `undefined` if there was none. Only the
   * first call returns it.
   */
  takeEarlyInput: (): (() => void) | undefined => {
    const { early } = window
    delete window.early
    return early && repeating(early)
  },

  /** Whether the device can vibrate and the person does not prefer reduced motion. */
  canVibrate: (): boolean =>
    'vibrate' in navigator &&
    matchMedia('(pointer: coarse)').matches &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches,

  /** Vibrates the device for a number of milliseconds; in a longer list, every second number is a pause. */
  vibrate: (pattern: readonly number[]): void => void navigator.vibrate([...pattern]),

  /** Reports a caught error to the console and to global error listeners. */
  reportError: (error: unknown): void => window.reportError(error),

  /**
   * Returns the page's only audio context, since browsers limit their number. It may play only after a click or key press.
   */
  openAudio: (): AudioContext => {
    audio ??= new AudioContext()
    return audio
  },

  /** Address for problem reports, a page or a mailbox; `undefined` if the build was given none. */
  reportsTo: import.meta.env.VITE_REPORTS_TO,

  /** Opens the print dialog. */
  print: (): void => window.print(),

  reload: (): void => location.reload(),

  /** Reloads the page, at most once per tab and build: if one reload does not help, another will not. */
  reloadOnce: (): void => {
    try {
      if (tab.get(RELOADED) === import.meta.url) return
      tab.set(RELOADED, import.meta.url)
      location.reload()
    } catch {
      // Without session storage the page could reload forever.
    }
  },

  /** Whether an editable field has the focus. */
  isTyping: (): boolean => document.activeElement?.matches(':read-write') ?? false,

  /** Sets data attributes on the document, for the style sheets and the script in its head. */
  mark: (marks: Readonly<Record<string, string>>): void => {
    Object.assign(document.documentElement.dataset, marks)
  },
}

export type Browser = typeof browser

declare global {
  /** Whether this build includes a service worker. */
  const __KEEPS_OFFLINE__: boolean
  interface ImportMetaEnv {
    readonly VITE_REPORTS_TO: string | undefined
  }
  interface Navigator {
    readonly connection?: { readonly saveData: boolean }
  }
  interface Window {
    headStart?: HeadStart
    /** Files that the installed game is opened with (WICG, "File Handling"). */
    readonly launchQueue?: {
      setConsumer(consumer: (launch: { readonly files: readonly FileSystemFileHandle[] }) => void): void
    }
    /** Input recorded by the script in the page's head. */
    early?: EarlyInput
    /** Trusted Types API of browsers that support it. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(input: ''): string }
    }
  }
}

// Service worker: caches the whole site, so that the game can be played offline.

type Entry = { readonly url: string; readonly revision: string | null }

/** Part of the service worker's global scope used here. */
type Scope = {
  /** List of all files in this build; a file with a hash in its name has no revision. */
  readonly __WB_MANIFEST: readonly Entry[]
  readonly registration: { readonly scope: string }
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: object): Promise<readonly { readonly url: string }[]>
  }
  readonly navigator?: { readonly connection?: { readonly saveData: boolean } }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install', listener: (event: Installing) => void): void
  addEventListener(type: 'activate', listener: (event: Waiting) => void): void
  addEventListener(type: 'message', listener: (event: Waiting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}
type Waiting = { waitUntil(work: Promise<unknown>): void }
type Installing = Waiting & {
  /** Adds static routes, in browsers that can respond without starting the worker. */
  addRoutes?(routes: readonly Route[]): Promise<void>
}
/**
 * Static route: requests answered from one cache, or from any. A miss goes to the network (W3C Service Workers, "Static
 * Router").
 */
type Route = {
  readonly condition: {
    readonly urlPattern: { readonly baseURL: string; readonly pathname: string; readonly search: string }
    readonly requestMode?: 'navigate'
  }
  readonly source: 'cache' | { readonly cacheName: string }
}
type Fetching = Waiting & { readonly request: Request; respondWith(response: Promise<Response>): void }

declare const self: Scope

const { scope } = self.registration
/** Language without a folder of its own: its pages are at the root. */
const ENGLISH = 'en'
const entries = self.__WB_MANIFEST
/** Start of the folder of a deck of regions. */
const DECK = 'regions-'
/** Folder of the flags of all countries. */
const FLAGS = 'flags'
/** Folder of what maps of somebody's own need. */
const OWN = 'own'
/** Whether a file is the archive of all country shapes, keyed by the names of their separate files. */
const isShapes = ({ url }: Entry) => url.endsWith('.json')
/** The archive of shapes is large, and skipped if the person saves data. */
const savesData = self.navigator?.connection?.saveData === true
const prefix = `outline ${scope} `
/** Name of the cache, different for every build. */
const name = prefix + hashOf(entries.map(({ url, revision }) => `${url} ${revision}`).join())
/** Folders of the languages other than English. */
const folders = new Set(entries.flatMap(({ url }) => /^([^/]+)\/404\.html$/.exec(url)?.[1] ?? []))

/** Addresses of a page other than its file name; the first page of a language also has one with a final slash. */
function pathsOf(url: string): string[] {
  const plain = url.replace(/(index)?\.html$/, '')
  return folders.has(plain) ? [plain, `${plain}/`] : [plain]
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    languagesToKeep()
      .then(async (languages) => {
        // Without static routes, the worker responds itself.
        await event.addRoutes?.(routes(languages)).catch(() => {})
        await keepAll(languages)
      })
      // Open pages keep their program; the next load uses the new one.
      .then(() => self.skipWaiting()),
  )
})

// Sent by the program when a page was opened in a language that may not be cached.
self.addEventListener('message', (event) => {
  event.waitUntil(
    openedLanguages()
      .then((languages) => keepAll(languages))
      .catch(() => {}),
  )
})

self.addEventListener('activate', (event) => {
  // The next build cleans up whatever fails to be deleted now.
  event.waitUntil(
    forget()
      .catch(() => {})
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  if (method === 'POST' && url === scope + SHARED) return event.respondWith(takeFile(event.request))
  if (method !== 'GET' || !url.startsWith(scope)) return
  const file = fileOf(new URL(url).pathname.slice(new URL(scope).pathname.length), mode === 'navigate')
  if (file !== undefined) {
    const answer = cached(file).then((response) => response ?? fetched(event, languageOf(file) ?? ''))
    event.respondWith(mode === 'navigate' ? answer.catch(unkept) : answer)
  } else if (mode === 'navigate') event.respondWith(fetch(event.request).catch(() => lost(languageAt(url))))
})

/** Folders being cached after a part of them was asked for. */
const underway = new Set<string>()

/**
 * Fetches a file and, once it has been answered, caches the rest of its folder: the map of a deck is first asked for at the
 * end of a round and the flags of another quiz on another day, perhaps without a network.
 */
async function fetched(event: Fetching, folder: string): Promise<Response> {
  const response = await fetch(event.request)
  const isWanted = folder.startsWith(DECK) || folder === OWN || (folder === FLAGS && !savesData)
  if (isWanted && !underway.has(folder)) {
    underway.add(folder)
    const kept = openedLanguages()
      .then((opened) => keepAll(new Set([...opened, folder]), folder))
      .catch(() => {})
    event.waitUntil(kept.then(() => underway.delete(folder)))
  }
  return response
}

/** Path to which other apps share a file, as the manifest says. */
const SHARED = 'shared'

/** Keeps a shared file for the first page, which takes it. */
async function takeFile(request: Request): Promise<Response> {
  const file = (await request.formData()).get('backup')
  // Sites under one domain share the caches of that.
  const cache = await caches.open(new URL(scope).pathname + SHARED)
  await cache.put(scope + SHARED, new Response(file))
  return Response.redirect(`${scope}#${SHARED}`, 303)
}

/** File of this build for a path of the site, if there is one. */
function fileOf(path: string, isPage: boolean): string | undefined {
  const plain = path.replace(/\/$/, '')
  const names = isPage ? [plain === '' ? 'index.html' : `${plain}.html`, path] : [path]
  return names.find((file) => entries.some(({ url }) => url === file) || /^assets\//.test(file))
}

/**
 * Finds a file in the cache of this build or, for a page still open, of the previous one. A damaged cache counts as empty:
 * the network has everything.
 */
async function cached(file: string): Promise<Response | undefined> {
  try {
    const cache = await caches.open(name)
    return (await cache.match(scope + file)) ?? (await caches.match(scope + file))
  } catch {
    return undefined
  }
}

/** Responds to an unknown path without a network: with the page for status 404, if cached. */
async function lost(language: string): Promise<Response> {
  const own = language === ENGLISH ? undefined : await cached(`${language}/404.html`)
  const response = own ?? (await cached('404.html'))
  return new Response(response?.body ?? null, { status: 404, headers: response?.headers ?? {} })
}

/**
 * Responds without a network to a page in a language that is not cached: with the offline page in a cached language,
 * preferably that of an open page.
 * @throws the network error, if no language is cached
 */
async function unkept(failure: unknown): Promise<Response> {
  const opened = await openedLanguages().catch(() => [])
  for (const language of new Set([...opened, ENGLISH, ...folders])) {
    const page = await cached(language === ENGLISH ? 'offline.html' : `${language}/offline.html`)
    if (page !== undefined) return new Response(page.body, { status: 503, headers: page.headers })
  }
  throw failure
}

/** Hashes a text to a few characters (FNV-1a, and djb2 for as many bits again). */
function hashOf(text: string): string {
  let [a, b] = [0x811c9dc5, 5381]
  for (let at = 0; at < text.length; at++) {
    a = Math.imul(a ^ text.charCodeAt(at), 0x01000193)
    b = Math.imul(b, 33) ^ text.charCodeAt(at)
  }
  return [a, b].map((half) => (half >>> 0).toString(36)).join('')
}

/**
 * Creates the static routes: pages from the cache of this build, and files with a hash in their name from any cache. A miss
 * goes to the network without asking the worker, so only what is in cached languages and decks has a route.
 */
function routes(languages: ReadonlySet<string>): readonly Route[] {
  const at = (path: string) => ({ baseURL: scope, pathname: new URL(scope).pathname + path, search: '' })
  const pages = entries.filter(({ url }) => isPage(url) && isKept(url, languages))
  return [
    ...pages
      .flatMap(({ url }) => pathsOf(url))
      .map(
        (path): Route => ({
          condition: { urlPattern: at(path), requestMode: 'navigate' },
          source: { cacheName: name },
        }),
      ),
    ...['assets/:file', ...[...languages].map((folder) => `assets/${folder}/*`)].map(
      (path): Route => ({ condition: { urlPattern: at(path) }, source: 'cache' }),
    ),
  ]
}

function isPage(url: string): boolean {
  return url.endsWith('.html') && !/(^|\/)(404|offline)\./.test(url)
}

/** Language of the page at an address, by its folder. */
function languageAt(address: string): string {
  const [first = ''] = new URL(address).pathname.slice(new URL(scope).pathname.length).split('/')
  return folders.has(first) ? first : ENGLISH
}

/** Folder of a file: a language, a deck of regions or the flags; `undefined` for a file that all share. */
function languageOf(url: string): string | undefined {
  const [, asset] = /^assets\/([^/]+)\//.exec(url) ?? []
  if (asset !== undefined) return asset
  const [first = ''] = url.replace(/\.html$/, '').split('/')
  if (folders.has(first)) return first
  return url.endsWith('.html') ? ENGLISH : undefined
}

/** Folder of the deck of regions whose day a page shows; `undefined` for any other file. */
function deckOf(page: string): string | undefined {
  const [, deck] = /(?:^|\/)states\/(\w+)(?:\.html)?\/?$/.exec(page) ?? []
  return deck && DECK + deck
}

/** Folders of a file, all of which are wanted where it is kept: that of its language or deck, both for the day of a deck. */
function foldersOf(url: string): readonly string[] {
  return [languageOf(url), deckOf(url)].filter((folder) => folder !== undefined)
}

function isKept(url: string, wanted: ReadonlySet<string>): boolean {
  return foldersOf(url).every((folder) => wanted.has(folder))
}

/** Languages and decks of regions of the open pages. */
async function openedLanguages(): Promise<ReadonlySet<string>> {
  const windows = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  return new Set(
    windows
      .filter(({ url }) => url.startsWith(scope))
      .flatMap(({ url }) => {
        const { pathname, searchParams } = new URL(url)
        const asked = searchParams.get('deck')
        const own = asked?.startsWith('own_') ? OWN : undefined
        const deck = own ?? (asked ? DECK + asked.toLowerCase() : deckOf(pathname))
        return [languageAt(url), ...(deck ? [deck] : [])]
      }),
  )
}

/** Languages of the open pages and of earlier caches; English if there are none. */
async function languagesToKeep(): Promise<ReadonlySet<string>> {
  const languages = new Set(await openedLanguages())
  // Unreadable caches count as empty.
  const kept = await keptUrls().catch(() => [])
  for (const url of kept) {
    const language = languageOf(url)
    if (language !== undefined) languages.add(language)
  }
  return languages.size === 0 ? new Set([ENGLISH]) : languages
}

/** Lists the files in the caches of all builds, relative to the scope. */
async function keptUrls(): Promise<readonly string[]> {
  const names = (await caches.keys()).filter((key) => key.startsWith(prefix))
  const kept = await Promise.all(names.map(async (key) => (await caches.open(key)).keys()))
  return kept.flat().map(({ url }) => url.slice(scope.length))
}

/** Caches the files of these folders and those that all share, or `only` those of one. Pages are also cached under their addresses. */
async function keepAll(languages: ReadonlySet<string>, only?: string): Promise<void> {
  const cache = await caches.open(name)
  const wanted = entries.filter(
    (entry) =>
      !(savesData && isShapes(entry)) &&
      isKept(entry.url, languages) &&
      (only === undefined || foldersOf(entry.url).includes(only)),
  )
  await Promise.all(wanted.map(async (entry) => (await takeOver(cache, entry)) || (await keep(cache, entry))))
  await Promise.all(wanted.filter(isShapes).map((entry) => layOut(cache, entry)))
  await Promise.all(
    wanted
      .filter(({ url }) => isPage(url))
      .map(async ({ url }) => {
        const page = await cache.match(scope + url)
        for (const path of pathsOf(url)) if (page !== undefined) await cache.put(scope + path, page.clone())
      }),
  )
}

/** Copies a file from an earlier build's cache; returns whether there was one. */
async function takeOver(cache: Cache, { url, revision }: Entry): Promise<boolean> {
  const found = revision === null ? await caches.match(scope + url) : undefined
  if (found === undefined || !isOf(url, found)) return false
  await cache.put(scope + url, found)
  return true
}

/** Caches each shape at its own address. If the archive is unreadable, a game requests its own shape. */
async function layOut(cache: Cache, { url }: Entry): Promise<void> {
  try {
    const shapes: Readonly<Record<string, string>> = await (await cache.match(scope + url))?.json()
    const headers = { 'Content-Type': 'text/plain;charset=utf-8' }
    await Promise.all(
      Object.entries(shapes).map(([file, text]) => cache.put(scope + file, new Response(text, { headers }))),
    )
  } catch {}
}

async function keep(cache: Cache, { url, revision }: Entry): Promise<void> {
  const address = scope + url
  const response = await fetch(address, { cache: revision === null ? 'default' : 'no-cache' })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  if (!isOf(url, response)) throw new Error(`${address} answered with another kind of file`)
  const { status } = response
  // The response varies by compression only, and `Vary` would prevent a match.
  const headers = new Headers(response.headers)
  headers.delete('Vary')
  // Rebuilt, since a host may redirect `daily.html` to `/daily`, and a redirected response is not allowed for a navigation.
  await cache.put(address, new Response(response.body, { status, headers }))
}

/**
 * Whether a response has the file's own type: in the middle of a release, a host may answer a request for a script with one
 * of its pages and status 200.
 */
function isOf(url: string, { headers }: Response): boolean {
  return url.endsWith('.html') === (headers.get('Content-Type')?.startsWith('text/html') ?? false)
}

/** Deletes the caches of all earlier builds but the last. */
async function forget(): Promise<void> {
  const names = (await caches.keys()).filter((key) => key.startsWith(prefix) && key !== name)
  await Promise.all(names.slice(0, -1).map((key) => caches.delete(key)))
}

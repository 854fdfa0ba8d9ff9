// Keeps the whole site on the device, so that it is played without a network.

type Entry = { readonly url: string; readonly revision: string | null }

/** As much of a service worker's surroundings as is used here. */
type Scope = {
  /** Every file of this build; a name with a hash has no revision. */
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
  /** Where the browser can answer without starting the worker. */
  addRoutes?(routes: readonly Route[]): Promise<void>
}
/**
 * Which requests are answered from which cache, or from any; what is not in it comes from the
 * network (W3C Service Workers, "Static Router").
 */
type Route = {
  readonly condition: {
    readonly urlPattern: { readonly baseURL: string; readonly pathname: string; readonly search: string }
    readonly requestMode?: 'navigate'
  }
  readonly source: 'cache' | { readonly cacheName: string }
}
type Fetching = { readonly request: Request; respondWith(response: Promise<Response>): void }

declare const self: Scope

const { scope } = self.registration
/** How its files are kept together, which have no folder beside the assets. */
const ENGLISH = 'en'
const entries = self.__WB_MANIFEST
/** The file that has the shapes of all countries, by the names of the files that each has for itself. */
const isShapes = ({ url }: Entry) => url.endsWith('.json')
/** It is large, and not kept where the person asks to save data. */
const savesData = self.navigator?.connection?.saveData === true
const prefix = `outline ${scope} `
/** Another one for every build. */
const name = prefix + hashOf(entries.map(({ url, revision }) => `${url} ${revision}`).join())
/** Where the pages of the languages are, but for English, whose pages are at the root. */
const folders = new Set(entries.flatMap(({ url }) => /^([^/]+)\/404\.html$/.exec(url)?.[1] ?? []))

/** The addresses of a page beside the name of its file; the first one of a language has a slash at its end. */
function pathsOf(url: string): string[] {
  const plain = url.replace(/(index)?\.html$/, '')
  return folders.has(plain) ? [plain, `${plain}/`] : [plain]
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    languagesToKeep()
      .then(async (languages) => {
        // Where no route can be laid the worker answers.
        await event.addRoutes?.(routes(languages)).catch(() => {})
        await keepAll(languages)
      })
      // Pages that are open go on with the program they have; the next load is of the new one.
      .then(() => self.skipWaiting()),
  )
})

// The program tells that a page was opened in a language that may not be kept.
self.addEventListener('message', (event) => {
  event.waitUntil(
    openedLanguages()
      .then(keepAll)
      .catch(() => {}),
  )
})

self.addEventListener('activate', (event) => {
  // What cannot be forgotten now is forgotten by the next build.
  event.waitUntil(
    forget()
      .catch(() => {})
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  if (method !== 'GET' || !url.startsWith(scope)) return
  const file = fileOf(new URL(url).pathname.slice(new URL(scope).pathname.length), mode === 'navigate')
  if (file !== undefined) {
    const answer = cached(file).then((response) => response ?? fetch(event.request))
    event.respondWith(mode === 'navigate' ? answer.catch(unkept) : answer)
  } else if (mode === 'navigate') event.respondWith(fetch(event.request).catch(() => lost(languageAt(url))))
})

/** The file that stands for a path of the site. */
function fileOf(path: string, isPage: boolean): string | undefined {
  const plain = path.replace(/\/$/, '')
  const names = isPage ? [plain === '' ? 'index.html' : `${plain}.html`, path] : [path]
  return names.find((file) => entries.some(({ url }) => url === file) || /^assets\//.test(file))
}

/**
 * A file of this build or, for a page that has been open since, of the one before. What the device has kept may
 * be damaged, and then nothing is kept: the network has everything.
 */
async function cached(file: string): Promise<Response | undefined> {
  try {
    const cache = await caches.open(name)
    return (await cache.match(scope + file)) ?? (await caches.match(scope + file))
  } catch {
    return undefined
  }
}

/** Without a network nothing is known of a path but that it is not one of ours. */
async function lost(language: string): Promise<Response> {
  const own = language === ENGLISH ? undefined : await cached(`${language}/404.html`)
  const response = own ?? (await cached('404.html'))
  return new Response(response?.body ?? null, { status: 404, headers: response?.headers ?? {} })
}

/**
 * Without a network a page in a language that is not kept is answered in one that is, with the way there: at best in that of
 * a page that is open. @throws the failure of the network, where none is kept
 */
async function unkept(failure: unknown): Promise<Response> {
  const opened = await openedLanguages().catch(() => [])
  for (const language of new Set([...opened, ENGLISH, ...folders])) {
    const page = await cached(language === ENGLISH ? 'offline.html' : `${language}/offline.html`)
    if (page !== undefined) return new Response(page.body, { status: 503, headers: page.headers })
  }
  throw failure
}

/** A text in a few letters (FNV-1a, and djb2 for as much again). */
function hashOf(text: string): string {
  let [a, b] = [0x811c9dc5, 5381]
  for (let at = 0; at < text.length; at++) {
    a = Math.imul(a ^ text.charCodeAt(at), 0x01000193)
    b = Math.imul(b, 33) ^ text.charCodeAt(at)
  }
  return [a, b].map((half) => (half >>> 0).toString(36)).join('')
}

/**
 * Pages under their own addresses come from this build; what has its hash in its name, from any. What a route does not find
 * comes from the network, and without one the worker is not asked: so only pages of
 * these languages, which are kept, have one.
 */
function routes(languages: ReadonlySet<string>): readonly Route[] {
  const at = (path: string) => ({ baseURL: scope, pathname: new URL(scope).pathname + path, search: '' })
  const pages = entries.filter(({ url }) => isPage(url) && languages.has(languageOf(url) ?? ENGLISH))
  return [
    ...pages
      .flatMap(({ url }) => pathsOf(url))
      .map(
        (path): Route => ({
          condition: { urlPattern: at(path), requestMode: 'navigate' },
          source: { cacheName: name },
        }),
      ),
    { condition: { urlPattern: at('assets/*') }, source: 'cache' },
  ]
}

function isPage(url: string): boolean {
  return url.endsWith('.html') && !/(^|\/)(404|offline)\./.test(url)
}

/** The language of the page at an address, by its folder. */
function languageAt(address: string): string {
  const [first = ''] = new URL(address).pathname.slice(new URL(scope).pathname.length).split('/')
  return folders.has(first) ? first : ENGLISH
}

/** The language that a file is for, by its folder; `undefined` for what all languages share. */
function languageOf(url: string): string | undefined {
  const [, asset] = /^assets\/([^/]+)\//.exec(url) ?? []
  if (asset !== undefined) return asset
  const [first = ''] = url.replace(/\.html$/, '').split('/')
  if (folders.has(first)) return first
  return url.endsWith('.html') ? ENGLISH : undefined
}

/** Those of the pages that are open now. */
async function openedLanguages(): Promise<ReadonlySet<string>> {
  const windows = await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  return new Set(windows.filter(({ url }) => url.startsWith(scope)).map(({ url }) => languageAt(url)))
}

/** Those that are open, and those that an earlier build has kept; with none of either, English. */
async function languagesToKeep(): Promise<ReadonlySet<string>> {
  const languages = new Set(await openedLanguages())
  // Of what the storage does not tell, nothing is known.
  const kept = await keptUrls().catch(() => [])
  for (const url of kept) {
    const language = languageOf(url)
    if (language !== undefined) languages.add(language)
  }
  return languages.size === 0 ? new Set([ENGLISH]) : languages
}

/** What any build has kept, without the scope. */
async function keptUrls(): Promise<readonly string[]> {
  const names = (await caches.keys()).filter((key) => key.startsWith(prefix))
  const kept = await Promise.all(names.map(async (key) => (await caches.open(key)).keys()))
  return kept.flat().map(({ url }) => url.slice(scope.length))
}

/** Keeps what all languages share, and what is for these. Pages are looked for under their addresses, too. */
async function keepAll(languages: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(name)
  const wanted = entries.filter((entry) => {
    const language = languageOf(entry.url)
    return !(savesData && isShapes(entry)) && (language === undefined || languages.has(language))
  })
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

/** Keeps a file that an earlier build has kept. Whether there is one. */
async function takeOver(cache: Cache, { url, revision }: Entry): Promise<boolean> {
  const found = revision === null ? await caches.match(scope + url) : undefined
  if (found === undefined || !isOf(url, found)) return false
  await cache.put(scope + url, found)
  return true
}

/** Keeps each shape at its own address. Where the file of them all cannot be read, a game asks for its own. */
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
  // By what the answer varies it would not be found again, and it does so by the packing alone.
  const headers = new Headers(response.headers)
  headers.delete('Vary')
  // Written anew: a host may lead `daily.html` to `/daily`, but no page may be answered with something that was led on.
  await cache.put(address, new Response(response.body, { status, headers }))
}

/**
 * Whether an answer is of the kind that a file is: a host in the middle of a release may answer for a script with one
 * of its pages, and with success.
 */
function isOf(url: string, { headers }: Response): boolean {
  return url.endsWith('.html') === (headers.get('Content-Type')?.startsWith('text/html') ?? false)
}

/** Of earlier builds only the last is kept. */
async function forget(): Promise<void> {
  const names = (await caches.keys()).filter((key) => key.startsWith(prefix) && key !== name)
  await Promise.all(names.slice(0, -1).map((key) => caches.delete(key)))
}

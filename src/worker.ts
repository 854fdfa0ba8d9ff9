// Keeps the whole site on the device, so that it is played without a network.

type Entry = { readonly url: string; readonly revision: string | null }

/** As much of a service worker's surroundings as is used here. */
type Scope = {
  /** Every file of this build; a name with a hash has no revision. */
  readonly __WB_MANIFEST: readonly Entry[]
  readonly registration: { readonly scope: string }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}
type Waiting = { waitUntil(work: Promise<unknown>): void }
type Fetching = { readonly request: Request; respondWith(response: Promise<Response>): void }

declare const self: Scope

const entries = self.__WB_MANIFEST
const { scope } = self.registration
const prefix = `outline ${scope} `
/** Another one for every build. */
const name =
  prefix +
  entries
    .map(({ url, revision }) => revision ?? url)
    .join('')
    .replace(/assets\/|\.\w+/g, '')

self.addEventListener('install', (event) => {
  event.waitUntil(
    Promise.all(entries.map(keep))
      // Pages that are open go on with the program they have; the next load is of the new one.
      .then(() => self.skipWaiting()),
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
  if (file !== undefined) event.respondWith(kept(file).then((response) => response ?? fetch(event.request)))
  else if (mode === 'navigate') event.respondWith(fetch(event.request).catch(lost))
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
async function kept(file: string): Promise<Response | undefined> {
  try {
    const cache = await caches.open(name)
    return (await cache.match(scope + file)) ?? (await caches.match(scope + file))
  } catch {
    return undefined
  }
}

/** Without a network nothing is known of a path but that it is not one of ours. */
async function lost(): Promise<Response> {
  const response = await kept('404.html')
  return new Response(response?.body ?? null, { status: 404, headers: response?.headers ?? {} })
}

async function keep({ url, revision }: Entry): Promise<void> {
  const cache = await caches.open(name)
  const address = scope + url
  const found = revision === null ? await caches.match(address) : undefined
  const known = found && isOf(url, found) ? found : undefined
  const response = known ?? (await fetch(address, { cache: revision === null ? 'default' : 'no-cache' }))
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  if (!isOf(url, response)) throw new Error(`${address} answered with another kind of file`)
  // A host may lead `daily.html` to `/daily`, but no page may be answered with something that was led on.
  const { status, headers } = response
  await cache.put(address, response.redirected ? new Response(response.body, { status, headers }) : response)
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

import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { transformWithOxc } from 'vite'
import { describe, expect, it } from 'vitest'

const SITE = 'https://example.org/'
const { code } = await transformWithOxc(readFileSync('src/entry/worker.ts', 'utf8'), 'worker.ts')

type Answer = (path: string, mode?: string) => Promise<Response>
type Storage = { open: () => unknown; match: () => unknown; keys: () => unknown }

/** The worker in a scope of its own, with this storage and this network. */
function workerWith(
  caches: Storage,
  fetch: (request: Request) => Promise<Response>,
  more: readonly { url: string; revision: string | null }[] = [],
  opened: readonly string[] = ['daily'],
  navigator: { readonly connection?: { readonly saveData: boolean } } = {},
) {
  const listeners = new Map<string, (event: object) => void>()
  let claims = 0
  let kept: unknown
  const self = {
    __WB_MANIFEST: [
      ...['index.html', 'daily.html', '404.html', 'offline.html'].map((url) => ({ url, revision: '1' })),
      { url: 'assets/a.js', revision: null },
      ...more,
    ],
    registration: { scope: SITE },
    navigator,
    clients: {
      claim: async () => claims++,
      matchAll: async () => [
        ...opened.map((path) => ({ url: SITE + path })),
        { url: 'https://elsewhere.org/de/' },
      ],
    },
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  }
  runInNewContext(code, { self, caches, fetch, Headers, Response, URL })
  const answer: Answer = (path, mode = 'navigate') =>
    new Promise((resolve, reject) => {
      const request = { method: 'GET', mode, url: SITE + path }
      const respondWith = (response: Promise<Response>) => response.then(resolve, reject)
      listeners.get('fetch')?.({ request, respondWith, waitUntil: (promise: unknown) => (kept = promise) })
    })
  const install = async (addRoutes?: (routes: readonly object[]) => Promise<void>) => {
    const work: unknown[] = []
    const waitUntil = (promise: unknown) => work.push(promise)
    listeners.get('install')?.({ waitUntil, ...(addRoutes && { addRoutes }) })
    await Promise.all(work)
  }
  const tell = async (data: string) => {
    let work: unknown
    listeners.get('message')?.({ data, waitUntil: (promise: unknown) => (work = promise) })
    await work
  }
  const activate = async () => {
    let work: unknown
    listeners.get('activate')?.({ waitUntil: (promise: unknown) => (work = promise) })
    await work
    return claims
  }
  const share = (request: object) =>
    new Promise<Response>((resolve, reject) => {
      const respondWith = (response: Promise<Response>) => response.then(resolve, reject)
      listeners.get('fetch')?.({ request, respondWith })
    })
  return { answer, install, activate, tell, share, kept: () => kept }
}

const whole = (page: string): Storage => ({
  open: async () => ({ match: async () => new Response(page) }),
  match: async () => new Response(page),
  keys: async () => [],
})
const fail = () => {
  throw new DOMException('The storage is damaged', 'UnknownError')
}
const reject = async () => fail()
const network = async () => new Response('from the network')
const noNetwork = async () => {
  throw new TypeError('Failed to fetch')
}

describe('the worker', () => {
  it('answers with what the device has kept, and does not ask the network', async () => {
    const { answer } = workerWith(whole('kept'), noNetwork)
    expect(await (await answer('daily')).text()).toBe('kept')
  })

  it.each<[string, Partial<Storage>]>([
    ['cannot be opened', { open: reject }],
    ['throws when it is opened', { open: fail }],
    ['cannot be searched', { open: async () => ({ match: reject }) }],
    [
      'has lost its files, and cannot be searched',
      { open: async () => ({ match: async () => undefined }), match: reject },
    ],
  ])('answers from the network when its storage %s', async (_, broken) => {
    const { answer } = workerWith({ ...whole('kept'), ...broken }, network)
    for (const [path, mode] of [['daily'], ['assets/a.js', 'cors'], ['nowhere']] as const)
      expect(await (await answer(path, mode)).text()).toBe('from the network')
  })

  it('has no page where there is neither a storage nor a network, and says so', async () => {
    const { answer } = workerWith({ ...whole('kept'), open: reject }, noNetwork)
    expect((await answer('nowhere')).status).toBe(404)
    await expect(answer('daily')).rejects.toThrow('Failed to fetch')
  })

  it.each([
    ['rejects', reject],
    ['throws', fail],
  ])('takes over when its storage %s', async (_, keys) => {
    expect(await workerWith({ ...whole('kept'), keys }, network).activate()).toBe(1)
  })

  describe('when it is installed', () => {
    const typed = (
      url: string,
      type = url.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8',
    ) => new Response(url, { headers: { 'Content-Type': type } })
    const page = (url: string) => typed(url, 'text/html')
    /** What was kept by then, and how an earlier build's script was. */
    function storage(earlier: Response | undefined) {
      const put: string[] = []
      const stored = new Map<string, Response>()
      const caches = {
        ...whole('kept'),
        open: async () => ({
          match: async (url: string) => stored.get(url)?.clone(),
          put: async (url: string, response: Response) => {
            put.push(url)
            stored.set(url, response)
          },
        }),
        match: async () => earlier?.clone(),
      }
      return { put, stored, caches }
    }
    const host = async (url: unknown) => typed(String(url))

    it('keeps every file, and takes over from an earlier build what has not changed', async () => {
      const { put, caches } = storage(typed('a.js'))
      const asked: string[] = []
      await workerWith(caches, (url) => {
        asked.push(String(url))
        return host(url)
      }).install()
      expect(new Set(put).size).toBe(7)
      expect(asked).not.toContain(`${SITE}assets/a.js`)
    })

    it('refuses a page that a host sends for a script, and stays out of the way', async () => {
      const { caches } = storage(undefined)
      await expect(workerWith(caches, async (url) => page(String(url))).install()).rejects.toThrow(
        'another kind of file',
      )
    })

    it('does not take over such a page from an earlier build, but asks again', async () => {
      const { put, caches } = storage(page('a.js'))
      await workerWith(caches, host).install()
      expect(new Set(put).size).toBe(7)
    })

    describe('and the build has the shapes of all countries in one file', () => {
      const more = [{ url: 'assets/s.json', revision: null }]
      const shapes = '{"assets/c.txt":"c","assets/d.txt":"d"}'
      /** What was asked for, and what is kept beside the pages, when there was this file. */
      async function install(text: string, earlier?: Response, saveData = false) {
        const { caches, stored } = storage(earlier)
        const asked: string[] = []
        const answer = async (request: unknown) => {
          const url = String(request)
          asked.push(url.slice(SITE.length))
          if (url.endsWith('.json'))
            return new Response(text, { headers: { 'Content-Type': 'application/json' } })
          return typed(url, /html$/.test(url) ? 'text/html' : 'text/plain')
        }
        await workerWith(caches, answer, more, ['daily'], { connection: { saveData } }).install()
        const assets = (urls: readonly string[]) => urls.filter((url) => url.startsWith('assets/')).sort()
        return {
          stored,
          asked: assets(asked),
          kept: assets([...stored.keys()].map((url) => url.slice(SITE.length))),
        }
      }

      it('asks for that alone, and keeps each shape at its own address', async () => {
        const { asked, kept, stored } = await install(shapes)
        expect(asked).toEqual(['assets/a.js', 'assets/s.json'])
        expect(kept).toEqual(['assets/a.js', 'assets/c.txt', 'assets/d.txt', 'assets/s.json'])
        const shape = stored.get(`${SITE}assets/c.txt`)
        expect(await shape?.text()).toBe('c')
        expect(shape?.headers.get('Content-Type')).toMatch('text/plain')
      })

      it('takes them from the file that an earlier build has kept', async () => {
        const { asked, kept } = await install('{}', new Response(shapes))
        expect(asked).toEqual([])
        expect(kept).toContain('assets/c.txt')
      })

      it('keeps everything else where the file cannot be read', async () => {
        const { kept } = await install('cut short')
        expect(kept).toEqual(['assets/a.js', 'assets/s.json'])
      })

      it('does without it for who saves data', async () => {
        const { asked, kept } = await install(shapes, undefined, true)
        expect([asked, kept]).toEqual([['assets/a.js'], ['assets/a.js']])
      })
    })

    describe('and the site has several languages', () => {
      const more = [
        ...['de.html', 'de/daily.html', 'de/404.html', 'de/offline.html'],
        ...['ja.html', 'ja/daily.html', 'ja/404.html', 'ja/offline.html'],
        ...['de/manifest.webmanifest', 'assets/en/1.js', 'assets/de/1.js', 'assets/ja/1.js'],
      ].map((url) => ({ url, revision: url.startsWith('assets/') ? null : '1' }))
      const files = (stored: ReadonlyMap<string, Response>) =>
        [...stored.keys()].map((url) => url.slice(SITE.length)).filter((url) => /\.|^$/.test(url))
      const answered = async (url: unknown) =>
        typed(String(url), /html$/.test(String(url)) ? 'text/html' : 'text/plain')
      const english = ['index.html', '', 'daily.html', '404.html', 'offline.html', 'assets/en/1.js']
      const german = [
        ...['de.html', 'de/daily.html', 'de/404.html', 'de/offline.html'],
        ...['de/manifest.webmanifest', 'assets/de/1.js'],
      ]

      it.each([
        [['daily'], english],
        [['nowhere', ''], english],
        [['de/daily'], german],
        [['de'], german],
        [
          ['de/nowhere', 'about'],
          [...english, ...german],
        ],
        [[], english],
      ])('keeps with %o open what is for these languages, and what all share', async (opened, expected) => {
        const { caches, stored } = storage(undefined)
        await workerWith(caches, answered, more, opened).install()
        expect(files(stored).sort()).toEqual([...expected, 'assets/a.js'].sort())
      })

      it('keeps the languages that an earlier build has kept', async () => {
        const { caches, stored } = storage(undefined)
        const earlier = {
          keys: async () => [{ url: `${SITE}assets/de/0.js` }, { url: `${SITE}assets/b.js` }],
        }
        const both = {
          ...caches,
          keys: async () => [`outline ${SITE} earlier`],
          open: async (key: string) => (key.endsWith(' earlier') ? earlier : caches.open()),
        }
        await workerWith(both as unknown as Storage, answered, more, []).install()
        expect(files(stored).sort()).toEqual([...german, 'assets/a.js'].sort())
      })

      it('keeps a further language once the page says that it was opened', async () => {
        const { caches, stored } = storage(undefined)
        const opened = ['daily']
        const { install, tell } = workerWith(caches, answered, more, opened)
        await install()
        expect(files(stored)).not.toContain('de/daily.html')
        opened[0] = 'de/about'
        await tell('keep the language')
        expect(files(stored).sort()).toEqual([...english, ...german, 'assets/a.js'].sort())
      })
    })

    describe('and there are decks of regions', () => {
      const deck = ['assets/regions-us/1.js', 'assets/regions-us/2.js']
      const pages = ['states/us.html', 'de/404.html', 'de/states/us.html', 'states/de.html']
      const more = [...deck, 'assets/regions-de/1.js', ...pages].map((url) => ({ url, revision: null }))
      const answered = async (url: unknown) =>
        typed(String(url), /html$/.test(String(url)) ? 'text/html' : 'text/plain')
      const decksIn = (stored: ReadonlyMap<string, Response>) =>
        [...stored.keys()].map((url) => url.slice(SITE.length)).filter((url) => /regions|states/.test(url))
      const kept = [...deck, 'states/us.html', 'states/us']

      it.each(['states/us', 'practice?deck=US'])(
        'keeps all of one with its page while %s is open',
        async (open) => {
          const { caches, stored } = storage(undefined)
          await workerWith(caches, answered, more, [open]).install()
          expect(decksIn(stored)).toEqual(kept)
        },
      )

      it('keeps all of one as soon as a part is asked for', async () => {
        const { caches, stored } = storage(undefined)
        const { install, answer, kept: work } = workerWith(caches, answered, more, ['practice'])
        await install()
        expect(decksIn(stored)).toEqual([])
        await answer('assets/regions-us/1.js', 'cors')
        await work()
        expect(decksIn(stored)).toEqual(kept)
      })
    })

    it('keeps all flags once one was shown and unless data is saved, each in one request, but not before', async () => {
      const flags = ['assets/flags/1.svg', 'assets/flags/2.webp']
      for (const saveData of [false, true]) {
        const { caches, stored } = storage(undefined)
        const asked: string[] = []
        const answered = async (request: unknown) => {
          const { url = String(request) } = request as { url?: string }
          asked.push(url.slice(SITE.length))
          return typed(url, /html$/.test(url) ? 'text/html' : 'image/svg+xml')
        }
        const more = flags.map((url) => ({ url, revision: null }))
        const { install, answer, kept } = workerWith(caches, answered, more, ['daily'], {
          connection: { saveData },
        })
        await install()
        expect(asked).not.toContain(flags[0])
        await Promise.all([answer('assets/flags/1.svg', 'no-cors'), answer('assets/flags/1.svg', 'no-cors')])
        await kept()
        // Both flags for later, after the two that are shown.
        const [shown, later] = [[flags[0], flags[0]], saveData ? [] : flags]
        expect(asked.filter((url) => url.includes('flags'))).toEqual([...shown, ...later])
        expect(later.filter((url) => !stored.has(SITE + url))).toEqual([])
      }
    })

    it('lays a route from each page to this build, and from what has a hash to any', async () => {
      const { caches, put } = storage(undefined)
      let routes: readonly object[] = []
      await workerWith(caches, host).install(async (given) => {
        routes = given
      })
      const at = (pathname: string) => ({ baseURL: SITE, pathname, search: '' })
      const cacheName = expect.stringMatching(/^outline /)
      expect(routes).toEqual([
        { condition: { urlPattern: at('/'), requestMode: 'navigate' }, source: { cacheName } },
        { condition: { urlPattern: at('/daily'), requestMode: 'navigate' }, source: { cacheName } },
        { condition: { urlPattern: at('/assets/:file') }, source: 'cache' },
        { condition: { urlPattern: at('/assets/en/*') }, source: 'cache' },
      ])
      // A route finds a page by its own address.
      expect(put).toEqual(expect.arrayContaining([SITE, `${SITE}daily`]))
    })

    it('does without routes where the browser refuses them', async () => {
      const { caches, put } = storage(undefined)
      await workerWith(caches, host).install(() => Promise.reject(new TypeError('no such condition')))
      expect(put.length).toBeGreaterThan(3)
    })

    it('keeps no answer by what it varied by', async () => {
      const { caches, stored } = storage(undefined)
      const vary = async (url: unknown) => {
        const response = typed(String(url))
        response.headers.set('Vary', 'Accept, Sec-Fetch-Dest')
        return response
      }
      await workerWith(caches, vary).install()
      expect(new Set([...stored.values()].map(({ headers }) => headers.get('Vary')))).toEqual(new Set([null]))
    })
  })
})

it('keeps a file that another app shares for the first page, and sends the person there', async () => {
  const put = new Map<string, Response>()
  const caches = {
    ...whole(''),
    open: async () => ({ put: async (url: string, response: Response) => void put.set(url, response) }),
  }
  const form = new FormData()
  form.set('backup', new File(['all of it'], 'record.txt', { type: 'text/plain' }))
  const request = new Request(`${SITE}shared`, { method: 'POST', body: form })
  const { status, headers } = await workerWith(caches, noNetwork).share(request)
  expect([status, headers.get('Location')]).toEqual([303, `${SITE}#shared`])
  expect(await put.get(`${SITE}shared`)?.text()).toBe('all of it')
})

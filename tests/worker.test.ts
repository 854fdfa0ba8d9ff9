import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { transformWithOxc } from 'vite'
import { describe, expect, it } from 'vitest'

const SITE = 'https://example.org/'
const { code } = await transformWithOxc(readFileSync('src/worker.ts', 'utf8'), 'worker.ts')

type Answer = (path: string, mode?: string) => Promise<Response>
type Storage = { open: () => unknown; match: () => unknown; keys: () => unknown }

/** The worker in a scope of its own, with this storage and this network. */
function workerWith(caches: Storage, fetch: (request: Request) => Promise<Response>) {
  const listeners = new Map<string, (event: object) => void>()
  let claims = 0
  const self = {
    __WB_MANIFEST: [
      ...['index.html', 'daily.html', '404.html'].map((url) => ({ url, revision: '1' })),
      { url: 'assets/a.js', revision: null },
    ],
    registration: { scope: SITE },
    clients: { claim: async () => claims++ },
    skipWaiting: async () => {},
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  }
  runInNewContext(code, { self, caches, fetch, Response, URL })
  const answer: Answer = (path, mode = 'navigate') =>
    new Promise((resolve, reject) => {
      const request = { method: 'GET', mode, url: SITE + path }
      const respondWith = (response: Promise<Response>) => response.then(resolve, reject)
      listeners.get('fetch')?.({ request, respondWith })
    })
  const install = async () => {
    let work: unknown
    listeners.get('install')?.({ waitUntil: (promise: unknown) => (work = promise) })
    await work
  }
  const activate = async () => {
    let work: unknown
    listeners.get('activate')?.({ waitUntil: (promise: unknown) => (work = promise) })
    await work
    return claims
  }
  return { answer, install, activate }
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
      const caches = {
        ...whole('kept'),
        open: async () => ({ match: async () => undefined, put: async (url: string) => put.push(url) }),
        match: async () => earlier,
      }
      return { put, caches }
    }
    const host = async (url: unknown) => typed(String(url))

    it('keeps every file, and takes over from an earlier build what has not changed', async () => {
      const { put, caches } = storage(typed('a.js'))
      const asked: string[] = []
      await workerWith(caches, (url) => {
        asked.push(String(url))
        return host(url)
      }).install()
      expect(put).toHaveLength(4)
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
      expect(put).toHaveLength(4)
    })
  })
})

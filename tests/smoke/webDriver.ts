import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../tools/port'
import { CALL, type Key, PATIENCE, type Page, PHONE } from './page'
import { startProgram } from './program'

/** Under which key an element is told (W3C WebDriver, "Elements"). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** W3C WebDriver, "Keyboard actions". */
const KEYS: Readonly<Record<Key, string>> = { ArrowRight: '\uE014', Enter: '\uE007', Escape: '\uE00C' }

/** What passes when the page has come to rest: the element is not there yet, covered, or has just been drawn anew. */
const PASSING = new Set([
  'no such element',
  'stale element reference',
  'element not interactable',
  'element click intercepted',
])

/** What the driver objects to; the code is one of W3C WebDriver, "Errors". */
class Objection extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(`${code}: ${message}`)
  }
}

/** A page in a browser and behind a driver of its own, over W3C WebDriver. */
export async function startDriver(path: string, binary: string, display: string): Promise<Page> {
  const port = await freePort()
  const driver = startProgram(path, [`--port=${port}`], { DISPLAY: display })
  try {
    const root = `http://127.0.0.1:${port}`
    await answers(`${root}/status`)
    const browserOptions = { binary, args: ['--automation'] }
    const { sessionId } = await call<{ sessionId: string }>('POST', `${root}/session`, {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
    })
    const session = `${root}/session/${sessionId}`
    await call('POST', `${session}/window/rect`, { x: 0, y: 0, ...PHONE })
    return pageOf(session, async () => {
      await call('DELETE', session).catch(() => {})
      driver.end()
    })
  } catch (error) {
    driver.end()
    throw error
  }
}

function pageOf(session: string, close: () => Promise<void>): Page {
  const post = <Value>(command: string, body: object = {}) =>
    call<Value>('POST', `${session}/${command}`, body)
  type Found = { readonly [ELEMENT]: string }
  /** Does something with what an XPath finds, as soon as that is possible. */
  const act = async (path: string, command: string, body?: object) => {
    const end = Date.now() + PATIENCE
    for (;;) {
      try {
        const { [ELEMENT]: id } = await post<Found>('element', { using: 'xpath', value: path })
        return void (await post(`element/${id}/${command}`, body))
      } catch (error) {
        const passes = error instanceof Objection && PASSING.has(error.code)
        if (!passes || Date.now() > end) throw new Error(`${path}: ${error}`, { cause: error })
        await sleep(20)
      }
    }
  }
  return {
    open: (url) => post('url', { url }),
    reload: () => post('refresh'),
    evaluate: (run, ...args) => post('execute/sync', { script: `return (${run})(...arguments)`, args }),
    click: (path) => act(path, 'click'),
    type: (path, text) => act(path, 'value', { text }),
    press: async (key) => {
      const { [ELEMENT]: id } = await call<Found>('GET', `${session}/element/active`)
      await post(`element/${id}/value`, { text: KEYS[key] })
    },
    close,
  }
}

/** @throws an {@link Objection}, or a `TimeoutError` when the driver does not answer */
async function call<Value>(method: 'DELETE' | 'GET' | 'POST', url: string, body?: object): Promise<Value> {
  const signal = AbortSignal.timeout(CALL)
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) })
  const { value } = await response.json()
  if (!response.ok) throw new Objection(value.error, value.message)
  return value
}

/** Waits until a program that has been started listens at an address. */
async function answers(url: string): Promise<void> {
  const end = Date.now() + PATIENCE
  for (;;) {
    try {
      await call('GET', url)
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await sleep(20)
    }
  }
}

import { type BrowserContext, test as base, expect } from '@playwright/test'
import { Player } from '../../tools/player'
import { followRequests } from '../../tools/rested'

export { expect } from '@playwright/test'

/** Noon of the day on which the tests play, unless they say otherwise. */
export const NOON = '2026-11-21T12:00:00Z'

/** Paths of the icons that a browser asks for by itself, sooner, later or never. */
const ICONS = ['/icon.svg', '/favicon.ico']

/** Errors and warnings in the console, and the addresses that a page asked for. */
export class Watch {
  readonly faults: string[] = []
  readonly requests: string[] = []
  readonly log: string[] = []
  #expected: RegExp[] = []

  constructor(
    context: BrowserContext,
    readonly origin: string,
  ) {
    context.on('console', (message) => {
      this.log.push(message.text())
      // The tests do without the worker unless they are about it.
      if (message.text().startsWith('Service Worker registration blocked')) return
      if (['error', 'warning'].includes(message.type()))
        this.faults.push(`${message.type()}: ${message.text()}`)
    })
    context.on('weberror', (error) => this.faults.push(`uncaught: ${error.error().message}`))
    context.on('page', followRequests)
    const icons = ICONS.map((path) => origin + path)
    context.on('request', (request) => {
      if (!icons.includes(request.url())) this.requests.push(request.url())
    })
  }

  /** The test provokes such a fault. */
  expect(fault: RegExp): void {
    this.#expected.push(fault)
  }

  check(): void {
    const unexpected = this.faults.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)))
    expect(unexpected, 'errors and warnings in the console').toEqual([])
    const strangers = this.requests.filter(
      (url) => !url.startsWith('data:') && new URL(url).origin !== this.origin,
    )
    expect(strangers, 'requests to other origins').toEqual([])
  }
}

type Fixtures = {
  player: Player
  /** Watches every test: an error, a warning or a request that leaves the origin fails it. */
  watch: Watch
}

export const test = base.extend<Fixtures>({
  watch: [
    async ({ context, baseURL }, use) => {
      const watch = new Watch(context, new URL(baseURL as string).origin)
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          reportError(new Error(`The policy forbids ${violatedDirective}: ${blockedURI}`)),
        )
      })
      await use(watch)
      watch.check()
    },
    { auto: true },
  ],
  player: async ({ page }, use) => {
    await page.clock.setFixedTime(NOON)
    await use(new Player(page))
  },
})

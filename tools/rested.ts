import type { Page, Request } from '@playwright/test'
import { nextFrame } from './nextFrame'

const underWay = new WeakMap<Page, Set<Request>>()

/** Keeps account of the requests of a page that have no answer yet, for {@link rested}; called before it opens an address. */
export function followRequests(page: Page): void {
  if (underWay.has(page)) return
  const requests = new Set<Request>()
  underWay.set(page, requests)
  page.on('request', (request) => requests.add(request))
  page.on('requestfinished', (request) => requests.delete(request))
  page.on('requestfailed', (request) => requests.delete(request))
}

/** Resolves when a page has drawn all, has no request under way, and has begun all that it put off until it is idle. */
export async function rested(page: Page): Promise<void> {
  const requests = underWay.get(page)
  if (requests === undefined) throw new Error('The requests of this page are not followed.')
  // Twice, since what an answer or an idle moment brings may ask for something in turn.
  for (let quiet = 0; quiet < 2; quiet = requests.size === 0 ? quiet + 1 : 0) {
    await nextFrame(page)
    await page.evaluate(() => {
      const { __pwClock: clock } = globalThis as { __pwClock?: { builtins: typeof globalThis } }
      const { requestAnimationFrame, cancelAnimationFrame, requestIdleCallback } = clock
        ? clock.builtins
        : globalThis
      return new Promise<void>((resolve) => {
        // Chromium without a window that was resized is idle only between frames that somebody asks for.
        let frame = requestAnimationFrame(function again() {
          frame = requestAnimationFrame(again)
        })
        const end = () => {
          cancelAnimationFrame(frame)
          resolve()
        }
        // The game, too, waits for a second at most.
        requestIdleCallback(end, { timeout: 1000 })
      })
    })
  }
}

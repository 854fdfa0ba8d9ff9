import type { Page } from '@playwright/test'

/** Resolves when all that has been done to a page is on the screen. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(() => {
    // A clock that was set for a test has a function of this name that waits for no frame, and keeps the browser's own.
    const { __pwClock: clock } = globalThis as { __pwClock?: { builtins: typeof globalThis } }
    const { requestAnimationFrame } = clock ? clock.builtins : globalThis
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

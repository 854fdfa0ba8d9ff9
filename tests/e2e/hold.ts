import type { Page } from '@playwright/test'

/** Keeps what a page asks for at some addresses on its way. Gives the way to let it go. */
export async function hold(page: Page, address: string | ((url: URL) => boolean)): Promise<() => void> {
  let release = () => {}
  const isFree = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await isFree
    await route.continue()
  })
  return release
}

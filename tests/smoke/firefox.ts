// Plays the built game in Firefox, over WebDriver BiDi:
//   npm run build && npm run test:firefox
// FIREFOX_PATH names the program.

import puppeteer, { type Page as Tab, TimeoutError } from 'puppeteer-core'
import { provide, firefox as tool } from '../../tools/programs'
import { type Browser, CALL, PATIENCE, type Page, PHONE } from './page'
import { run } from './run'

export const main = () => run('test-firefox', startFirefox)

async function startFirefox(): Promise<Browser> {
  const [executablePath = ''] = await provide(tool)
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // Motion is for people. A phone lays its scrollbars over the page, which so keeps its width when it grows.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1, 'ui.useOverlayScrollbars': 1 },
    protocolTimeout: CALL,
  })
  return {
    name: `${await firefox.version()} at ${executablePath}`,
    newPage: async () => {
      const context = await firefox.createBrowserContext()
      const tab = await context.newPage()
      // An older one has taken the size where it does not know of orientations, which are sent at the same time.
      await tab.setViewport(PHONE).catch((error: Error) => {
        if (!error.message.includes('setScreenOrientationOverride')) throw error
      })
      return pageIn(tab, () => context.close())
    },
    close: () => firefox.close(),
  }
}

function pageIn(tab: Tab, close: () => Promise<void>): Page {
  const find = async (path: string) => {
    const found = await tab.waitForSelector(`xpath/${path}`, { timeout: PATIENCE }).catch((error) => {
      // A browser that looked in vain does not hang.
      throw error instanceof TimeoutError ? new Error(error.message) : error
    })
    if (found === null) throw new Error(`There is no ${path}`)
    return found
  }
  return {
    open: async (address) => void (await tab.goto(address)),
    reload: async () => void (await tab.reload()),
    evaluate: (run, ...given) => tab.evaluate(run as never, ...(given as unknown as never[])),
    click: async (path) => (await find(path)).click(),
    type: async (path, text) => (await find(path)).type(text),
    press: (key) => tab.keyboard.press(key),
    close,
  }
}

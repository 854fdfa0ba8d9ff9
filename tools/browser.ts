// Finds a browser for the tests, or installs one, and says which:
//   npm run make:browser            prints its path
//   npm run test:e2e                then runs `playwright test` in it

import process from 'node:process'
import { type Browser, chromium } from '@playwright/test'
import { browser, playwright, provide, testBrowser } from './programs'
import { switches } from './switches'

/** Starts a browser as people have it, one that is found or installed. */
export async function startBrowser(): Promise<Browser> {
  const [executablePath = ''] = await provide(browser)
  return chromium.launch({ executablePath, args: switches() })
}

/** Provides a browser; with arguments, runs Playwright's command line with them in that browser. */
export async function main(args: readonly string[]): Promise<void> {
  const [path] = await provide(testBrowser)
  console.log(`The browser is ${path}`)
  process.env.BROWSER_PATH = path
  if (args.length > 0 && !playwright(args)) process.exitCode = 1
}

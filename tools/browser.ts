// Finds a browser for the tests, or installs one, and says which:
//   npm run make:browser            prints its path
//   npm run test:e2e                then runs `playwright test` in it

import process from 'node:process'
import { type Browser, chromium } from '@playwright/test'
import { browser, playwright, provide, testBrowser } from './programs'
import { shareOfTests } from './share'
import { switches } from './switches'

/** Parts of the tests in a browser of which `E2E_SHARE` may ask for a share: see `.ci/run`. */
const GRIDS: readonly (string | undefined)[] = ['states', 'languages']

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
  if (args.length === 0) return
  const { E2E_PART: part, E2E_SHARE: share } = process.env
  const chosen = share && GRIDS.includes(part) ? shareOfTests(args, share) : args
  if (!playwright(chosen)) process.exitCode = 1
}

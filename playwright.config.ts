import process from 'node:process'
import { defineConfig } from '@playwright/test'
import { testBrowser } from './tools/programs'
import { switches } from './tools/switches'

// `npm run test:e2e` has provided a browser and names it. Without that, the first one that is there is used.
const [executablePath] = testBrowser.find()
if (executablePath === undefined)
  throw new Error('There is no browser for the tests: run `npm run make:browser`.')

/** Part that an npm script runs and counts, `journeys` or one of these. Without it all files are there to be named. */
const part = process.env.E2E_PART

/** What is too long for `npm test`, by its part. */
const PARTS: Readonly<Record<string, string>> = {
  // How the game is hosted, addressed, fetched, first painted, printed, kept offline and followed by its next release, and
  // how it is looked into.
  delivery:
    '**/{early,inspector,languages,look,nginx,offline,olderSafari,pages,panel,parts,print,release,routes}.spec.ts',
  // Every state of the game or every page, at many sizes.
  states: '**/{access,edges,forcedColours,frames,memory,secrecy,sight}.spec.ts',
  languages: '**/everyLanguage.spec.ts',
}

// The port differs from run to run, so that two runs on one computer do not meet; workers inherit it.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 10_000))
const local = `http://127.0.0.1:${process.env.E2E_PORT}`
// Another address is tested by naming it, for example after a deployment.
const baseURL = process.env.E2E_URL ?? local

export default defineConfig({
  testDir: 'tests/e2e',
  // `npm test` leaves out what it has found no program for, and says so.
  testIgnore: [
    ...(process.env.E2E_WITHOUT?.split(',').map((name) => `**/${name}`) ?? []),
    ...(part === 'journeys' ? Object.values(PARTS) : []),
  ],
  ...(part !== undefined && part in PARTS && { testMatch: PARTS[part] }),
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // One more than two cores have: a test waits for the page half of its time.
  workers: 3,
  retries: 0,
  // Only a failure takes that long, however busy the machine is.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: `reports/test-${part === undefined || part === 'journeys' ? 'e2e' : part}.json` }],
  ],
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: { executablePath, args: switches() },
    // Motion is for people; the tests that need it ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    locale: 'en-US',
    timezoneId: 'UTC',
    permissions: ['clipboard-read', 'clipboard-write'],
    video: 'off',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  ...(baseURL === local && {
    // Builds the game first, so that no old one is tested, unless `npm test` has just done so.
    webServer: {
      command: `${process.env.E2E_BUILT === undefined ? 'npm start --' : 'npx vite preview'} --host 127.0.0.1 --port ${process.env.E2E_PORT} --strictPort`,
      url: local,
      // A build in all languages takes a busy machine a while.
      timeout: 300_000,
      // Playwright has made it `test`, for which React would be another.
      env: { NODE_ENV: 'production' },
    },
  }),
})

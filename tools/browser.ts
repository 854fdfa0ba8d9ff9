// Finds a browser for the tests, or installs one and says so. They take Chromium without windows where it is installed, the
// same engine with a fifth less to do; what is measured or pictured takes a browser as people have it.
//   npm run make:browser            prints its path
//   npm run test:e2e                then runs `playwright test` with BROWSER_PATH naming it

import { posix, win32 } from 'node:path'
import process from 'node:process'
import { type Browser, chromium } from '@playwright/test'
import { type Computer, thisComputer } from './computer'
import { installPackage } from './debian'
import { switches } from './switches'

const MINUTE = 60_000

/** Debian's package of Chromium without windows, and the name of its program. */
const WINDOWLESS = 'chromium-headless-shell'

/** Every place where a browser for the tests may be, in the order in which they are tried. */
export function testPlaces(computer: Computer): string[] {
  const { BROWSER_PATH, PATH } = computer.env
  return BROWSER_PATH || computer.platform !== 'linux'
    ? places(computer)
    : [...onPath(PATH, [WINDOWLESS]), ...places(computer)]
}

/** Every place where a browser may be, in the order in which they are tried. */
export function places(computer: Computer): string[] {
  const { BROWSER_PATH } = computer.env
  return BROWSER_PATH ? [BROWSER_PATH] : [...installed(computer), computer.playwrightPath]
}

function installed({ platform, env, home }: Computer): string[] {
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
      (root) => root !== undefined,
    )
    return ['Google\\Chrome', 'Chromium'].flatMap((name) =>
      roots.map((root) => win32.join(root, name, 'Application', 'chrome.exe')),
    )
  }
  const found = onPath(env.PATH, ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])
  if (platform !== 'darwin') return found
  const apps = ['Google Chrome', 'Chromium'].flatMap((name) =>
    ['/Applications', posix.join(home, 'Applications')].map((folder) =>
      posix.join(folder, `${name}.app`, 'Contents', 'MacOS', name),
    ),
  )
  return [...found, ...apps]
}

/** Where programs of some names may be, folder by folder. */
function onPath(path = '', names: readonly string[]): string[] {
  const folders = path.split(':').filter((folder) => folder !== '')
  return folders.flatMap((folder) => names.map((name) => posix.join(folder, name)))
}

/**
 * The first browser that is there and starts, or `undefined` when there is none.
 * @throws when `BROWSER_PATH` names one that is not there or does not start.
 */
export async function findBrowser(
  computer: Computer,
  all: readonly string[] = places(computer),
): Promise<string | undefined> {
  const { BROWSER_PATH } = computer.env
  for (const path of all) {
    const fault = computer.exists(path) ? await computer.try(path) : 'there is no such file'
    if (fault === undefined) return path
    if (BROWSER_PATH) {
      throw new Error(
        `BROWSER_PATH is ${path}, but no browser starts from there: ${fault}. Correct or unset it.`,
      )
    }
    if (computer.exists(path)) computer.say(`Passing over ${path}, which does not start: ${fault}`)
  }
  return undefined
}

/**
 * A browser that starts: found, or else installed by Playwright, or else by Debian's package manager.
 * @throws with a sentence that says what to install when nothing of this succeeds.
 */
export function provideBrowser(computer: Computer): Promise<string> {
  return provide(computer, places(computer), 'chromium')
}

/** The first browser for the tests that is there and starts, as {@link findBrowser} finds one. */
export function findTestBrowser(computer: Computer): Promise<string | undefined> {
  return findBrowser(computer, testPlaces(computer))
}

/** A browser for the tests, as {@link provideBrowser} provides one. */
export function provideTestBrowser(computer: Computer): Promise<string> {
  return provide(computer, testPlaces(computer), WINDOWLESS)
}

async function provide(computer: Computer, all: readonly string[], debian: string): Promise<string> {
  const found = await findBrowser(computer, all)
  if (found !== undefined) return found

  computer.say('No Chrome or Chromium is installed: downloading the one of Playwright.')
  if (computer.playwright(['install', 'chromium'], 5 * MINUTE)) {
    const downloaded = await findBrowser(computer, all)
    if (downloaded !== undefined) return downloaded
  }
  if (installPackage(computer, debian, "Playwright's browser is not to be had here")) {
    const packaged = await findBrowser(computer, all)
    if (packaged !== undefined) return packaged
  }
  throw new Error(
    'The browser tests need a browser and none could be installed. Install Google Chrome or Chromium ' +
      '(on Debian: apt-get install chromium), or run `npx playwright install --with-deps chromium`, ' +
      'or set BROWSER_PATH to the program of one.',
  )
}

/** Starts a browser that is found or installed; what was found is not said. */
export async function startBrowser(): Promise<Browser> {
  const executablePath = await provideBrowser({ ...thisComputer, say: () => {} })
  return chromium.launch({ executablePath, args: switches(thisComputer) })
}

/** Provides a browser; with arguments, runs Playwright's command line with them in that browser. */
export async function main(args: readonly string[]): Promise<void> {
  try {
    const path = await provideTestBrowser(thisComputer)
    console.log(`The browser is ${path}`)
    process.env.BROWSER_PATH = path
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
    return
  }
  if (args.length > 0 && !thisComputer.playwright(args, 30 * MINUTE)) process.exitCode = 1
}

// Finds a browser for the tests, or installs one and says so:
//   npm run make:browser            prints its path
//   npm run test:e2e                then runs `playwright test` with BROWSER_PATH naming it

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { posix, win32 } from 'node:path'
import process from 'node:process'
import { type Browser, chromium } from '@playwright/test'
import { installPackage } from './debian'

const MINUTE = 60_000

/** What the search asks of the computer; a test hands in another one. */
export type Computer = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: string
  readonly isRoot: boolean
  readonly home: string
  /** Where Playwright keeps the browser that it downloads. */
  readonly playwrightPath: string
  exists(path: string): boolean
  /** Starts the browser once: why it does not run, or `undefined` when it does. */
  try(path: string): Promise<string | undefined>
  /** Runs Playwright's command line to its end: whether it succeeded. */
  playwright(args: readonly string[], limit: number): boolean
  /** Runs a program to its end: whether it succeeded. */
  run(program: string, args: readonly string[], limit: number): boolean
  say(line: string): void
}

/**
 * What a browser is to do without. Only the last switch of this name counts, so that those which Playwright turns off
 * stand here once more.
 */
const FEATURES = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  // For the address bar of every window, which nobody sees, these two begin a page of their own: a third of all work.
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
]

/** The switches with which every browser is started: no traffic of its own, and root may start it. */
export function switches({ isRoot }: Pick<Computer, 'isRoot'>): string[] {
  const quiet = [
    '--disable-background-networking',
    '--disable-component-update',
    `--disable-features=${FEATURES.join()}`,
    '--disable-gpu',
    '--disable-sync',
    '--no-first-run',
  ]
  return isRoot ? ['--no-sandbox', ...quiet] : quiet
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
  const onPath = (env.PATH ?? '')
    .split(':')
    .filter((folder) => folder !== '')
    .flatMap((folder) =>
      ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map((name) =>
        posix.join(folder, name),
      ),
    )
  if (platform !== 'darwin') return onPath
  const apps = ['Google Chrome', 'Chromium'].flatMap((name) =>
    ['/Applications', posix.join(home, 'Applications')].map((folder) =>
      posix.join(folder, `${name}.app`, 'Contents', 'MacOS', name),
    ),
  )
  return [...onPath, ...apps]
}

/**
 * The first browser that is there and starts, or `undefined` when there is none.
 * @throws when `BROWSER_PATH` names one that is not there or does not start.
 */
export async function findBrowser(computer: Computer): Promise<string | undefined> {
  const { BROWSER_PATH } = computer.env
  for (const path of places(computer)) {
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
export async function provideBrowser(computer: Computer): Promise<string> {
  const found = await findBrowser(computer)
  if (found !== undefined) return found

  computer.say('No Chrome or Chromium is installed: downloading the one of Playwright.')
  if (computer.playwright(['install', 'chromium'], 5 * MINUTE)) {
    const downloaded = await findBrowser(computer)
    if (downloaded !== undefined) return downloaded
  }
  if (installPackage(computer, 'chromium', "Playwright's browser is not to be had here")) {
    const packaged = await findBrowser(computer)
    if (packaged !== undefined) return packaged
  }
  throw new Error(
    'The browser tests need a browser and none could be installed. Install Google Chrome or Chromium ' +
      '(on Debian: apt-get install chromium), or run `npx playwright install --with-deps chromium`, ' +
      'or set BROWSER_PATH to the program of one.',
  )
}

/** The computer that this runs on. */
export const thisComputer: Computer = {
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  home: homedir(),
  playwrightPath: chromium.executablePath(),
  exists: existsSync,
  async try(executablePath) {
    try {
      const browser = await chromium.launch({ executablePath, args: switches(this), timeout: MINUTE / 2 })
      await browser.close()
      return undefined
    } catch (error) {
      return String(error instanceof Error ? error.message : error).split('\n', 1)[0]
    }
  },
  playwright(args, limit) {
    const program = createRequire(import.meta.url).resolve('@playwright/test/cli')
    return this.run(process.execPath, [program, ...args], limit)
  },
  run(program, args, limit) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(program, args, { stdio: 'inherit', timeout: limit, env }).status === 0
  },
  say: (line) => console.log(line),
}

/** Starts a browser that is found or installed; what was found is not said. */
export async function startBrowser(): Promise<Browser> {
  const executablePath = await provideBrowser({ ...thisComputer, say: () => {} })
  return chromium.launch({ executablePath, args: switches(thisComputer) })
}

/** Provides a browser; with arguments, runs Playwright's command line with them in that browser. */
export async function main(args: readonly string[]): Promise<void> {
  try {
    const path = await provideBrowser(thisComputer)
    console.log(`The browser is ${path}`)
    process.env.BROWSER_PATH = path
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
    return
  }
  if (args.length > 0 && !thisComputer.playwright(args, 30 * MINUTE)) process.exitCode = 1
}

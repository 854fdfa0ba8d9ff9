// Plays the built game in Firefox, over WebDriver BiDi:
//   npm run build && npm run test:firefox
// FIREFOX_PATH names the program; E2E_URL another address than the build in dist.

import { mkdirSync, writeFileSync } from 'node:fs'
import { posix, win32 } from 'node:path'
import process from 'node:process'
import puppeteer from 'puppeteer-core'
import { type Check, offline, smoke } from '../tests/firefox/smoke'
import { type Computer, thisComputer } from './browser'
import { installPackage } from './debian'
import { serveGame } from './game'

type Finder = Pick<Computer, 'env' | 'platform' | 'isRoot' | 'home' | 'exists' | 'run' | 'say'>

/** Every place where Firefox may be, in the order in which they are tried. */
export function places({ env, platform, home }: Pick<Finder, 'env' | 'platform' | 'home'>): string[] {
  if (env.FIREFOX_PATH) return [env.FIREFOX_PATH]
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((root) => root !== undefined)
      .map((root) => win32.join(root, 'Mozilla Firefox', 'firefox.exe'))
  }
  const onPath = (env.PATH ?? '')
    .split(':')
    .filter((folder) => folder !== '')
    .flatMap((folder) => ['firefox', 'firefox-esr'].map((name) => posix.join(folder, name)))
  const apps = ['/Applications', posix.join(home, 'Applications')].map((folder) =>
    posix.join(folder, 'Firefox.app', 'Contents', 'MacOS', 'firefox'),
  )
  return platform === 'darwin' ? [...onPath, ...apps] : onPath
}

/**
 * The program of Firefox: found, or else installed by Debian's package manager.
 * @throws with a sentence that says what to install when there is none.
 */
export function provideFirefox(computer: Finder): string {
  const find = () => places(computer).find((path) => computer.exists(path))
  const found = find()
  if (found !== undefined) return found
  const { FIREFOX_PATH } = computer.env
  if (FIREFOX_PATH) throw new Error(`FIREFOX_PATH is ${FIREFOX_PATH}, but there is no such file.`)
  if (installPackage(computer, 'firefox-esr', 'No Firefox is installed')) {
    const packaged = find()
    if (packaged !== undefined) return packaged
  }
  throw new Error(
    'The smoke run needs Firefox and none could be installed. Install it (on Debian: apt-get install ' +
      'firefox-esr), or set FIREFOX_PATH to its program.',
  )
}

export async function main(): Promise<void> {
  let executablePath: string
  try {
    executablePath = provideFirefox(thisComputer)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
    return
  }
  const { url, close } = await serveGame()
  const firefox = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  console.log(`${await firefox.version()} at ${executablePath}`)
  // Only a server of one's own can be stopped, and only once.
  let closed: Promise<void> | undefined
  const stop = async () => {
    closed ??= close?.()
    await closed
  }
  const checks = close === undefined ? smoke : [...smoke, offline(stop)]
  let passed = 0
  try {
    for (const check of checks) {
      const context = await firefox.createBrowserContext()
      if (await passes(check, async () => check.run(await context.newPage(), url))) passed++
      await context.close()
    }
  } finally {
    await firefox.close()
    await stop()
  }
  mkdirSync('reports', { recursive: true })
  writeFileSync(
    'reports/test-firefox.json',
    JSON.stringify({ numPassedTests: passed, numTotalTests: checks.length }),
  )
  console.log(`${passed} of ${checks.length} passed`)
  if (passed < checks.length) process.exitCode = 1
}

async function passes({ title }: Check, run: () => Promise<void>): Promise<boolean> {
  const start = Date.now()
  try {
    await run()
    console.log(`  ✓ ${title} (${Date.now() - start} ms)`)
    return true
  } catch (error) {
    console.error(`  ✗ ${title}\n    ${error instanceof Error ? error.message : error}`)
    return false
  }
}

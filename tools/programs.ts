// Finds the programs that some checks need and npm does not bring, and installs those that are missing where that may be
// done: of all checks, or of those scripts that WANTED names:
//   npm run make:tools

import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import process from 'node:process'
import { chromium } from '@playwright/test'
import { switches } from './switches'

const MINUTE = 60_000

/** Playwright's command line. */
export const PLAYWRIGHT = createRequire(import.meta.url).resolve('@playwright/test/cli')

/** Debian's package manager. */
const APT = '/usr/bin/apt-get'

/** A program that some checks need, or files that they need. */
export type Tool = {
  readonly name: string
  /** Debian's package of it, or several with spaces between them. */
  readonly debian: string
  /** The checks that need it: an npm script, or one file of those that it runs. */
  readonly script: string
  readonly file?: string
  readonly checks: string
  /** Where it is, the best first. */
  find(): readonly string[]
  /** Tried before Debian's: whether it was to be had. */
  download?(): boolean
}

const { BROWSER_PATH, FIREFOX_PATH } = process.env
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const WINDOWLESS = 'chromium-headless-shell'

/** A browser as people have it, for what is measured or pictured. */
export const browser: Tool = {
  name: 'Chrome or Chromium',
  debian: 'chromium',
  script: 'test:e2e',
  checks: 'the tests in a browser',
  find: () => browsersAt(BROWSERS),
  download: () => playwright(['install', 'chromium'], 5 * MINUTE),
}

/** The tests take Chromium without windows where it is installed, the same engine with a fifth less to do. */
export const testBrowser: Tool = {
  ...browser,
  debian: WINDOWLESS,
  find: () => browsersAt([WINDOWLESS, ...BROWSERS]),
}

export const nginx: Tool = {
  name: 'nginx',
  debian: 'nginx-light',
  script: 'test:delivery',
  file: 'nginx.spec.ts',
  checks: 'the test of deploy/nginx.conf',
  find: () => onPath(['nginx']),
}

/** Other systems than Linux have brought fonts for every script. */
export const fonts: Tool = {
  name: 'font for every script',
  debian: 'fonts-noto-core fonts-noto-cjk',
  script: 'test:languages',
  checks: 'the tests in all languages',
  find: () =>
    process.platform === 'linux'
      ? together([
          '/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf',
          '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
        ])
      : [process.platform],
}

export const firefox: Tool = {
  name: 'Firefox',
  debian: 'firefox-esr',
  script: 'test:firefox',
  checks: 'the smoke run in Firefox',
  find: () => (FIREFOX_PATH ? [FIREFOX_PATH] : onPath(['firefox', 'firefox-esr'])),
}

/** Its program, its driver, and a screen that nobody sees, in this order. */
export const webKit: Tool = {
  name: 'WebKitGTK',
  debian: 'webkit2gtk-driver xvfb',
  script: 'test:webkit',
  checks: 'the smoke run in WebKit',
  find: () =>
    together([
      `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
      '/usr/bin/WebKitWebDriver',
      '/usr/bin/Xvfb',
    ]),
}

export const TOOLS: readonly Tool[] = [testBrowser, nginx, fonts, firefox, webKit]

/** The tools that are not here, of those that some scripts need. */
export function missing(scripts: readonly string[]): readonly Tool[] {
  return TOOLS.filter(({ script, find }) => scripts.includes(script) && find().length === 0)
}

/** What is going to be done about a tool that is missing, in a sentence. */
export function intention({ name, debian, checks, download }: Tool): string {
  const ways = [
    ...(download === undefined ? [] : ['the one of Playwright will be downloaded']),
    ...(mayInstall() ? [`Debian's ${debian} will be installed`] : []),
  ]
  return ways.length > 0
    ? `There is no ${name}: ${ways.join(', or else ')}.`
    : `There is no ${name}, and it cannot be installed without root and apt-get: ${checks} will be left out.`
}

/**
 * Where a tool is: found, or else downloaded, or else installed by Debian's package manager.
 * @throws with a sentence that says what to install when nothing of this succeeds
 */
export async function provide(tool: Tool): Promise<readonly string[]> {
  const { name, debian, checks, find, download } = tool
  const usable = () => (download === undefined ? find() : startable(find()))
  const found = await usable()
  if (found.length > 0) return found
  console.log(intention(tool))
  for (const get of [() => download?.() === true, () => install(debian)]) {
    const got = get() ? await usable() : []
    if (got.length > 0) return got
  }
  throw new Error(`For ${checks} there is no ${name} (on Debian: apt-get install ${debian}).`)
}

/** Runs Playwright's command line to its end: whether it succeeded. */
export function playwright(args: readonly string[], limit = 30 * MINUTE): boolean {
  return run(process.execPath, [PLAYWRIGHT, ...args], limit)
}

function browsersAt(names: readonly string[]): readonly string[] {
  return BROWSER_PATH ? [BROWSER_PATH] : [...onPath(names), ...together([chromium.executablePath()])]
}

/** Where programs of some names are; some folders of the system are only on the PATH of root. */
function onPath(names: readonly string[]): readonly string[] {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path))
}

/** Files of which none may be missing. */
function together(paths: readonly string[]): readonly string[] {
  return paths.every((path) => existsSync(path)) ? paths : []
}

/** The browsers from the first on that starts: one that was downloaded may want a library. */
async function startable(paths: readonly string[]): Promise<readonly string[]> {
  for (const [index, executablePath] of paths.entries()) {
    try {
      const started = await chromium.launch({ executablePath, args: switches(), timeout: MINUTE / 2 })
      await started.close()
      return paths.slice(index)
    } catch (error) {
      const fault = `${executablePath}, which does not start: ${String(error).split('\n', 1)[0]}`
      if (executablePath === BROWSER_PATH) throw new Error(`BROWSER_PATH is ${fault}`)
      console.log(`Passing over ${fault}`)
    }
  }
  return []
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync(APT)
}

/** Installs packages of Debian's where that may be done: whether it succeeded. */
function install(debian: string): boolean {
  if (!mayInstall()) return false
  const settings = ['DPkg::Lock::Timeout=120', 'Dpkg::Use-Pty=0', 'Acquire::Retries=3']
  const options = ['-qq', ...settings.flatMap((setting) => ['-o', setting])]
  run(APT, [...options, 'update'], 5 * MINUTE)
  const words = ['install', '-y', '--no-install-recommends', ...debian.split(' ')]
  return run(APT, [...options, ...words], 10 * MINUTE)
}

function run(program: string, args: readonly string[], limit: number): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(program, args, { stdio: 'inherit', timeout: limit, env }).status === 0
}

export async function main(): Promise<void> {
  const scripts = process.env.WANTED?.split(',') ?? TOOLS.map(({ script }) => script)
  for (const tool of missing(scripts))
    await provide(tool).catch(({ message }: Error) => console.error(message))
}

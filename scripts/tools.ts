// Installs the programs that some checks need and npm does not bring, where that may be done:
//   npm run make:tools

import { findTestBrowser, provideTestBrowser } from '../tools/browser'
import { type Computer, thisComputer } from '../tools/computer'
import { obstacle, packagesIn } from '../tools/debian'
import { findFirefox, provideFirefox } from '../tools/firefox'
import { PACKAGES as FONTS, findFonts, provideFonts } from '../tools/fonts'
import { findNginx, provideNginx } from '../tools/nginx'
import { findWebKit, PACKAGES, provideWebKit } from '../tools/webkit'

/** A program that some checks need and npm does not bring. */
export type Tool = {
  readonly name: string
  /** Debian's package of it, or several with spaces between them. */
  readonly debian: string
  /** Whether Playwright has one to download, which is tried before Debian's. */
  readonly isDownloaded?: boolean
  /** The checks that need it: an npm script, or one file of those that `npm run test:e2e` runs. */
  readonly script: string
  readonly file?: string
  readonly checks: string
  find(computer: Computer): Promise<string | undefined> | string | undefined
  /** Finds or installs it. Throws with a sentence where it is not to be had. */
  provide(computer: Computer): Promise<string> | string
}

export const TOOLS: readonly Tool[] = [
  {
    name: 'Chrome or Chromium',
    debian: 'chromium-headless-shell',
    isDownloaded: true,
    script: 'test:e2e',
    checks: 'the tests in a browser',
    find: findTestBrowser,
    provide: provideTestBrowser,
  },
  {
    name: 'nginx',
    debian: 'nginx-light',
    script: 'test:e2e',
    file: 'nginx.spec.ts',
    checks: 'the test of deploy/nginx.conf',
    find: findNginx,
    provide: provideNginx,
  },
  {
    name: 'font for every script',
    debian: FONTS,
    script: 'test:e2e',
    file: 'everyLanguage.spec.ts',
    checks: 'the tests in Arabic',
    find: findFonts,
    provide: provideFonts,
  },
  {
    name: 'Firefox',
    debian: 'firefox-esr',
    script: 'test:firefox',
    checks: 'the smoke run in Firefox',
    find: findFirefox,
    provide: provideFirefox,
  },
  {
    name: 'WebKitGTK',
    debian: PACKAGES,
    script: 'test:webkit',
    checks: 'the smoke run in WebKit',
    find: (computer) => findWebKit(computer)?.browser,
    provide: (computer) => provideWebKit(computer).browser,
  },
]

/** The tools that are not here. One that is named by a wrong address is: the checks that need it will say so. */
export async function missing(computer: Computer): Promise<readonly Tool[]> {
  const isMissing = await Promise.all(
    TOOLS.map(async ({ find }) => {
      try {
        return (await find(computer)) === undefined
      } catch {
        return false
      }
    }),
  )
  return TOOLS.filter((_, index) => isMissing[index])
}

/** What is going to be done about a tool that is missing, in a sentence. */
export function intention({ name, debian, isDownloaded, checks }: Tool, computer: Computer): string {
  const why = obstacle(computer)
  if (isDownloaded) {
    const otherwise = why === undefined ? `, or else the Debian ${packagesIn(debian)} be installed` : ''
    return `There is no ${name}: the one of Playwright will be downloaded${otherwise}.`
  }
  return why === undefined
    ? `There is no ${name}: the Debian ${packagesIn(debian)} will be installed.`
    : `There is no ${name}, and it cannot be installed (${why}): ${checks} will be left out.`
}

/** What was not checked for want of a tool, in a sentence. */
export function omission({ name, debian, checks }: Tool, isRequired: boolean): string {
  const fault = isRequired ? ' This is a failure, since CI is set.' : ''
  return `Left out: ${checks}. It needs ${name} (on Debian: apt-get install ${debian}).${fault}`
}

/** Whether every check is required: where CI is set, as it is on hosts that run tests by themselves. */
export function isRequired({ CI }: Computer['env']): boolean {
  return CI !== undefined && !['', '0', 'false'].includes(CI)
}

export async function main(): Promise<void> {
  for (const { provide } of await missing(thisComputer)) {
    try {
      await provide(thisComputer)
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
    }
  }
}

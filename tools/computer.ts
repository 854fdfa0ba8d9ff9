import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import process from 'node:process'
import { chromium } from '@playwright/test'
import { switches } from './switches'

const MINUTE = 60_000

/** What the search for a program asks of the computer; a test hands in another one. */
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

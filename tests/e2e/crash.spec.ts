import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { chromium } from '@playwright/test'
import { places, switches, thisComputer } from '../../scripts/browser'
import { Player } from './player'
import { expect, test } from './test'

const executable = places(thisComputer).find((path) => existsSync(path)) as string

/** Starts a browser of its own on a profile, in a process group that can be killed as one. */
function start(profile: string): ChildProcess {
  // What the killed one has left behind.
  for (const file of ['DevToolsActivePort', 'SingletonLock', 'SingletonCookie', 'SingletonSocket'])
    rmSync(join(profile, file), { force: true })
  return spawn(
    executable,
    [...switches(thisComputer), '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    { detached: true, stdio: 'ignore' },
  )
}

/** A player on a new page of the browser that runs on a profile. */
async function connect(profile: string): Promise<Player> {
  const portFile = join(profile, 'DevToolsActivePort')
  await expect
    .poll(() => existsSync(portFile) && readFileSync(portFile, 'utf8').includes('\n'), { timeout: 20_000 })
    .toBe(true)
  const port = readFileSync(portFile, 'utf8').split('\n')[0]
  const [context] = (await chromium.connectOverCDP(`http://127.0.0.1:${port}`)).contexts()
  return new Player(await (context as NonNullable<typeof context>).newPage())
}

/** Kills all that a browser consists of, at once, as when the power fails. */
async function kill(browser: ChildProcess): Promise<void> {
  if (browser.exitCode !== null || browser.signalCode !== null) return
  const gone = new Promise((resolve) => browser.once('exit', resolve))
  process.kill(-(browser.pid as number), 'SIGKILL')
  await gone
}

const profile = mkdtempSync(join(tmpdir(), 'outline-'))
let browser: ChildProcess | undefined

test.afterEach(async () => {
  if (browser !== undefined) await kill(browser)
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
})

test('A browser that is killed between two guesses loses none', async ({ baseURL }) => {
  // Four starts of a whole browser.
  test.slow()
  const names = ['Brazil', 'Egypt', 'Canada'] as const
  for (const [index, name] of names.entries()) {
    browser = start(profile)
    const player = await connect(profile)
    await player.page.goto(`${baseURL}/daily`)
    await expect(player.guesses).toHaveCount(index)
    await player.guess(name)
    await expect(player.guesses).toHaveCount(index + 1)
    // The disk is given the time in which nobody makes another guess.
    await player.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)))
    await kill(browser)
  }
  browser = start(profile)
  const player = await connect(profile)
  await player.page.goto(`${baseURL}/daily`)
  await expect(player.guesses).toHaveCount(names.length)
})

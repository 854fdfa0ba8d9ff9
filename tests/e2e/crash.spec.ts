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
async function start(profile: string): Promise<{ readonly player: Player; readonly process: ChildProcess }> {
  const portFile = join(profile, 'DevToolsActivePort')
  rmSync(portFile, { force: true })
  const child = spawn(
    executable,
    [...switches(thisComputer), '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    { detached: true, stdio: 'ignore' },
  )
  await expect.poll(() => existsSync(portFile) && readFileSync(portFile, 'utf8').includes('\n')).toBe(true)
  const port = readFileSync(portFile, 'utf8').split('\n')[0]
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const [context] = browser.contexts()
  return { player: new Player(await (context as NonNullable<typeof context>).newPage()), process: child }
}

function kill({ pid }: ChildProcess): void {
  process.kill(-(pid as number), 'SIGKILL')
}

test('A browser that is killed between two guesses loses none', async ({ baseURL }) => {
  // Four starts of a whole browser.
  test.slow()
  const profile = mkdtempSync(join(tmpdir(), 'outline-'))
  const names = ['Brazil', 'Egypt', 'Canada'] as const
  for (const [index, name] of names.entries()) {
    const { player, process: browser } = await start(profile)
    await player.page.goto(`${baseURL}/daily`)
    await expect(player.guesses).toHaveCount(index)
    await player.guess(name)
    await expect(player.guesses).toHaveCount(index + 1)
    // The disk is given the time in which nobody makes another guess.
    await player.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)))
    kill(browser)
    await new Promise((resolve) => browser.on('exit', resolve))
    for (const lock of ['SingletonLock', 'SingletonCookie', 'SingletonSocket'])
      rmSync(join(profile, lock), { force: true })
  }
  const { player, process: browser } = await start(profile)
  await player.page.goto(`${baseURL}/daily`)
  await expect(player.guesses).toHaveCount(3)
  kill(browser)
})

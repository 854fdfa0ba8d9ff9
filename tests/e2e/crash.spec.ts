import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test'
import { Player } from '../../tools/player'
import { expect, NOON, test } from './test'

/** The number of the process group that a browser and all its helpers are. */
async function groupOf(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession()
  const told = await session?.send('SystemInfo.getProcessInfo')
  const browser = told?.processInfo.find(({ type }) => type === 'browser')?.id as number
  const stat = `/proc/${browser}/stat`
  // Where a script has started it, the group has the number of that: the third field after the name, which has brackets.
  return existsSync(stat) ? Number(readFileSync(stat, 'utf8').split(') ').at(-1)?.split(' ')[2]) : browser
}

/** A browser of its own on a profile, a player on its page, and how all of it is killed at once, as when the power fails. */
async function start(profile: string, launchOptions: LaunchOptions) {
  const context = await chromium.launchPersistentContext(profile, launchOptions)
  const group = await groupOf(context)
  const kill = async () => {
    const closed = context.waitForEvent('close')
    process.kill(-group, 'SIGKILL')
    await closed
  }
  const page = await context.newPage()
  await page.clock.setFixedTime(NOON)
  return { player: new Player(page), kill }
}

const profile = mkdtempSync(join(tmpdir(), 'outline-'))

test.afterAll(() => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }))

test('A browser that is killed between two guesses loses none', async ({ baseURL, launchOptions }) => {
  // Four starts of a whole browser.
  test.slow()
  const names = ['Brazil', 'Egypt', 'Canada'] as const
  for (const [index, name] of names.entries()) {
    const { player, kill } = await start(profile, launchOptions)
    await player.page.goto(`${baseURL}/daily`)
    await expect(player.guesses).toHaveCount(index)
    await player.guess(name)
    await expect(player.guesses).toHaveCount(index + 1)
    // The disk is given the time in which nobody makes another guess.
    await player.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)))
    await kill()
  }
  const { player, kill } = await start(profile, launchOptions)
  await player.page.goto(`${baseURL}/daily`)
  await expect(player.guesses).toHaveCount(names.length)
  await kill()
})

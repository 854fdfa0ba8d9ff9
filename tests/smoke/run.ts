import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { Host } from '../e2e/release'
import { type Check, checks } from './checks'
import type { Browser, Page } from './page'
import { Player } from './player'
import { stageGame } from './staged'

/**
 * Plays the built game in a browser, check after check in a profile of its own each, and leaves the count in a report.
 * @param start gives the browser, or throws with a sentence
 */
export async function run(report: string, start: () => Promise<Browser>): Promise<void> {
  let browser: Browser
  try {
    browser = await start()
  } catch (error) {
    console.error(wordsOf(error))
    process.exitCode = 1
    return
  }
  console.log(browser.name)
  const game = stageGame()
  const assertionResults: { fullName: string; status: string }[] = []
  try {
    for (const check of checks)
      assertionResults.push({
        fullName: check.title,
        status: (await passes(check, browser, game)) ? 'passed' : 'failed',
      })
  } finally {
    await browser.close()
    rmSync(game, { recursive: true })
  }
  mkdirSync('reports', { recursive: true })
  writeFileSync(
    `reports/${report}.json`,
    // As Vitest writes it.
    JSON.stringify({ testResults: [{ name: browser.name, assertionResults }] }),
  )
  const passed = assertionResults.filter(({ status }) => status === 'passed').length
  console.log(`${passed} of ${checks.length} passed`)
  if (passed < checks.length) process.exitCode = 1
}

async function passes({ title, run: play }: Check, browser: Browser, game: string): Promise<boolean> {
  const start = Date.now()
  for (const isLast of [false, true]) {
    const host = await new Host(game).open()
    let page: Page | undefined
    try {
      page = await browser.newPage()
      const player = new Player(page, host.url)
      await play(player, () => host.close())
      await player.checkFaults()
      console.log(`  ✓ ${title} (${Date.now() - start} ms)`)
      return true
    } catch (error) {
      // A browser that hangs is given another chance; one in which something is wrong is not.
      const isHanging = error instanceof Error && error.name === 'TimeoutError'
      console.error(`  ${isHanging && !isLast ? '…' : '✗'} ${title}\n    ${wordsOf(error)}`)
      if (!isHanging) return false
    } finally {
      await page?.close()
      host.close()
    }
  }
  return false
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

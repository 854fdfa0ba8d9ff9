// Draws the pictures of the game that its manifest and README show:
//   npm run build && npm run make:pictures

import type { BrowserContextOptions } from '@playwright/test'
import { startBrowser } from '../tools/browser'
import { serveGame } from '../tools/game'
import { Player } from '../tools/player'
import { deal } from '../tools/seed'

/** A picture: of which page, after which guesses, and how it is seen. */
type Portrait = BrowserContextOptions & {
  readonly of?: '/machines'
  readonly guesses?: readonly string[]
}

const portraits: Record<string, Portrait> = {
  'public/screenshot-narrow.png': {
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    hasTouch: true,
  },
  'public/screenshot-wide.png': { viewport: { width: 1280, height: 720 } },
  'docs/daily.png': { viewport: { width: 900, height: 510 }, deviceScaleFactor: 2 },
  'docs/machine.png': {
    of: '/machines',
    guesses: ['Brazil', 'France'],
    viewport: { width: 1440, height: 900 },
  },
}

export async function main(): Promise<void> {
  const { url, close } = await serveGame()
  const browser = await startBrowser()
  for (const [path, { of = '/daily', guesses, ...options }] of Object.entries(portraits)) {
    const page = await browser.newPage({ baseURL: url, reducedMotion: 'reduce', ...options })
    await page.clock.setFixedTime('2026-12-17T12:00:00Z')
    const player = new Player(page)
    await deal(page, 'JP')
    await player.open(of)
    await player.guessAll(guesses ?? ['Brazil', 'Egypt', 'United Kingdom'])
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.screenshot({ path })
    await page.close()
  }
  await browser.close()
  await close?.()
}

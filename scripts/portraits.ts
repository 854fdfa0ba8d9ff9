// Draws the pictures of the game that its manifest and README show:
//   npm run build && npm run portraits

import { type BrowserContextOptions, chromium } from '@playwright/test'
import { preview } from 'vite'
import { Player } from '../tests/e2e/player'
import { provideBrowser, switches, thisComputer } from './browser'

const portraits: Record<string, BrowserContextOptions> = {
  'public/screenshot-narrow.png': {
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 2,
    hasTouch: true,
  },
  'public/screenshot-wide.png': { viewport: { width: 1280, height: 720 } },
  'docs/daily.png': { viewport: { width: 900, height: 510 }, deviceScaleFactor: 2 },
}

export async function main(): Promise<void> {
  const server = await preview({ logLevel: 'error', preview: { host: '127.0.0.1', port: 0 } })
  const browser = await chromium.launch({
    executablePath: await provideBrowser(thisComputer),
    args: switches(thisComputer),
  })
  for (const [path, options] of Object.entries(portraits)) {
    const page = await browser.newPage({
      ...options,
      baseURL: server.resolvedUrls?.local[0] as string,
      reducedMotion: 'reduce',
    })
    await page.clock.setFixedTime('2026-12-12T12:00:00Z')
    const player = new Player(page)
    await player.open('/daily')
    await player.guessAll(['Brazil', 'Egypt', 'United Kingdom'])
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.screenshot({ path })
  }
  await browser.close()
  await server.close()
}

// Draws the pictures of the game that its manifest and README show:
//   npm run build && npm run make:pictures

import type { BrowserContextOptions } from '@playwright/test'
import { takePictures } from './gallery'

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
  await takePictures(
    Object.entries(portraits).map(([path, options]) => ({
      path,
      options,
      async take(player) {
        await player.page.clock.setFixedTime('2026-12-12T12:00:00Z')
        await player.open('/daily')
        await player.guessAll(['Brazil', 'Egypt', 'United Kingdom'])
        await player.page.evaluate(() => (document.activeElement as HTMLElement).blur())
        await player.page.screenshot({ path })
      },
    })),
  )
}

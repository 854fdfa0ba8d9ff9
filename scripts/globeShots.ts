// Pictures of the globe at the end of a game, for people to look at, in reports/globe:
//   npm run build && npm run shots:globe                all twenty answers, light and dark, at 360 and 1440 pixels
//   npm run shots:globe -- JP dark 360                  those whose name contains every word
// E2E_URL names another address than the build in dist.

import { mkdirSync } from 'node:fs'
import process from 'node:process'
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { countries } from '../src/geo/countries'
import { greatCircleDistance } from '../src/geo/distance'
import { Player } from '../tests/e2e/player'
import { deal } from '../tests/e2e/seed'
import { provideBrowser, switches, thisComputer } from './browser'

const FOLDER = 'reports/globe'
const SIZES = [
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
]
const THEMES = ['light', 'dark'] as const

export async function main(words: readonly string[]): Promise<void> {
  const shots = SIZES.flatMap((viewport) =>
    THEMES.flatMap((theme) =>
      countries.map((answer) => ({
        name: `${answer.id}-${theme}-${viewport.width}`,
        viewport,
        theme,
        answer,
      })),
    ),
  ).filter(({ name }) => words.every((word) => name.includes(word)))
  const server =
    process.env.E2E_URL === undefined
      ? await preview({ logLevel: 'error', preview: { host: '127.0.0.1', port: 4519 } })
      : undefined
  const baseURL = process.env.E2E_URL ?? (server?.resolvedUrls?.local[0] as string)
  const browser = await chromium.launch({
    executablePath: await provideBrowser(thisComputer),
    args: switches(thisComputer),
  })
  mkdirSync(FOLDER, { recursive: true })
  for (const { name, viewport, theme, answer } of shots) {
    const context = await browser.newContext({
      baseURL,
      viewport,
      colorScheme: theme,
      reducedMotion: 'reduce',
      deviceScaleFactor: viewport.width < 700 ? 2 : 1,
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await deal(page, answer.id)
    const player = new Player(page)
    await player.open('/practice')
    // Near and far: what crowds together and what lies behind the Earth.
    const others = countries
      .filter((country) => country !== answer)
      .sort(
        (a, b) =>
          greatCircleDistance(a.centroid, answer.centroid) - greatCircleDistance(b.centroid, answer.centroid),
      )
    const guesses = [0, 1, 2, 8, 13, 18].map((rank) => others[rank]?.name as string)
    await player.guessAll(answer.id < 'IN' ? guesses : [...guesses.slice(0, 5), answer.name])
    await page.mouse.move(0, 0)
    await player.globe.scrollIntoViewIfNeeded()
    await player.globe.screenshot({ path: `${FOLDER}/${name}.png` })
    console.log(`${FOLDER}/${name}.png`)
    await context.close()
  }
  await browser.close()
  await server?.close()
}

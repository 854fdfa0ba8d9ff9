// Pictures of every screen in every state, for people to look at, in reports/shots:
//   npm run build && npm run shots                  all of them
//   npm run shots -- daily-won                      those whose name contains every word
//   npm run shots -- landing 360x640 dark
// E2E_URL names another address than the build in dist.

import { mkdirSync } from 'node:fs'
import process from 'node:process'
import { type BrowserContextOptions, chromium } from '@playwright/test'
import { preview } from 'vite'
import { ANSWER, wrong } from '../tests/e2e/oracle'
import { Player } from '../tests/e2e/player'
import { provideBrowser, switches, thisComputer } from './browser'

const FOLDER = 'reports/shots'
const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]
const THEMES = ['light', 'dark'] as const

/** How to come to each state, from a fresh page. */
const states: Record<string, (player: Player) => Promise<unknown>> = {
  landing: (player) => player.open('/'),
  'daily-start': (player) => player.open('/daily'),
  'daily-typing': async (player) => {
    await midway(player, '/daily')
    await player.input.click()
    await player.type('in')
  },
  'daily-midway': (player) => midway(player, '/daily'),
  'daily-won': async (player) => {
    await midway(player, '/daily')
    await player.guess(ANSWER)
  },
  'daily-won-at-once': async (player) => {
    await player.open('/daily')
    await player.guess(ANSWER)
  },
  'daily-lost': async (player) => {
    await player.open('/daily')
    await player.guessAll(wrong(6))
  },
  'daily-copied': async (player) => {
    await midway(player, '/daily')
    await player.guess(ANSWER)
    await player.shareButton.click()
    await player.toast('Result copied').waitFor()
  },
  'daily-copy-failed': async (player) => {
    await player.page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await midway(player, '/daily')
    await player.guess(ANSWER)
    await player.shareButton.click()
    await player.toast('Failed to copy').waitFor()
  },
  'practice-start': (player) => player.open('/practice'),
  'practice-midway': (player) => midway(player, '/practice'),
  'practice-over': async (player) => {
    await player.open('/practice')
    for (const name of wrong(6)) if (await player.input.isEnabled()) await player.guess(name)
  },
  'how-to-play': (player) => player.open('/how-to-play'),
  about: (player) => player.open('/about'),
  'not-found': (player) => player.open('/nowhere'),
  error: async (player) => {
    await player.page.addInitScript(() =>
      Object.defineProperty(Math, 'round', {
        get() {
          throw new Error('Broken for the picture')
        },
      }),
    )
    await player.open('/')
  },
}

async function midway(player: Player, path: string): Promise<void> {
  await player.open(path)
  await player.guessAll(wrong(3))
}

export async function main(words: readonly string[]): Promise<void> {
  const shots = SIZES.flatMap((size) =>
    THEMES.flatMap((theme) =>
      Object.entries(states).map(([state, reach]) => ({
        name: `${state}-${size.width}x${size.height}-${theme}`,
        size,
        theme,
        reach,
        // An open list belongs to the part of the page that is in sight.
        fullPage: state !== 'daily-typing',
      })),
    ),
  ).filter(({ name }) => words.every((word) => name.includes(word)))

  const server =
    process.env.E2E_URL === undefined
      ? await preview({ logLevel: 'error', preview: { host: '127.0.0.1', port: 4518 } })
      : undefined
  const baseURL = process.env.E2E_URL ?? (server?.resolvedUrls?.local[0] as string)
  const browser = await chromium.launch({
    executablePath: await provideBrowser(thisComputer),
    args: switches(thisComputer),
  })
  mkdirSync(FOLDER, { recursive: true })
  for (const { name, size, theme, reach, fullPage } of shots) {
    const options: BrowserContextOptions = {
      baseURL,
      viewport: size,
      colorScheme: theme,
      reducedMotion: 'reduce',
      deviceScaleFactor: size.width < 700 ? 2 : 1,
      hasTouch: size.width < 700,
      permissions: ['clipboard-read', 'clipboard-write'],
    }
    const context = await browser.newContext(options)
    const page = await context.newPage()
    await page.clock.setFixedTime('2026-11-21T12:00:00Z')
    await reach(new Player(page))
    // What comes at the end of a game comes late.
    if (/won|lost|copied|failed/.test(name)) await page.getByText('Guess distribution').waitFor()
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: `${FOLDER}/${name}.png`, fullPage })
    console.log(`${FOLDER}/${name}.png`)
    await context.close()
  }
  await browser.close()
  await server?.close()
}

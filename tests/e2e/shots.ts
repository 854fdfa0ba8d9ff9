// Pictures of every state along the walks of the tests, for people to look at, in reports/shots:
//   npm run build && npm run make:shots                in English, at three sizes, light and dark
//   npm run make:shots -- daily-won                    those whose name contains every word
//   npm run make:shots -- landing 360x640 dark
//   npm run make:shots -- --languages                  in every language
//   npm run make:shots -- --languages settings ar-
// E2E_URL names another address than the build in dist.

import { mkdirSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import { LANGUAGES, languageOf } from '../../src/ui/words/languages'
import { startBrowser } from '../../tools/browser'
import { serveGame } from '../../tools/game'
import { Player } from '../../tools/player'
import { rested } from '../../tools/rested'
import { type Step, tours } from './states'
import { Tongue } from './tongue'

const FOLDER = 'reports/shots'
const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

/** How a walk is looked at, and what its pictures are called after the state that they show. */
type Look = {
  readonly lang: string
  readonly viewport: (typeof SIZES)[number]
  readonly colorScheme: 'light' | 'dark'
}

export async function main(args: readonly string[]): Promise<void> {
  const words = args.filter((arg) => !arg.startsWith('--'))
  const looks = (args.includes('--languages') ? LANGUAGES : ['en']).flatMap((lang) =>
    SIZES.flatMap((viewport) =>
      (['light', 'dark'] as const).map((colorScheme): Look => ({ lang, viewport, colorScheme })),
    ),
  )
  mkdirSync(FOLDER, { recursive: true })
  const { url, close } = await serveGame()
  const browser = await startBrowser()
  for (const look of looks)
    for (const steps of Object.values(tours))
      await walk(browser, url, look, steps, (name) => words.every((word) => name.includes(word)))
  await browser.close()
  await close?.()
}

/** Goes as far as a picture is wanted, and takes those that are. */
async function walk(
  browser: Browser,
  baseURL: string,
  look: Look,
  steps: readonly Step[],
  isWanted: (name: string) => boolean,
): Promise<void> {
  const nameIn = (state: string) => nameOf(state, look)
  const last = steps.findLastIndex(([state]) => isWanted(nameIn(state)))
  if (last === -1) return
  const { lang, viewport, colorScheme } = look
  const isPhone = viewport.width < 700
  const context = await browser.newContext({
    baseURL,
    viewport,
    colorScheme,
    locale: lang,
    deviceScaleFactor: isPhone ? 2 : 1,
    hasTouch: isPhone,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  await page.clock.setFixedTime('2026-11-21T12:00:00Z')
  const { say, called } = new Tongue(lang)
  const { path } = languageOf(lang)
  const player = new Player(page, say, path && `/${path}`, called)
  for (const [state, go] of steps.slice(0, last + 1)) {
    await go(player)
    if (!isWanted(nameIn(state))) continue
    await rested(page)
    // What is open belongs to the part of the page that is in sight.
    const isOpen = (await page.locator('dialog[open], [role=option]').count()) > 0
    await page.screenshot({ path: `${FOLDER}/${nameIn(state)}.png`, fullPage: !isOpen })
    console.log(nameIn(state))
  }
  await context.close()
}

function nameOf(state: string, { lang, viewport, colorScheme }: Look): string {
  return `${state.replaceAll(' ', '-')}-${lang}-${viewport.width}x${viewport.height}-${colorScheme}`
}

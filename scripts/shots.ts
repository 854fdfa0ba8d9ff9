// Pictures of every screen in every state, for people to look at, in reports/shots:
//   npm run build && npm run shots:screens                  all of them
//   npm run shots:screens -- daily-won                      those whose name contains every word
//   npm run shots:screens -- landing 360x640 dark
// E2E_URL names another address than the build in dist.

import { decks } from '../src/geo/decks'
import { PAGES, pages, pathOf } from '../src/routes/pages'
import { addressOf } from '../tools/challenge'
import { ANSWER, nameOf, wrong } from '../tools/oracle'
import type { Player } from '../tools/player'
import { worldTarget } from '../tools/puzzles'
import { remember } from '../tools/seed'
import { type Picture, screen, THEMES, takePictures } from './gallery'

const FOLDER = 'reports/shots'
const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

/** How to come to each state, from a fresh page. */
const states: Record<string, (player: Player) => Promise<unknown>> = {
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
  'daily-settings': async (player) => {
    await player.open('/daily')
    await player.button('Settings').click()
    await player.page.getByRole('dialog').waitFor()
  },
  'daily-statistics': async (player) => {
    await player.open('/daily')
    await player.button('Statistics').click()
    await player.page.getByRole('dialog').waitFor()
  },
  'world-start': (player) => player.open('/world'),
  'world-won': async (player) => {
    await player.open('/world')
    await player.guessAll(['Kenya', 'Fiji', nameOf(worldTarget('2026-11-21'))])
  },
  'practice-decks': async (player) => {
    await player.open('/practice')
    await player.button('A random country').click()
    await player.text('Oceania').waitFor()
  },
  invitation: async (player) => {
    await player.open(addressOf())
    await player.button('Play').waitFor()
  },
  'challenge-won': async (player) => {
    await player.open(addressOf())
    await player.button('Play').click()
    await player.guessAll(['Egypt', 'Canada', 'South Africa'])
    await player.globe.waitFor()
  },
  'map-begun': async (player) => {
    await remember(player.page, decks.twenty.codes.slice(0, 14))
    await player.open('/map')
    await player.page.locator('.map-learning').first().waitFor()
  },
  'map-plate': async (player) => {
    await remember(player.page, decks.twenty.codes.slice(0, 14))
    await player.open('/map')
    await player.page.locator('[data-code=FR]').press('Enter')
    await player.text('Population').waitFor()
  },
  'challenge-dialog': async (player) => {
    await player.open('/practice')
    await player.button('Challenge a friend').click()
    await player.button('Copy link').waitFor()
  },
  'practice-start': (player) => player.open('/practice'),
  'practice-midway': (player) => midway(player, '/practice'),
  'practice-over': async (player) => {
    await player.open('/practice')
    for (const name of wrong(6)) if (await player.input.isEnabled()) await player.guess(name)
  },
  ...Object.fromEntries(
    PAGES.filter((page) => !pages[page].isGame).map((page) => [
      page === '/' ? 'landing' : pathOf(page).slice(1),
      (player: Player) => player.open(pathOf(page)),
    ]),
  ),
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
  const pictures = SIZES.flatMap((size) =>
    THEMES.flatMap((theme) =>
      Object.entries(states).map(([state, reach]): Picture => {
        const name = `${state}-${size.width}x${size.height}-${theme}`
        return {
          path: `${FOLDER}/${name}.png`,
          options: { ...screen(size, theme), permissions: ['clipboard-read', 'clipboard-write'] },
          async take(player, path) {
            await player.page.clock.setFixedTime('2026-11-21T12:00:00Z')
            await reach(player)
            // What comes at the end of a game comes late.
            if (/^(daily|world)-(won|lost|copied|copy)/.test(state))
              await player.page.getByText('Guess distribution').waitFor()
            await player.page.locator('.languages').waitFor()
            await player.page.waitForLoadState('networkidle')
            // An open list belongs to the part of the page that is in sight.
            await player.page.screenshot({ path, fullPage: state !== 'daily-typing' })
          },
        }
      }),
    ),
  )
  await takePictures(pictures.filter(({ path }) => words.every((word) => path.includes(word))))
}

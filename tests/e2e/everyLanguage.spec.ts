import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { LANGUAGES, languageOf } from '../../src/ui/words/languages'
import { ANSWER, wrong } from '../../tools/answers'
import { Player } from '../../tools/player'
import { boxes, layoutFaults } from './layout'
import { PROVOKED, tours } from './states'
import { test as base, expect, NOON } from './test'
import { misnamedOn, saidOn, Tongue } from './tongue'

const PHONE = { width: 360, height: 640 }
const sizes = [PHONE, { width: 1440, height: 900 }]

/** All walks, of which one browser takes those before the middle and another one the others. */
const walks = Object.entries(tours)
const MIDDLE = walks.length / 2

const test = base.extend<{ tongue: Tongue; play: (page: Page) => Promise<Player> }>({
  tongue: async ({ locale }, use) => use(new Tongue(locale as string)),
  play: async ({ tongue: { lang, say, called } }, use) => {
    const { path } = languageOf(lang)
    await use(async (page) => {
      await page.clock.setFixedTime(NOON)
      return new Player(page, say, path && `/${path}`, called)
    })
  },
  player: async ({ page, play }, use) => use(await play(page)),
})

/** Test in a browser that keeps on disk what it has compiled, as a player's does: two thirds of the work for each page. */
const walk = test.extend<object, { profile: string }>({
  profile: [
    async ({ browserName }, use, { project, parallelIndex }) =>
      use(join(project.outputDir, `${browserName}-${parallelIndex}`)),
    { scope: 'worker' },
  ],
  context: async ({ playwright, browserName, profile }, use) => {
    const context = await playwright[browserName].launchPersistentContext(profile)
    await use(context)
    await context.close()
  },
})

for (const lang of LANGUAGES) {
  test.describe(`In ${lang}`, () => {
    // What is not found soon is not there.
    test.use({ locale: lang, viewport: PHONE, actionTimeout: 15_000 })

    for (const half of [walks.slice(0, MIDDLE), walks.slice(MIDDLE)])
      walk(
        `each state from “${half[0]?.[0]}” on has its words whole, apart and in the language`,
        async ({ baseURL, context, play, tongue, watch }) => {
          test.setTimeout(600_000)
          watch.expect(PROVOKED)
          // On a new page each, with nothing stored.
          for (const [, steps] of half) {
            const page = await context.newPage()
            const storage = await context.newCDPSession(page)
            await storage.send('Storage.clearDataForOrigin', {
              origin: baseURL as string,
              storageTypes: 'all',
            })
            const player = await play(page)
            let inTurn = sizes
            for (const [state, go] of steps) {
              await go(player)
              // What is not found comes in English, and changes.
              await expect(page.locator('html'), state).toHaveAttribute('lang', lang)
              expect.soft(tongue.englishIn(await saidOn(page)), state).toEqual([])
              expect.soft(await misnamedOn(page), state).toEqual([])
              for (const size of inTurn) {
                await page.setViewportSize(size)
                expect.soft(await layoutFaults(page), `${state}, ${size.width}`).toEqual([])
              }
              // It goes on in the size in which it was left: to change it is a fifth of the work.
              inTurn = inTurn.toReversed()
              if (state === 'daily lost') {
                await expect(player.text('Congratulations!')).toHaveCount(0)
                await expect(page.getByRole('main')).toContainText(tongue.called(ANSWER))
              }
            }
            await page.close()
          }
        },
      )

    test('a game is won by typing what the country is called', async ({ player, tongue }) => {
      await player.open('/daily')
      for (const name of [...wrong(2), ANSWER]) {
        await player.input.pressSequentially(tongue.typed(name))
        const first = player.suggestions.first()
        await expect(first).toHaveText(tongue.called(name))
        // Enter takes a short text only once the other names are there.
        await expect(first).toHaveAttribute('aria-selected', 'true')
        await player.input.press('Enter')
        await expect(player.guesses.filter({ hasText: tongue.called(name) })).toHaveCount(1)
      }
      await expect(player.text('Congratulations!')).toBeVisible()
      await player.shareButton.click()
      expect(await player.clipboard()).toMatch(/^The World Outline Game 2026-11-21 3\/6\n/)
    })

    test('no box stands for a letter', async ({ page, player, tongue }) => {
      await player.open('/about')
      expect(await boxes(page, tongue.characters())).toEqual([])
      // Nobody has this one.
      expect(await boxes(page, ['\u{2FE01}'])).toEqual(['\u{2FE01}'])
    })

    if (languageOf(lang).dir === 'rtl') {
      test('everything is mirrored but geography', async ({ page, player }) => {
        await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
        await player.open('/daily')
        const middleOf = async (thing: Locator) => {
          const box = await thing.boundingBox()
          return box === null ? Number.NaN : box.x + box.width / 2
        }
        // The way home is where lines begin.
        expect(await middleOf(page.locator('.page-header-home'))).toBeGreaterThan(PHONE.width / 2)
        await player.guessAll(wrong(6))
        await player.reveal()
        await player.unfold('Statistics')
        await player.unfold('Details')
        await page.getByRole('timer').scrollIntoViewIfNeeded()
        await player.shareButton.click()
        await page.locator('textarea').waitFor()
        for (const there of ['.guess-arrow path', '.plate-outline', '.earth', '.true-size-picture'])
          await page.locator(there).first().waitFor()
        expect(await mirroredOn(page)).toEqual([])
        // Of each guess the name comes first, and its distance is to the left of it.
        const row = player.guesses.first()
        expect(await middleOf(row.locator('.guess-name'))).toBeGreaterThan(
          await middleOf(row.locator('.guess-percent')),
        )
      })
    }
  })
}

const ARROWS = '↑↗→↘↓↙←↖'

/**
 * What of the geography on a page is not as on a map, where right is east: each arrow that is drawn otherwise than its
 * character says, each picture that is mirrored, and a text to share that is not laid out from left to right.
 */
function mirroredOn(page: Page): Promise<string[]> {
  return page.evaluate((arrows) => {
    const faults: string[] = []
    const shown = (selector: string) =>
      [...document.querySelectorAll<SVGGraphicsElement>(selector)].filter(
        (each) => each.getClientRects().length > 0,
      )
    for (const drawn of shown('.guess-arrow svg path')) {
      const matrix = drawn.getScreenCTM()
      if (matrix === null) continue
      // Every arrow is drawn pointing up, and turned.
      const [tip, tail] = [-6.5, 6.5].map((y) => new DOMPoint(0, y).matrixTransform(matrix)) as [
        DOMPoint,
        DOMPoint,
      ]
      const turn = Math.atan2(tip.x - tail.x, tail.y - tip.y) / (2 * Math.PI)
      const arrow = arrows[Math.round(turn * 8 + 8) % 8]
      const told = drawn.closest('.guess-arrow')?.querySelector('[hidden]')?.textContent
      if (arrow !== told) faults.push(`${told} is drawn as ${arrow}`)
    }
    const pictures = ['.plate svg', '.earth', '.true-size-picture']
    const seen = pictures.flatMap(shown)
    for (const picture of seen) {
      const { a, d } = picture.getScreenCTM() ?? { a: 0, d: 0 }
      if (a <= 0 || d <= 0) faults.push(`${picture.getAttribute('class')} is mirrored`)
    }
    for (const text of document.querySelectorAll('textarea'))
      if (getComputedStyle(text).direction !== 'ltr') faults.push('the text to share goes from right to left')
    return faults
  }, ARROWS)
}

import type { Page } from '@playwright/test'
import { ANSWER, wrong } from '../../tools/answers'
import { Player } from '../../tools/player'
import { expect, NOON, test } from './test'
import { Tongue } from './tongue'

/** Height in pixels of the whole page with its sections closed, at most. */
const MOST = 1000

/** Phones, of which the first shows what belongs on its first screen, with at most so many actions. */
const [SMALL, LARGE] = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
]
const ACTIONS = 4

const ENDS = { lost: wrong(6), won: [...wrong(5), ANSWER] }

/** The lower edges of what belongs on the first screen, by its selector; the height of the page, and the actions on that screen. */
function measured(page: Page) {
  return page.evaluate(() => {
    const bottoms = ['.result-title', '.result-text', '.result-share', '.result-door'].map(
      (part): [string, number] => [
        part,
        Math.ceil((document.querySelector(part)?.getBoundingClientRect().bottom ?? 1e6) + scrollY),
      ],
    )
    // The arrow of a guess says why it points there, and leads on to nothing.
    const actions = [...document.querySelectorAll('main :is(a, button):not(.guess-arrow)')].filter(
      (action) => {
        const { bottom, height } = action.getBoundingClientRect()
        return height > 0 && bottom <= innerHeight
      },
    )
    return { bottoms, height: document.documentElement.scrollHeight, actions: actions.length }
  })
}

for (const lang of ['en', 'de', 'ar', 'ja']) {
  test.describe(() => {
    test.use({ viewport: SMALL, locale: lang })

    for (const [end, guesses] of Object.entries(ENDS))
      test(`A day ${end} shows verdict, sharing and the way on, and at most four actions, on the first screen of a phone, and is short, in ${lang}`, async ({
        page,
      }) => {
        const tongue = new Tongue(lang)
        await page.clock.setFixedTime(NOON)
        const player = new Player(page, tongue.say, lang === 'en' ? '' : `/${lang}`, tongue.called)
        await player.open('/daily')
        await player.guessAll(guesses)
        await player.button('Quiz').waitFor()
        await player.button('Remind me').waitFor()
        const { bottoms, height, actions } = await measured(page)
        for (const [part, bottom] of bottoms) expect(bottom, part).toBeLessThanOrEqual(SMALL.height)
        expect(actions).toBeLessThanOrEqual(ACTIONS)
        expect(height).toBeLessThanOrEqual(MOST)
        await page.setViewportSize(LARGE)
        expect((await measured(page)).height).toBeLessThanOrEqual(MOST)
      })
  })
}

test('On a desktop the plate is as large at the end, and stands where it stood', async ({ page, player }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await player.open('/daily')
  const plate = page.locator('.plate')
  const before = await plate.boundingBox()
  expect(before?.width).toBe(772)
  await player.guessAll([...wrong(2), ANSWER])
  await player.button('Quiz').waitFor()
  expect(await plate.boundingBox()).toEqual(before)
})

test('What somebody opens at the end is open at the next one, and is fetched when it is opened', async ({
  page,
  player,
  watch,
}) => {
  await player.open('/daily')
  await player.guessAll([...wrong(1), ANSWER])
  await player.reveal()
  await player.rested()
  const parts = () => watch.requests.filter((url) => url.endsWith('.js')).length
  const before = parts()
  await expect(page.locator('.course, .record')).toHaveCount(0)
  await player.unfold('Statistics')
  await expect(player.text('Guess distribution')).toBeVisible()
  expect(parts()).toBeGreaterThan(before)
  await player.open('/world')
  await player.guessAll(['Kenya', 'Chad', 'Peru', 'Japan', 'Cuba', 'Fiji'])
  await player.reveal()
  await expect(player.text('Guess distribution')).toBeVisible()
  await expect(player.button('Details')).toHaveAttribute('aria-expanded', 'false')
})

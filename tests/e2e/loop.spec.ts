import type { Locator } from '@playwright/test'
import { languageOf } from '../../src/ui/words/languages'
import { ANSWER, wrong } from '../../tools/answers'
import { Player } from '../../tools/player'
import { expect, NOON, test } from './test'
import { Tongue } from './tongue'

/** A phone with its keyboard open, the same without, a larger one, and a phone on its side. */
const SIZES = [
  [360, 340],
  [360, 640],
  [390, 420],
  [640, 360],
] as const

for (const lang of ['en', 'de', 'ar', 'ja']) {
  test.describe(`In ${lang}`, () => {
    test.use({ locale: lang })

    for (const [width, height] of SIZES)
      test(`the field and the last hint are in sight together at ${width}×${height}, after each guess`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height })
        await page.clock.setFixedTime(NOON)
        const { say, called } = new Tongue(lang)
        const { path } = languageOf(lang)
        const player = new Player(page, say, path && `/${path}`, called)
        await player.open('/daily')
        for (const [index, guess] of wrong(5).entries()) {
          await player.guess(guess)
          const row = player.guesses.nth(index)
          for (const part of [row.locator('.guess-name'), row.locator('.guess-percent'), player.input])
            await expect.poll(() => isInSight(part), `after ${index + 1}`).toBe(true)
        }
        if (height === 640 && lang === 'en')
          expect(await isInSight(page.locator('.guess-free').last()), 'the row that is free').toBe(true)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      })
  })
}

test('What cannot be the answer is told why, with the way to where it can', async ({ page, player }) => {
  await player.open('/daily')
  await player.input.fill('Portugal')
  await expect(player.text('Portugal is not among the 20. It can come in World Daily.')).toBeVisible()
  await player.input.fill('Kiribati')
  await expect(player.text('Kiribati is not among the 20. It can come in World Daily.')).toBeVisible()
  await player.input.fill('Monaco')
  await expect(player.text('Monaco is not among the 20, and its outline is never asked for.')).toBeVisible()
  await player.input.fill('Portugal')
  await page.getByRole('link', { name: 'World Daily' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'World Daily' })).toBeVisible()
})

test('What was guessed already is told with its number, and its row is pointed out as long as it is asked for', async ({
  page,
  player,
}) => {
  const [first = '', second = ''] = wrong(2)
  await player.open('/daily')
  await player.guessAll([first, second])
  await player.input.fill(second.toLowerCase())
  await expect(player.text(`${second}: guess 2 already`)).toBeVisible()
  await expect(page.locator('.guess-marked')).toHaveText(new RegExp(`^2${second}`))
  await page.keyboard.press('Enter')
  await expect(player.guesses).toHaveCount(2)
  await player.input.fill('')
  await expect(page.locator('.guess-marked')).toHaveCount(0)
})

test('A guess that is nearer than the one before says so', async ({ page, player }) => {
  await player.open('/daily')
  // Of Italy, Japan and the United Kingdom the last is nearer to France than the one before.
  await player.guessAll(['Italy', 'Japan', 'United Kingdom'])
  const nearer = (index: number) => player.guesses.nth(index).getByRole('img', { name: 'nearer' })
  await expect(nearer(2)).toBeVisible()
  await expect(page.getByRole('img', { name: 'nearer' })).toHaveCount(1)
})

test('A win at the first guess, and one at the last, have words of their own', async ({ player }) => {
  await player.open('/daily')
  await player.guess(ANSWER)
  await expect(player.text('At first sight, from nothing but the outline.')).toBeVisible()
  await player.open('/practice')
  await expect(player.text('With the very last guess.')).toHaveCount(0)
})

test.describe('At the end of a day', () => {
  for (const width of [320, 360, 390, 412, 768])
    test(`no dot begins or ends a line of the way to the other puzzle, ${width} pixels wide`, async ({
      page,
      player,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await player.open('/daily')
      await player.guess(ANSWER)
      const link = player.link('World Daily · not yet')
      await link.waitFor()
      /** The lines in which the link has words, each from its first to its last sign. */
      const lines = await link.evaluate((link) => {
        const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT)
        const found = new Map<number, string>()
        for (let text = texts.nextNode(); text; text = texts.nextNode())
          for (const [at, sign] of [...(text.textContent ?? '')].entries()) {
            const range = document.createRange()
            range.setStart(text, at)
            range.setEnd(text, at + 1)
            const { top, width, height } = range.getBoundingClientRect()
            const line = Math.round(top + height / 2)
            if (width > 0) found.set(line, (found.get(line) ?? '') + sign)
          }
        return [...found.values()].map((line) => line.trim())
      })
      expect(lines.join(' ')).toMatch(/^World Daily (· )?not yet$/)
      for (const line of lines) expect(line).not.toMatch(/^·|·$/)
    })

  test('sharing comes first, then what is next and how it stands, then practice', async ({
    page,
    player,
  }) => {
    await player.open('/world')
    await player.input.fill('x')
    await player.open('/daily')
    await player.guessAll([...wrong(5), ANSWER])
    await expect(player.text('With the very last guess.')).toBeVisible()
    await expect(player.text('Streak 1 · next puzzle in 12:00:00')).toBeVisible()
    const result = page.getByRole('region', { name: 'Congratulations!' })
    const names = await result.locator('button, a').allTextContents()
    expect(names).toEqual([
      'Share Result',
      'World Daily · not yet',
      'Practice Mode',
      'Save picture',
      'Challenge a friend',
    ])
    await player.open('/world')
    for (const guess of wrong(6)) await player.guess(guess)
    await expect(player.link('Daily Puzzle · solved in 6')).toBeVisible()
    await player.open('/daily')
    await expect(player.link('World Daily · not solved')).toBeVisible()
  })
})

test.describe('On a device that can shake', () => {
  test.use({ hasTouch: true, isMobile: true, contextOptions: { reducedMotion: 'no-preference' } })

  test('a guess is felt once and a win twice, unless that is switched off', async ({ page, player }) => {
    await page.addInitScript(() => {
      const felt: unknown[] = []
      Object.assign(globalThis, { felt })
      navigator.vibrate = (pattern) => felt.push(pattern) > 0
    })
    const felt = () =>
      page.evaluate(() => (globalThis as unknown as { felt: number[][] }).felt.map((it) => it.length))
    await player.open('/daily')
    const [first = '', second = ''] = wrong(2)
    await player.guess(first)
    expect(await felt()).toEqual([1])
    await player.button('Settings').click()
    await page.getByRole('group', { name: 'Vibration' }).getByLabel('Off').check()
    await player.button('Close').click()
    await player.guess(second)
    expect(await felt()).toEqual([1])
    await player.button('Settings').click()
    await page.getByRole('group', { name: 'Vibration' }).getByLabel('On').check()
    await player.button('Close').click()
    await player.guess(ANSWER)
    expect(await felt()).toEqual([1, 3])
  })
})

test('A device that cannot shake offers no switch for it', async ({ page, player }) => {
  await player.open('/daily')
  await player.button('Settings').click()
  await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Vibration' })).toHaveCount(0)
})

/** Whether the whole of something is within the window. */
async function isInSight(part: Locator): Promise<boolean> {
  return part.evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth
  })
}

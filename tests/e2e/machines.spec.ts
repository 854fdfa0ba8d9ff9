import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { LANGUAGES, languageOf } from '../../src/ui/words/languages'
import { codeOf, wrong } from '../../tools/answers'
import { deal } from '../../tools/seed'
import { violations } from './axe'
import { inWindow, layoutFaults } from './layout'
import { expect, test } from './test'

/** The side with the machines. */
const side = (page: Page) => page.getByRole('region', { name: 'Which machine is shown' })

/** What is looked for, and what is guessed instead. */
const TARGET = 'Japan'
const CODE = codeOf(TARGET)
const [MISS = ''] = wrong(1, TARGET)

const chart = (page: Page) => side(page).getByRole('img')

const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))

/** Opens a text as a file. */
async function open(page: Page, text: string): Promise<void> {
  const buffer = Buffer.from(text)
  await side(page)
    .getByLabel('Open', { exact: true })
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
}

test('A round of practice lights the chart of its machine, goes back in time, and stores nothing', async ({
  page,
  player,
  watch,
}) => {
  await deal(page, CODE)
  await player.open('/about')
  await player.rested()
  const before = await stored(page)
  expect(watch.requests.filter((url) => /machines/.test(url))).toEqual([])
  await player.link('watch it while you play').click()
  await expect(player.heading()).toHaveText('The Machine Inside')
  await expect(chart(page)).toHaveAccessibleName('Chart of game, in game.playing')

  await player.guess(MISS)
  const lit = chart(page).locator('.taken')
  await expect(lit).toHaveText('guess [isAcceptable] / record, tellGuess')
  // Pressed once more, the arrow is refused, and the log says by which guard.
  await lit.click()
  const row = side(page).getByRole('option').last()
  await expect(row).toContainText('refused by isAcceptable')
  await expect(lit).toHaveCount(0)
  await expect(player.guesses).toHaveCount(1)

  // Nothing of it says what is looked for, of whichever machine.
  for (const id of ['puzzle', 'app', 'game']) {
    await side(page).getByText(id, { exact: true }).click()
    await expect(chart(page)).toHaveAccessibleName(new RegExp(`^Chart of ${id}, in `))
    await side(page).getByLabel('This actor only').setChecked(false)
    expect(await side(page).innerHTML()).not.toMatch(new RegExp(`\\b${CODE}\\b|${TARGET}`))
  }
  await expect(side(page).getByText('"target": "hidden until the round is over"')).toBeVisible()
  await side(page).getByLabel('This actor only').setChecked(true)

  // What does not run here is not lit.
  await side(page).getByText('runGames', { exact: true }).click()
  await expect(chart(page)).toHaveAccessibleName('Chart of runGames')
  await side(page).getByText('game', { exact: true }).click()

  await player.guess(TARGET)
  await expect(chart(page)).toHaveAccessibleName('Chart of game, in game.won')
  await expect(chart(page).locator('.taken').getByText('always')).toBeVisible()
  await expect(side(page).getByText(`"target": "${CODE}"`)).toBeVisible()

  // Back to the first guess by the keys, and on again; the round stays as it is.
  const past = side(page).getByRole('slider')
  await past.press('Home')
  await past.press('ArrowRight')
  await past.press('ArrowRight')
  await expect(chart(page)).toHaveAccessibleName('Chart of game, in game.playing')
  await expect(side(page).getByText(/came to the same as was recorded/)).toBeVisible()
  await side(page).getByRole('button', { name: 'Now' }).click()
  await expect(chart(page)).toHaveAccessibleName('Chart of game, in game.won')
  await side(page).getByText('As text').click()
  await expect(
    side(page)
      .getByRole('listitem')
      .filter({ hasText: /^game\.won, active/ }),
  ).toBeVisible()

  // The next deal is another one.
  await page.evaluate(() => Reflect.deleteProperty(crypto, 'getRandomValues'))
  // The next round is another secret, in the words of the same machine.
  await player.button('Play Again').click()
  await expect(chart(page)).toHaveAccessibleName('Chart of game, in game.playing')
  await expect(side(page).getByText('"target": "hidden until the round is over"')).toBeVisible()
  expect(await stored(page)).toBe(before)
  await page.reload()
  await expect(player.guesses).toHaveCount(0)
})

test('A recording is opened without the target of its round; one of an open day, or a broken one, is not', async ({
  page,
  player,
}) => {
  await player.open('/machines')
  await player.guess(MISS)
  const download = page.waitForEvent('download')
  await side(page).getByRole('button', { name: 'Save' }).click()
  const text = readFileSync(await (await download).path(), 'utf8')
  expect(text).toContain('hidden until the round is over')
  await page.reload()
  await expect(player.guesses).toHaveCount(0)
  await open(page, text)
  await expect(side(page).getByText('Opened game.json')).toBeVisible()
  await expect(chart(page).locator('.taken')).toHaveText('guess [isAcceptable] / record, tellGuess')

  const ofDay = (date: string) =>
    text
      .replaceAll('"kind":"practice","deck":"twenty"', `"kind":"daily","deck":"twenty","date":"${date}"`)
      .replaceAll('practice.twenty', `daily.twenty.${date}`)
      .replaceAll('hidden until the round is over', CODE)
  await open(page, ofDay('2026-11-21'))
  await expect(side(page).getByText(/^This recording is of a day that is still open/)).toBeVisible()
  expect(await side(page).innerHTML()).not.toContain(`"${CODE}"`)
  await open(page, ofDay('2026-11-20'))
  await expect(side(page).getByText('Opened game.json')).toBeVisible()
  expect(await side(page).innerHTML()).not.toContain(`"${CODE}"`)

  await open(page, text.replace('"version":1', '"version":2'))
  await expect(side(page).getByText('game.json is no recording, or of a later version')).toBeVisible()
  await open(page, text.replace('"sessionId"', '"session"'))
  await expect(side(page).getByText(/^game\.json is damaged, and is not shown/)).toBeVisible()
  await side(page).getByRole('button', { name: 'Back to the live one' }).click()
  await expect(chart(page)).toHaveAccessibleName('Chart of game, in game.playing')
})

test('In a window of 1440 × 900 all of it is in sight', async ({ page, player }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await player.open('/machines')
  for (const shown of ['.panel-chart', '.panel-past', '.panel-log', '.panel-files', '.panel-snapshot h3'])
    await expect(page.locator(shown).first()).toBeInViewport({ ratio: 1 })
  expect(await violations(page)).toEqual([])
})

test('It fits in every language, and its chart goes from left to right', async ({ page, player }) => {
  test.setTimeout(600_000)
  for (const { path, dir } of LANGUAGES.map(languageOf)) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/${path && `${path}/`}machines`)
    await expect(page.locator('.panel-log [role=option]')).toBeVisible()
    await player.rested()
    expect(await layoutFaults(page), path).toEqual([])
    expect(await inWindow(page, { width: 1440, height: 900 }, () => layoutFaults(page)), path).toEqual([])
    const directions = await page.evaluate(() =>
      ['html', '.panel-chart'].map(
        (name) => getComputedStyle(document.querySelector(name) as Element).direction,
      ),
    )
    expect(directions).toEqual([dir, 'ltr'])
  }
  expect(await violations(page)).toEqual([])
})

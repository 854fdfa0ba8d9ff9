import { readFileSync } from 'node:fs'
import { countriesOf } from '../../src/geo/countries'
import { parseShape } from '../../src/geo/shape'
import { newSheet, numberOfSheet } from '../../src/machines/schedule/sheetNumber'
import { codeOf, hintFor, nameOf } from '../../tools/answers'
import { addressOf } from '../../tools/challenge'
import type { Player } from '../../tools/player'
import { dailyTarget, worldTarget } from '../../tools/puzzles'
import { beginDay } from '../../tools/seed'
import { expect, NOON, test } from './test'

const ANSWER = nameOf(worldTarget('2026-11-21'))
const MISSES = ['Kenya', 'Iceland', 'Fiji', 'Peru', 'Mongolia', 'Chad'].filter((name) => name !== ANSWER)

function pathOf(name: string): string {
  return parseShape(readFileSync(`src/geo/shapes/${codeOf(name)}.txt`, 'utf8'))?.path ?? ''
}

async function chooseDeck(player: Player, from: string, to: string): Promise<void> {
  await player.button(from).click()
  await player.page.getByRole('radio', { name: new RegExp(`^${to}`) }).check()
  await player.button('Start').click()
  await expect(player.page.getByRole('dialog')).toHaveCount(0)
}

test('The landing page and the end of either daily puzzle lead to the other one', async ({ player }) => {
  await player.open('/')
  await player.link(/World Daily/).click()
  await expect(player.heading()).toHaveText('World Daily')
  await player.guess(ANSWER)
  await player.link('Daily Puzzle · not yet').click()
  await expect(player.heading()).toHaveText('Daily Puzzle')
  await player.guess(nameOf(dailyTarget('2026-11-21')))
  await player.link('World Daily · solved in 1').click()
  await expect(player.heading()).toHaveText('World Daily')
  await expect(player.guesses).toHaveCount(1)
})

test('The world’s day is drawn, guessed, won and shared', async ({ player, baseURL }) => {
  await player.open('/world')
  await expect(player.outline.locator('path')).toHaveAttribute('d', pathOf(ANSWER))
  await player.guessAll([...MISSES.slice(0, 2), ANSWER])
  const hints = MISSES.slice(0, 2).map((name) => hintFor(name, ANSWER))
  const rows = await player.rows()
  for (const [index, { kilometres, percent }] of hints.entries()) {
    expect(rows[index]).toContain(kilometres)
    expect(rows[index]).toContain(`${percent}%`)
  }
  expect(rows[2]).toBe(`3 ${ANSWER} ✓ Correct!`)
  await player.shareButton.click()
  await expect(player.toast('Result copied to clipboard!')).toBeVisible()
  const lines = (await player.clipboard()).split('\n')
  expect(lines[0]).toBe('The World Outline Game · World 2026-11-21 3/6')
  expect(lines.slice(1, 3)).toEqual(hints.map(({ cells, arrow }) => `${cells} ${arrow}`))
  expect(lines.at(-1)).toBe(`Play at ${baseURL}/world #WorldOutline`)
})

test('The world’s day is lost, with the name under the outline, and is the same after a reload', async ({
  player,
}) => {
  await player.open('/world')
  await player.guessAll(MISSES.slice(0, 3))
  await player.page.reload()
  await player.ready()
  await expect(player.guesses).toHaveCount(3)
  await player.guessAll(MISSES.slice(3))
  await expect(player.outline).toHaveAccessibleName(`Outline of ${ANSWER}`)
  await expect(player.globe).toBeVisible()
  await player.page.reload()
  await player.ready()
  await expect(player.outline).toHaveAccessibleName(`Outline of ${ANSWER}`)
  await expect(player.input).toBeDisabled()
})

test('A day of the world counts in the record of the world alone', async ({ page, player }) => {
  const played = () => page.getByRole('dialog').locator('dd').first()
  await player.open('/world')
  await player.guess(ANSWER)
  await player.openStatistics()
  await expect(played()).toHaveText('1')
  await expect(page.getByRole('dialog').getByText('1 of 190 countries, as a table')).toBeVisible()
  await expect(page.getByRole('dialog').locator('.season-map .season-depth-1').first()).toBeAttached()
  await player.open('/daily')
  await player.openStatistics()
  await expect(played()).toHaveText('0')
})

test('Practice keeps to the deck that was chosen, and each deck has its own round', async ({
  page,
  player,
}) => {
  await player.open('/practice')
  await player.guess('Italy')
  await chooseDeck(player, 'A random country', 'Oceania')
  await expect(player.guesses).toHaveCount(0)
  await player.type('a')
  const names = countriesOf('oceania').map(({ name }) => name)
  for (const name of await player.suggestions.allInnerTexts()) expect(names).toContain(name)
  await player.guess('Nauru')
  const path = await player.path()
  await page.reload()
  await player.ready()
  await expect(player.button('Oceania')).toBeVisible()
  await expect(player.guesses).toHaveCount(1)
  expect(await player.path()).toBe(path)
  await chooseDeck(player, 'Oceania', 'The Twenty')
  expect(await player.rows()).toHaveLength(1)
  await expect(player.guesses).toContainText('Italy')
})

test('At 360 pixels no name is broken within a word, and none on the plate over two lines', async ({
  page,
  player,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const names = countriesOf('world').map(({ name }) => name)
  await player.open('/world')
  await player.guessAll(MISSES)
  await player.text('Out of guesses').waitFor()
  // Where the letters are wider than Palatino's, for which the page is laid out, it is as much wider here.
  await page.evaluate((palatino) => {
    const main = document.querySelector('main') as HTMLElement
    const sample = main.appendChild(document.createElement('span'))
    sample.textContent = 'Turkmenistan'
    sample.style.font = '100px var(--serif)'
    sample.style.justifySelf = 'start'
    const ratio = sample.getBoundingClientRect().width / palatino
    sample.remove()
    if (ratio > 1) main.style.inlineSize = `${ratio * main.getBoundingClientRect().width}px`
  }, 610.3)
  /** Those of some texts that take more than one line in the place of an element. */
  const broken = (selector: string, texts: readonly string[]) =>
    page.evaluate(
      ([selector, texts]) => {
        const element = document.querySelector(selector) as HTMLElement
        const range = document.createRange()
        return texts.filter((text) => {
          element.textContent = text
          range.selectNodeContents(element)
          return range.getClientRects().length > 1
        })
      },
      [selector, texts] as const,
    )
  // A long distance leaves the least room: Peru's.
  await expect(player.guesses.nth(3).locator('.guess-distance')).toHaveText(/^1\d,\d{3} km$/)
  const words = names.flatMap((name) => name.split(/[ -]/))
  expect(await broken('.guess:nth-child(4) .guess-name', words)).toEqual([])
  // The answer is set as it is printed, by its length.
  expect(
    await broken(
      '.plate-name:not(.plate-name-long)',
      names.filter(({ length }) => length <= 26),
    ),
  ).toEqual([])
})

test('The longest name on the plate stays on its line', async ({ page, player }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await beginDay(page, 'VC', MISSES, 'world')
  await player.open('/world')
  const name = page.locator('.plate-name')
  await expect(name).toHaveText('Saint Vincent and the Grenadines')
  const lines = await name.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('The world is played without a network after a visit to any page', async ({
    page,
    player,
    context,
  }) => {
    await player.open('/daily')
    await player.keptOffline()
    await context.setOffline(true)
    await page.clock.setFixedTime(Date.parse(NOON) + 3 * 86_400_000)
    await player.open('/world')
    await expect(player.outline.locator('path')).toHaveAttribute(
      'd',
      pathOf(nameOf(worldTarget('2026-11-24'))),
    )
    await player.guessAll(['Kenya', nameOf(worldTarget('2026-11-24'))])
    await expect(player.globe).toBeVisible()
    await expect(page.getByRole('heading', { name: 'True size' })).toBeVisible()
    await expect(page.getByRole('region', { name: /in brief$/ })).toBeVisible()
    await page.getByText('Guess distribution').scrollIntoViewIfNeeded()
    await expect(page.getByText('1 of 190 countries, as a table')).toBeVisible()
    await player.open('/practice')
    await chooseDeck(player, 'A random country', 'Africa')
    await player.type('Côte d’Ivoire')
    await expect(player.suggestions).toHaveText('Ivory Coast')
    await expect(player.outline.locator('path')).toHaveAttribute('d', /.{100}/)
    // So are a challenge with one of its countries, and a sheet of them.
    await player.open(addressOf({ deck: 'world', subject: { kind: 'country', code: 'NP' } }))
    await player.button('Play').click()
    await expect(player.outline.locator('path')).toHaveAttribute('d', pathOf('Nepal'))
    await player.guess('Nepal')
    await expect(player.text('Congratulations!')).toBeVisible()
    await player.open(`/print#${numberOfSheet(newSheet('asia', 6, 1))}`)
    await expect(page.locator('.paper-outlines path[d]')).toHaveCount(6)
  })
})

import { expect, type FrameLocator, type Page } from '@playwright/test'
import axe from 'axe-core'
import { wrong } from '../../tools/answers'
import type { Player } from '../../tools/player'
import { test } from './developing'

const panelOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Inspector"]')

/** Opens a page with the inspector beside it. */
async function inspect(page: Page, player: Player, address: string): Promise<FrameLocator> {
  await player.open(address)
  const panel = panelOf(page)
  await expect(panel.getByRole('heading', { name: 'Inspector' })).toBeVisible()
  return panel
}

test.use({ viewport: { width: 1440, height: 900 } })

// One after another: a development server for all is ready sooner than one for each.
test.describe.configure({ mode: 'default' })

test('A day is played, looked at, wound back, and copied as a test', async ({ page, player, site }) => {
  // On a machine without a network: whatever is asked for elsewhere fails the test.
  const strangers: string[] = []
  page.context().on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && new URL(request.url()).origin !== site)
      strangers.push(request.url())
  })
  const panel = await inspect(page, player, `${site}/daily?inspect`)
  await player.guessAll(wrong(6))
  await panel.getByRole('button', { name: /^daily\.twenty/ }).click()
  const chart = panel.getByRole('img', { name: 'Chart of game, in game.lost' })
  await expect(chart.locator('.active').getByText('lost', { exact: true })).toBeVisible()
  await expect(chart.locator('.taken').getByText('always')).toBeVisible()
  // Without scrolling, although half of the window is the game's.
  await expect(panel.getByText('State: lost')).toBeInViewport()
  await expect(panel.getByText(/^\{\s+"puzzle": \{/)).toBeInViewport()

  await panel.getByLabel('Find').fill(' guess ')
  await panel.getByRole('listbox', { name: 'Events' }).getByRole('option').nth(1).click()
  await expect(panel.getByRole('img', { name: 'Chart of game, in game.playing' })).toBeVisible()
  await expect(panel.getByText(/came to the same as was recorded/)).toBeVisible()
  await expect(panel.getByText(/^context\.guesses\.1: → /)).toBeVisible()
  // The live one goes on untouched.
  await expect(panel.getByRole('button', { name: /^daily\.twenty\S+ lost$/ })).toBeVisible()

  // That what is copied is linted, typed and run, and fails in a broken game, is told by `recorded.test.ts` and `copiedTests.test.ts`.
  for (const [actor, title] of [
    [/^daily\.twenty/, /goes as it went/],
    [/^app /, /is kept as it was played/],
  ] as const) {
    await panel.getByRole('button', { name: actor }).click()
    await panel.getByRole('button', { name: 'Copy as a test' }).click()
    await expect(panel.getByText(/save it as tests\/paths\/recorded\//)).toBeVisible()
    await expect(panel.getByRole('textbox', { name: 'The test' })).toHaveValue(title)
  }
  expect(strangers).toEqual([])
})

test('An event is sent to an actor, and one that is refused changes nothing and says which guard', async ({
  page,
  player,
  site,
}) => {
  const panel = await inspect(page, player, `${site}/daily?inspect`)
  await panel.getByRole('button', { name: /^daily\.twenty/ }).click()
  const fields = panel.getByLabel('Fields, as JSON')
  await panel.getByLabel('Event', { exact: true }).fill('guess')
  await fields.fill('{"country":"IT","on":"2026-11-21"}')
  await expect(panel.getByText('guess: would be taken')).toBeVisible()
  await panel.getByRole('button', { name: 'Send' }).click()
  await expect(player.guesses).toHaveCount(1)
  await expect(panel.getByText('guess: refused by isAcceptable')).toBeVisible()
  // An arrow of the chart sends its event, with the fields of the last one.
  await panel
    .getByRole('img')
    .getByText(/^guess/)
    .click()
  await expect(panel.getByText(/^Sent guess .*: refused by isAcceptable\.$/)).toBeVisible()
  await expect(panel.getByRole('option', { name: /guess refused by isAcceptable/ })).toBeVisible()
  await expect(player.guesses).toHaveCount(1)
  await fields.fill('{')
  await expect(panel.getByText('That is no JSON object.')).toBeVisible()
})

test('What was recorded is saved as a file, and another page opens it and winds it back', async ({
  page,
  player,
  site,
}) => {
  const panel = await inspect(page, player, `${site}/daily?inspect`)
  await player.guessAll(wrong(3))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Save', exact: true }).click(),
  ])
  const file = await download.path()
  await player.open(`${site}/about?inspect`)
  await expect(panel.getByText('No actor has been told of yet.')).toBeVisible()
  const damaged = { version: 1, messages: [{ type: '@xstate.event', createdAt: '0' }] }
  for (const [name, content, told] of [
    ['other.json', {}, 'other.json is no recording and no report, or of a later version'],
    [
      'damaged.json',
      damaged,
      'damaged.json is damaged, and is not shown: message 1 of 1 has no proper sessionId',
    ],
  ] as const) {
    const buffer = Buffer.from(JSON.stringify(content))
    await panel.getByLabel('Open').setInputFiles({ name, mimeType: 'application/json', buffer })
    await expect(panel.getByText(told)).toBeVisible()
  }
  await expect(panel.getByText('No actor has been told of yet.')).toBeVisible()
  await panel.getByLabel('Open').setInputFiles(file)
  await panel.getByRole('button', { name: /^daily\.twenty/ }).click()
  await panel.getByRole('slider').press('ArrowLeft')
  await expect(panel.getByText(/^context\.guesses\.1: → /)).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Send' })).toHaveCount(0)
  await panel.getByRole('button', { name: 'Back to the live one' }).click()
  await expect(panel.getByText('No actor has been told of yet.')).toBeVisible()
})

test('A report of a player is opened, and a round that is over is played once more', async ({
  page,
  player,
  site,
}) => {
  await player.open(`${site}/daily`)
  await player.guessAll(wrong(6))
  await player.button('Settings').click()
  await player.button('Copy a report').click()
  const report = await page.getByRole('textbox', { name: 'Report' }).inputValue()
  const panel = await inspect(page, player, `${site}/about?inspect`)
  await panel
    .getByLabel('Open')
    .setInputFiles({ name: 'report.txt', mimeType: 'text/plain', buffer: Buffer.from(report) })
  await panel.getByRole('button', { name: /^daily\.twenty\S+ lost$/ }).click()
  await panel.getByRole('slider').press('ArrowLeft')
  await expect(panel.getByText(/^context\.guesses\.4: → /)).toBeVisible()
  await panel.getByRole('button', { name: 'Copy as a test' }).click()
  await expect(panel.getByRole('textbox', { name: 'The test' })).toHaveValue(/goes as it went/)
  await expect(panel.getByRole('option', { name: /day\.shown/ }).first()).toBeVisible()
})

test('The panel is used by keyboard and heard by a screen reader', async ({ page, player, site }) => {
  await player.open(`${site}/daily?inspect`)
  await player.guessAll(wrong(2))
  const panel = panelOf(page)
  await panel.getByRole('button', { name: /^daily\.twenty/ }).press('Enter')
  const events = panel.getByRole('listbox', { name: 'Events' })
  await events.press('End')
  await expect(events.getByRole('option', { selected: true })).toContainText('keeper')
  await events.press('ArrowUp')
  await expect(events.getByRole('option', { selected: true })).toHaveCount(1)
  const found = await page
    .frames()
    .find((frame) => frame.url().includes('/tools/inspected/'))
    ?.evaluate(async (source) => {
      new Function(source)()
      const { axe } = window as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(document, { resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
    }, axe.source)
  expect(found).toEqual([])
})

import { challengeTo } from '../../src/machines/challenge/challenges'
import { SETTINGS } from '../../src/machines/journal/settings'
import { readReport } from '../../src/machines/report/report'
import { newRound } from '../../src/machines/round'
import { ANSWER, codeOf, nameOf, wrong } from '../../tools/answers'
import type { Player } from '../../tools/player'
import { practice } from '../../tools/puzzles'
import { deal } from '../../tools/seed'
import { drawnIn, expectSecret } from './secret'
import { expect, test } from './test'

/** Opens the settings and in them the report, and gives its text. */
async function reported(player: Player): Promise<string> {
  await player.button('Settings').click()
  await player.button('Copy a report').click()
  return player.page.getByRole('textbox', { name: 'Report' }).inputValue()
}

/** Neither the document nor what is stored nor the report tells a country. */
async function expectUntold(player: Player, watch: Parameters<typeof expectSecret>[1], answer: string) {
  const report = await reported(player)
  await expectSecret(player, watch, answer)
  expect(report).not.toContain(answer)
  expect(report).not.toMatch(new RegExp(`\\b${codeOf(answer)}\\b`))
  expect(readReport(report)).toMatchObject({ kind: 'report', rounds: [] })
  return report
}

test('The report of a day in progress tells its guesses and not its answer, also after a reload', async ({
  page,
  player,
  watch,
}) => {
  await player.open('/daily')
  await player.guessAll(wrong(3))
  await expectUntold(player, watch, ANSWER)
  await page.reload()
  await player.ready()
  const report = await expectUntold(player, watch, ANSWER)
  for (const name of wrong(3)) expect(report).toContain(`"event":"guess","country":"${codeOf(name)}"`)
})

test('The report of practice in progress does not tell its answer', async ({ page, player, watch }) => {
  await deal(page, 'TH')
  await player.open('/practice')
  await player.guessAll(wrong(5, nameOf('TH')))
  await expectUntold(player, watch, nameOf('TH'))
})

test('Nor does that of practice of what is due', async ({ page, player, watch }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"order":"due"}'), SETTINGS)
  await player.open('/practice')
  const answer = drawnIn('twenty', await player.path())
  await player.guessAll(wrong(3, answer))
  expect(await expectUntold(player, watch, answer)).toContain('"actor":"practice.twenty.due","event":"guess"')
})

test('The report of a challenge in progress has neither its answer nor its token', async ({
  player,
  watch,
}) => {
  const round = newRound(practice, 'TH')
  const token = challengeTo(round, 1, false)
  await player.open(`/challenge#${token}`)
  await player.button('Play').click()
  await player.guessAll(wrong(2, nameOf('TH')))
  const report = await expectUntold(player, watch, nameOf('TH'))
  expect(report).toContain('"actor":"challenge"')
  const { page } = player
  expect(report + (await page.evaluate(() => JSON.stringify(sessionStorage)))).not.toContain(token)
})

test('A day that is over is told so that it can be played once more, and copied as it is shown', async ({
  page,
  player,
}) => {
  await player.open('/daily')
  await player.guessAll([...wrong(2), ANSWER])
  const text = await reported(player)
  const report = readReport(text)
  expect(report).toMatchObject({
    kind: 'report',
    language: 'en',
    size: '1280×720',
    version: expect.stringMatching(/^\/assets\/[\w-]+\.js$/),
    rounds: [{ round: 'daily.twenty.2026-11-21', target: codeOf(ANSWER) }],
  })
  await player.button('Copy').click()
  await expect(page.getByText('Copied!', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)
  await page.keyboard.press('Escape')
  await expect(player.button('Copy a report')).toBeFocused()
  await player.button('Erase everything').click()
  await Promise.all([page.waitForEvent('load'), player.button('Erase').click()])
  await player.ready()
  const after = await page.evaluate(() => sessionStorage.getItem('world-outline.events'))
  expect(after).not.toContain('"guess"')
})

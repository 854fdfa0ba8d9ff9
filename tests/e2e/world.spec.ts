import { ANSWER as DAILY, nameOf, outlineOf, wrong } from '../../tools/answers'
import { worldTarget } from '../../tools/puzzles'
import { expect, test } from './test'

const ANSWER = nameOf(worldTarget('2026-11-21'))

test('The world’s day is drawn, won and shared, and counts in the record of the world alone', async ({
  page,
  player,
  baseURL,
}) => {
  const played = () => page.getByRole('main').locator('dd').first()
  await player.open('/world')
  await expect(player.outline.locator('path')).toHaveAttribute('d', outlineOf(ANSWER))
  await player.guessAll(['Kenya', ANSWER])
  await player.shareButton.click()
  await expect(player.toast('Result copied to clipboard!')).toBeVisible()
  const lines = (await player.clipboard()).split('\n')
  expect(lines[0]).toBe('The World Outline Game · World 2026-11-21 2/6')
  expect(lines.at(-1)).toBe(`Play at ${baseURL}/world #WorldOutline`)
  await player.openStatistics()
  await expect(player.text('Your figures appear here once you finish a daily puzzle.')).toBeVisible()
  await player.link('The World').click()
  await expect(played()).toHaveText('1')
})

test('At the end of a day sharing comes first, then one way on, which is the quiz while it is open, then the other puzzle or the sprint', async ({
  page,
  player,
}) => {
  await player.open('/daily')
  await player.guessAll([...wrong(5), DAILY])
  await expect(player.text('With the very last guess.')).toBeVisible()
  await expect(player.text('Streak 1 · First win: Europe')).toBeVisible()
  await expect(player.text('next puzzle in 12:00:00 · Remind me')).toBeVisible()
  const result = page.getByRole('region', { name: 'Congratulations!' })
  expect(await result.locator('button, a').allTextContents()).toEqual([
    'Share Result',
    'Save picture',
    'QuizUp to four short questions',
    'Practice Mode',
  ])
  await player.reveal()
  await player.link('World Daily · not played').click()
  await expect(player.heading()).toHaveText('World Daily')
  await player.guess(ANSWER)
  await expect(player.text('At first sight, from nothing but the outline.')).toBeVisible()
  await player.reveal()
  await player.link('Sprint · not played').click()
  await expect(player.heading()).toHaveText('Sprint')
})

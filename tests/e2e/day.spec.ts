import { sayIn } from '../../scripts/words/sayIn'
import { ANSWER, nameOf, wrong } from '../../tools/answers'
import { dailyTarget } from '../../tools/puzzles'
import { disturbancesIn, framesOf, logFrames } from './frameLog'
import { expect, test } from './test'

// At the second of these it is still yesterday in New York, at the third already tomorrow in Kiritimati.
for (const [timezoneId, instant, time] of [
  ['Asia/Kolkata', '2027-01-01T00:00:00Z', '5:30 AM'],
  ['America/New_York', '2026-11-21T02:00:00Z', '7:00 PM'],
  ['Pacific/Kiritimati', '2026-11-21T23:30:00Z', '2:00 PM'],
  ['UTC', '2026-11-21T12:00:00Z', '12:00 AM'],
] as const)
  test.describe(`In ${timezoneId}`, () => {
    test.use({ timezoneId })

    test(`the puzzle is that of the UTC date, the next comes at ${time}, and nothing moves as that is told`, async ({
      page,
      player,
    }) => {
      const date = instant.slice(0, 10) as `${number}-${number}-${number}`
      const line = page.locator('.local-midnight')
      const expectTold = async () => {
        await expect(line).toBeVisible()
        await expect(line).toHaveText(sayIn('en')('midnight.local', { time }))
      }
      await page.clock.setFixedTime(instant)
      await logFrames(page)
      for (const path of ['/', '/how-to-play']) {
        // With all of the page in sight.
        await page.setViewportSize({ width: 390, height: 6000 })
        await player.open(path)
        await expectTold()
        expect(disturbancesIn(await framesOf(page))).toEqual([])
      }
      await player.open('/daily')
      await player.guess(nameOf(dailyTarget(date)))
      await expect(player.guesses).toContainText('✓ Correct!')
      await player.unfold('Statistics')
      await expectTold()
      await player.shareButton.click()
      await expect(player.toast('Result copied to clipboard!')).toBeVisible()
      expect(await player.clipboard()).toMatch(new RegExp(`^The World Outline Game ${date} 1/6\n`))
    })
  })

test.describe('In Tokyo', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('the hour of the next puzzle is written as the language does, in a place that was kept free', async ({
    player,
    request,
  }) => {
    for (const [path, time] of [
      ['/ja/how-to-play', '9:00'],
      ['/ko/how-to-play', '오전 9:00'],
    ] as const) {
      expect(await (await request.get(path)).text()).toContain('class="local-midnight is-unknown"')
      await player.open(path)
      await expect(player.page.locator('.local-midnight')).toHaveText(
        sayIn(path.slice(1, 3))('midnight.local', { time }),
      )
    }
  })
})

test('A tab left open over midnight offers the new puzzle, and files its guesses under its own day', async ({
  page,
  player,
}) => {
  await player.open('/daily')
  await player.guess(wrong(1)[0] ?? '')
  await expect(player.button('Play the new puzzle')).toBeHidden()
  await page.clock.setFixedTime('2026-11-22T00:00:01Z')
  // As on return from another page.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(player.button('Play the new puzzle')).toBeVisible()
  await expect(player.text('A new puzzle is out. You can finish this one first.')).toBeVisible()
  await player.guess(ANSWER)
  await expect(player.text('A new puzzle is out.')).toBeVisible()
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys.filter((key) => /daily|day/.test(key))).toEqual(['world-outline.daily.twenty.2026-11-21'])
  await player.button('Play the new puzzle').click()
  await expect(player.text('22 November 2026')).toBeVisible()
  await expect(player.text('Guess 1 of 6')).toBeVisible()
  await player.guess(nameOf(dailyTarget('2026-11-22')))
  await expect(player.guesses).toContainText('✓ Correct!')
})

test('A day is as it was after a reload and counts once however often, practice never, and the browser is asked to keep it', async ({
  page,
  player,
}) => {
  let asked = 0
  await page.exposeFunction('asked', () => asked++)
  await page.addInitScript(() => {
    const { asked } = window as unknown as { asked(): void }
    navigator.storage.persist = async () => {
      asked()
      return false
    }
  })
  await player.open('/daily')
  await player.guessAll(wrong(2))
  const rows = await player.rows()
  await page.reload()
  await expect(player.text('Guess 3 of 6')).toBeVisible()
  expect(await player.rows()).toEqual(rows)
  expect(asked).toBe(0)
  await player.guess(ANSWER)
  await expect.poll(() => asked).toBe(1)
  for (let time = 0; time < 3; time++) await page.reload()
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible()
  await expect(player.input).toBeDisabled()
  await expect(player.guesses).toHaveCount(3)
  await player.link('Practice Mode').click()
  await player.button('New').click()
  await player.openStatistics()
  const record = page.getByRole('main')
  await expect(record).toContainText('Played1')
  await expect(record).toContainText('Won100%')
  await expect(record.getByRole('row', { name: '3 guesses, as today 1 day' })).toBeVisible()
  await expect(record.getByRole('timer')).toHaveText('12:00:00')
})

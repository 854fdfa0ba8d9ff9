import { sayIn } from '../../scripts/words/sayIn'
import { ANSWER } from '../../tools/answers'
import { disturbancesIn, framesOf, logFrames } from './frameLog'
import { expect, test } from './test'

for (const [timezoneId, time] of [
  ['Asia/Kolkata', '5:30 AM'],
  ['Asia/Tokyo', '9:00 AM'],
  ['America/Sao_Paulo', '9:00 PM'],
  ['Asia/Kathmandu', '5:45 AM'],
  ['UTC', '12:00 AM'],
] as const)
  test.describe(`In ${timezoneId}`, () => {
    test.use({ timezoneId })

    test(`the new puzzle comes at ${time} of the reader’s clock, and nothing moves as that is told`, async ({
      page,
      player,
    }) => {
      const line = page.locator('.local-midnight')
      const told = sayIn('en')('midnight.local', { time })
      const expectTold = async () => {
        await expect(line).toBeVisible()
        await expect(line).toHaveText(told)
      }
      await logFrames(page)
      for (const path of ['/', '/how-to-play']) {
        // With all of the page in sight.
        await page.setViewportSize({ width: 390, height: 6000 })
        await player.open(path)
        await expectTold()
        expect(disturbancesIn(await framesOf(page))).toEqual([])
      }
      await player.open('/daily')
      await player.guess(ANSWER)
      await expectTold()
    })
  })

test.describe('In another language', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('the hour is written as that language does', async ({ page, player }) => {
    for (const [lang, time] of [
      ['ja', '9:00'],
      ['ko', '오전 9:00'],
    ] as const) {
      await player.open(`/${lang}/how-to-play`)
      await expect(page.locator('.local-midnight')).toHaveText(sayIn(lang)('midnight.local', { time }))
    }
  })
})

test('A page as it is made keeps the place of the hour free', async ({ request }) => {
  for (const path of ['/', '/how-to-play', '/ja/how-to-play'])
    expect(await (await request.get(path)).text()).toContain('class="local-midnight is-unknown"')
})

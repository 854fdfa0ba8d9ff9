import { nameOf } from '../../tools/answers'
import { Player } from '../../tools/player'
import { dailyTarget } from '../../tools/puzzles'
import { expect, test, Watch } from './test'

const ZONES = ['Pacific/Kiritimati', 'America/New_York', 'Asia/Kolkata']

// At the first and the last of these it is still yesterday in New York, at the second already tomorrow in Kiritimati.
for (const instant of ['2026-11-21T02:00:00Z', '2026-11-21T23:30:00Z', '2027-01-01T00:00:00Z']) {
  test(`At ${instant} the puzzle is the one of the UTC date in every time zone`, async ({
    browser,
    baseURL,
  }) => {
    const date = instant.slice(0, 10) as `${number}-${number}-${number}`
    for (const timezoneId of ZONES) {
      const context = await browser.newContext({
        timezoneId,
        permissions: ['clipboard-read', 'clipboard-write'],
      })
      const watch = new Watch(context)
      const player = new Player(await context.newPage())
      await player.page.clock.setFixedTime(instant)
      await player.open('/daily')
      await player.guess(nameOf(dailyTarget(date)))
      await expect(player.guesses, timezoneId).toContainText('✓ Correct!')
      await player.shareButton.click()
      await expect(player.toast('Result copied to clipboard!')).toBeVisible()
      expect(await player.clipboard()).toMatch(new RegExp(`^The World Outline Game ${date} 1/6\n`))
      watch.check(new URL(baseURL as string).origin)
      await context.close()
    }
  })
}

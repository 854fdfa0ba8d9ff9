import { ANSWER, codeOf, wrong } from './oracle'
import { losses } from './reflow'
import { expect, test } from './test'

const DAY = Date.UTC(2026, 10, 21)

for (const [locale, own] of [
  ['de-DE', 'Deutsch'],
  ['ar', 'العربية'],
] as const) {
  test.describe(`In a browser that speaks ${locale}`, () => {
    test.use({ locale })

    test('names and numbers are English until its language is chosen, which holds from then on', async ({
      page,
      player,
    }) => {
      const names = new Intl.DisplayNames(locale, { type: 'region' })
      const nameOf = (english: string) => names.of(codeOf(english)) as string
      const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(DAY)
      const [first = '', ...others] = wrong(6)

      await page.setViewportSize({ width: 360, height: 640 })
      await player.open('/daily')
      await player.guess(first)
      await expect(page.locator('bdi')).toHaveCount(0)
      await player.button('Settings').click()
      await page.getByRole('radio', { name: own }).check()
      // At once, behind the dialog.
      await expect(page.locator(`.guess bdi[lang="${locale}"]`)).toHaveText(nameOf(first))
      await player.button('Close').click()
      await expect(page.getByRole('banner')).toContainText(date)

      for (const [index, english] of others.entries()) {
        // One by the name in that language, the next by the English one.
        await player.type(index % 2 === 0 ? nameOf(english) : english)
        await player.pick(player.suggestion(nameOf(english)))
      }
      await page.reload()
      await expect(player.guesses.nth(0)).toContainText(nameOf(first))
      await expect(page.getByRole('img', { name: `Outline of ${nameOf(ANSWER)}` })).toBeVisible()
      await player.text('Guess distribution').waitFor()
      expect(await losses(page)).toEqual([])
    })
  })
}

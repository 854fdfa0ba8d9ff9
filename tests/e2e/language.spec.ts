import { ANSWER, codeOf, wrong } from '../../tools/oracle'
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

test('A game in English is begun, resumed, played and ended without setting up Intl, but for names in the search', async ({
  page,
  player,
}) => {
  await page.addInitScript(() => {
    const constructed: string[] = []
    Object.assign(window, { constructed })
    for (const name of ['NumberFormat', 'PluralRules', 'DateTimeFormat', 'ListFormat', 'Collator'] as const) {
      const noted = new Proxy(Intl[name], {
        construct(target, args) {
          constructed.push(name)
          return Reflect.construct(target, args)
        },
        apply(target, self, args) {
          constructed.push(name)
          return Reflect.apply(target as () => unknown, self, args)
        },
      })
      Object.defineProperty(Intl, name, { value: noted })
    }
  })
  const constructed = () => page.evaluate(() => (window as unknown as { constructed: string[] }).constructed)
  await player.open('/daily')
  await page.waitForLoadState('networkidle')
  expect(await constructed()).toEqual([])
  await player.guessAll(wrong(3))
  expect(await constructed()).toEqual([])
  await page.reload()
  await expect(player.guesses).toHaveCount(3)
  await page.waitForLoadState('networkidle')
  expect(await constructed()).toEqual([])
  await player.guess(ANSWER)
  await player.text('Guess distribution').waitFor()
  expect(await constructed()).toEqual([])
})

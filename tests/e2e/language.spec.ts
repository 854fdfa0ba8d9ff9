import { ANSWER, wrong } from '../../tools/answers'
import { expect, test } from './test'

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

import { ANSWER, wrong } from '../../tools/oracle'
import { violations } from './axe'
import { expect, test } from './test'

const LAST = wrong(2)[1] as string

test('The answer is drawn at true size over the last wrong guess once the game has ended, and not before', async ({
  page,
  player,
}) => {
  await player.open('/daily')
  await player.guessAll(wrong(2))
  const picture = page.getByRole('img', { name: new RegExp(`^${ANSWER}, about .* over ${LAST}, about`) })
  await expect(picture).toHaveCount(0)
  await player.guess(ANSWER)
  await expect(picture).toBeVisible()
  await expect(page.getByRole('heading', { name: 'True size' })).toBeVisible()
})

test.describe('Where a worker may keep the site', () => {
  test.use({ serviceWorkers: 'allow' })

  test('it is shown without a network', async ({ context, page, player }) => {
    await player.open('/daily')
    await player.keptOffline()
    await context.setOffline(true)
    await player.guessAll([...wrong(2), ANSWER])
    await expect(page.getByRole('heading', { name: 'True size' })).toBeVisible()
  })
})

for (const [kind, sizes] of [
  [
    'phone, which has it folded',
    [
      { width: 360, height: 640 },
      { width: 320, height: 640 },
    ],
  ],
  [
    'wider screen',
    [
      { width: 768, height: 1024 },
      { width: 1440, height: 900 },
    ],
  ],
] as const) {
  test(`its bar is as long as it says on a ${kind}, and axe finds nothing`, async ({ page, player }) => {
    await page.setViewportSize(sizes[0])
    await player.open('/daily')
    await player.guessAll([...wrong(2), ANSWER])
    const region = page.getByRole('region', { name: 'True size' })
    if (kind.startsWith('phone')) await region.getByText('True size').click()
    for (const size of sizes) {
      await page.setViewportSize(size)
      await region.locator('.true-size-picture').scrollIntoViewIfNeeded()
      const [bar, kilometres] = await region.evaluate((section) => {
        const svg = section.querySelector('svg') as SVGSVGElement
        const bar = section.querySelector('.true-size-bar') as HTMLElement
        const text = (bar.parentElement?.textContent ?? '').replace(/\D/g, '')
        const unit = svg.viewBox.baseVal.width / svg.getBoundingClientRect().width
        return [bar.getBoundingClientRect().width * unit, Number(text)] as const
      })
      expect(Math.abs(bar / kilometres - 1)).toBeLessThan(0.01)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
      expect(await violations(page)).toEqual([])
    }
  })
}

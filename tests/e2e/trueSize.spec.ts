import { ANSWER, wrong } from '../../tools/answers'
import { violations } from './axe'
import { expect, test } from './test'

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

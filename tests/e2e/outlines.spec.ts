import type { CountryCode } from '../../src/geo/countries'
import { nameOf, wrong } from '../../tools/answers'
import { beginDay } from '../../tools/seed'
import { expect, test } from './test'

// Width and height of each country's outline in its box, measured on the atlas before the game was written.
const boxes = `
  IT 84 100, FR 100 95, JP 90 100, GB 64 100, BR 100 100, AU 100 92, US 100 62, IN 95 100, ES 100 77, AR 47 100, EG 100 88,
  CN 100 84, ZA 100 88, MX 100 68, CA 100 85, RU 100 58, DE 75 100, TH 53 100, PL 100 94, TR 100 45`
  .split(',')
  .map((text) => text.trim().split(' ') as [CountryCode, string, string])

// What one page has loaded serves the next: five together take as long as two alone.
for (let first = 0; first < boxes.length; first += 5) {
  const five = boxes.slice(first, first + 5)

  test(`The outline shown for each of ${five.map(([code]) => nameOf(code)).join(', ')} is its own, filling the box`, async ({
    page,
    player,
  }) => {
    test.slow()
    for (const [code, wide, high] of five) {
      const name = nameOf(code)
      const guesses = wrong(6, name)
      await beginDay(page, code, guesses.slice(0, 5))
      await player.open('/daily')
      await player.path()
      const { x, y, width, height } = await player.outline
        .locator('path')
        .evaluate((path: SVGPathElement) => {
          const box = path.getBBox()
          return { x: box.x, y: box.y, width: box.width, height: box.height }
        })
      expect(Math.abs(width - Number(wide)), `${name}: width ${width} for ${wide}`).toBeLessThanOrEqual(3)
      expect(Math.abs(height - Number(high)), `${name}: height ${height} for ${high}`).toBeLessThanOrEqual(3)
      // Centred within the box.
      expect(Math.abs(2 * x + width - 100), name).toBeLessThanOrEqual(3)
      expect(Math.abs(2 * y + height - 100), name).toBeLessThanOrEqual(3)

      await expect(player.outline, name).toHaveAccessibleName('Outline of the mystery country')
      await player.guess(guesses[5] as string)
      await expect(player.outline).toHaveAccessibleName(`Outline of ${name}`)
    }
  })
}

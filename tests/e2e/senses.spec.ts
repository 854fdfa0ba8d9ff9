import type { Locator } from '@playwright/test'
import { wrong } from '../../tools/answers'
import { expect, test } from './test'

test('In forced colours what is filled, used or highlighted is still told from what is not', async ({
  page,
  player,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await player.open('/daily')
  await player.guessAll(wrong(1))
  const paper = await colour(page.locator('body'), 'background-color')
  expect(await colour(page.locator('.pip-used').first(), 'background-color')).not.toBe(
    await colour(page.locator('.pip:not(.pip-used)').first(), 'background-color'),
  )
  expect(await colour(page.locator('.bars-filled').first(), 'fill')).not.toBe(
    await colour(page.locator('.plate'), 'background-color'),
  )
  expect(await colour(player.outline, 'fill')).not.toBe(
    await colour(page.locator('.plate'), 'background-color'),
  )
  expect(paper).toBeTruthy()
  await player.type('united')
  await player.input.press('ArrowDown')
  const [active, other] = [player.suggestions.nth(0), player.suggestions.nth(1)]
  await expect(active).toHaveAttribute('aria-selected', 'true')
  expect(await colour(active, 'background-color')).not.toBe(await colour(other, 'background-color'))
  expect(await colour(active, 'color')).not.toBe(await colour(active, 'background-color'))
})

function colour(element: Locator, property: string): Promise<string> {
  return element.evaluate((it, name) => getComputedStyle(it).getPropertyValue(name), property)
}

test('Every stop of the Tab key shows its focus and is not covered', async ({ page, player }) => {
  for (const path of ['/daily', '/', '/how-to-play']) {
    await page.setViewportSize({ width: 360, height: 640 })
    await player.open(path)
    const stops: string[] = []
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => {
        const it = document.activeElement
        if (!(it instanceof Element) || it === document.body) return undefined
        const { left, top, width, height } = it.getBoundingClientRect()
        // Around all of it, or around what is seen of a place that is larger.
        const rings = [getComputedStyle(it), getComputedStyle(it, '::after')]
        const seen = document.elementFromPoint(left + width / 2, top + height / 2)
        return {
          name: it.outerHTML.slice(0, 100),
          isOutlined: rings.some(
            ({ outlineStyle, outlineWidth }) =>
              outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
          ),
          isSeen: seen !== null && (it.contains(seen) || seen.contains(it)),
        }
      })
      if (stop === undefined) break
      expect.soft(stop, path).toMatchObject({ isOutlined: true, isSeen: true })
      stops.push(stop.name)
    }
    expect(new Set(stops).size, 'the focus leaves the page at its end, and nothing holds it').toBe(
      stops.length,
    )
    expect(stops.length).toBeGreaterThan(3)
    expect(stops.length).toBeLessThan(30)
  }
})

test('Where less motion is asked for, nothing moves', async ({ page, player }) => {
  await player.open('/daily')
  await player.guessAll(wrong(2))
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
})

for (const [place, size] of [
  ['upright with the keyboard open', { width: 360, height: 380 }],
  ['on its side', { width: 640, height: 360 }],
  ['upright', { width: 360, height: 640 }],
] as const) {
  test(`On a small phone ${place}, outline, field and three suggestions are in sight`, async ({
    page,
    player,
  }) => {
    await page.setViewportSize(size)
    for (const path of ['/daily', '/practice', '/archive?day=2026-03-04']) {
      await player.open(path)
      await player.input.click()
      await player.type('a')
      await expect(player.outline, path).toBeInViewport({ ratio: 0.9 })
      await expect(player.input, path).toBeInViewport({ ratio: 1 })
      for (const index of [0, 1, 2])
        await expect(player.suggestions.nth(index), path).toBeInViewport({ ratio: 1 })
    }
    const last = player.suggestions.nth(7)
    for (let presses = 0; presses < 8; presses++) await player.input.press('ArrowDown')
    await expect(last, 'the highlighted one is brought into sight').toBeInViewport({ ratio: 0.9 })
  })
}

/** Windows that are low: phones on their side, a keyboard that is open, and a desk's window at 200 % and 400 %. */
const LOW = [
  { width: 640, height: 360 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
  { width: 360, height: 340 },
  { width: 320, height: 256 },
]

for (const size of LOW) {
  const name = `${size.width}×${size.height}`
  test(`In a window of ${name} practice has its choice of countries, and a past day its date and its arrows`, async ({
    page,
    player,
  }) => {
    await page.setViewportSize(size)
    await player.open('/practice')
    const choice = player.button('A random country')
    await expect(choice).toBeInViewport({ ratio: 1 })
    await choice.click()
    await page.getByRole('radio', { name: 'Oceania' }).click()
    await player.button('Start').click()
    await expect(player.button('Oceania')).toBeInViewport({ ratio: 1 })

    await player.open('/archive?day=2026-03-04')
    await expect(page.getByText('4 March 2026')).toBeInViewport({ ratio: 1 })
    await expect(player.link(/3 March 2026/)).toBeInViewport({ ratio: 1 })
    await player.link(/5 March 2026/).click()
    await expect(page.getByText('5 March 2026')).toBeInViewport({ ratio: 1 })
  })
}

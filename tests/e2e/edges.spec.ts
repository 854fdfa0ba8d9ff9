import { ANSWER } from '../../tools/oracle'
import { expect, test } from './test'

const PAGES = [
  '/',
  '/daily',
  '/world',
  '/practice',
  '/archive',
  '/map',
  '/challenge',
  '/print',
  '/how-to-play',
  '/about',
]

for (const width of [360, 768, 1440])
  test(`Header, content and footer of every page begin and end in one line, at ${width} pixels`, async ({
    page,
    player,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const edges = () =>
      page.evaluate(() => {
        const of = (element: Element) => {
          const { left, right } = element.getBoundingClientRect()
          const { paddingLeft, paddingRight } = getComputedStyle(element)
          return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)].map(
            Math.round,
          )
        }
        return [...document.querySelectorAll('#root > :is(header, main, footer, .languages)')].map(
          (part) => `${of(part)}`,
        )
      })
    const measure = width === 1440 ? '192,1248' : `16,${width - 16}`
    for (const path of PAGES) {
      await player.open(path)
      expect([...new Set(await edges())], path).toEqual([measure])
    }
    await player.open('/daily')
    await player.guess(ANSWER)
    await expect(player.globe).toBeVisible()
    // A wide desk has three columns at the end.
    expect([...new Set(await edges())], 'the end').toEqual([width === 1440 ? '64,1376' : measure])
  })

import { ANSWER, wrong } from '../../tools/answers'
import { expect, test } from './test'

const PAGES = [
  '/',
  '/daily',
  '/world',
  '/practice',
  '/archive',
  '/map',
  '/league',
  '/challenge',
  '/print',
  '/listen',
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

for (const width of [360, 768, 1440])
  test(`The header of every game is as high as that of the others, at ${width} pixels`, async ({
    page,
    player,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [...PAGES, '/archive?day=2026-03-04']) {
      await player.open(path)
      const heights = await page
        .locator('#root > .game-header')
        .evaluateAll((headers) => headers.map((header) => header.getBoundingClientRect().height))
      expect([path, heights]).toEqual([path, heights.map(() => 56)])
      if (path === '/practice') expect(heights).toHaveLength(1)
    }
  })

for (const [width, height] of [
  [768, 1024],
  [768, 954],
  [820, 1180],
  [1024, 1366],
] as const)
  test(`On a tablet upright, ${width}×${height}, the plate is as wide as the field, which is below it with all rows`, async ({
    page,
    player,
  }) => {
    await page.setViewportSize({ width, height })
    await player.open('/daily')
    await player.guessAll(wrong(5))
    const boxOf = async (part: string) => {
      const box = await page.locator(part).last().boundingBox()
      if (box === null) throw new Error(`There is no ${part}`)
      return box
    }
    const [plate, field] = [await boxOf('.plate'), await boxOf('.search-field')]
    expect([plate.x, plate.width]).toEqual([16, width - 32])
    expect([field.x, field.width]).toEqual([16, width - 32])
    expect(field.y).toBeGreaterThan(plate.y + plate.height)
    expect(plate.height, 'it is wider than high').toBeLessThan(plate.width)
    const last = await boxOf('.guess-free')
    expect(last.y).toBeGreaterThan(field.y + field.height)
    expect(last.y + last.height, 'nothing has to be scrolled').toBeLessThan(height)
    // At the end it stays where it is.
    await player.guess(ANSWER)
    await expect(player.globe).toBeVisible()
    expect(await boxOf('.plate')).toEqual(plate)
  })

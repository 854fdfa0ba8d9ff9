import type { Locator } from '@playwright/test'
import { geoEqualEarth } from 'd3-geo'
import { ANSWER, wrong } from '../../tools/answers'
import { remember } from '../../tools/seed'
import { coloursOn, contrast, illegibleInForcedColours, WHOLE } from './legible'
import { expect, test } from './test'

/** Dimensions of the map of the world, in its units. */
const WORLD = { width: 720, height: 324 }

/** Distance of the projected world from the top of the map. */
const MARGIN = 8

/** Places on the map of the world, as longitude and latitude, each with nothing else within a few pixels. */
const OCEAN: [number, number] = [-40, 30]
const GREENLAND: [number, number] = [-42, 72]
const BRAZIL: [number, number] = [-53, -10]

test.use({ viewport: WHOLE })

// Every state of the game is looked at in access.spec.ts. These are in none of its walks.
test('In forced colours words can be read on days that were won, beside rules that are chosen and on a pressed button', async ({
  page,
  player,
}) => {
  await remember(page, ['PL', 'PL', 'JP', 'DE', 'EG', 'RU'])
  await player.open('/atlas/album')
  await page.locator('.day-won').first().waitFor()
  expect(await illegibleInForcedColours(page)).toEqual([])
  await player.open('/daily')
  await player.button('Settings').click()
  await player.text('Choose one by one').click()
  await page.getByRole('switch', { name: 'No arrows' }).check()
  await player.button('Close').click()
  await player.button('More').click()
  await page.locator('.more-count').waitFor()
  expect(await illegibleInForcedColours(page)).toEqual([])
  await player.guess(ANSWER)
  await player.reveal()
  await player.button('Flat map').click()
  expect(await illegibleInForcedColours(page)).toEqual([])
})

test('In dark forced colours the outlines on a sheet to print are seen', async ({ page, player }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await player.open('/teach/sheets')
  const outline = page.locator('.paper-outlines svg').first()
  await outline.locator('path[d]').waitFor()
  const { x, y, width, height } = (await outline.boundingBox()) as DOMRect
  const area = {
    left: Math.round(x),
    top: Math.round(y),
    width: Math.round(width),
    height: Math.round(height),
  }
  const [[paper, ...lines]] = (await coloursOn(page, [area])) as [[number, ...number[]]]
  expect(Math.max(...lines.map((colour) => contrast(paper, colour)))).toBeGreaterThan(4.5)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`In forced colours, ${colorScheme}, land outside a deck is fainter on My Map than what one has found`, async ({
    page,
    player,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await remember(page, ['BR'])
    await player.open('/atlas')
    await page.locator('.map-found').first().waitFor()
    const { x, y, width, height } = (await page.locator('.map-picture').boundingBox()) as DOMRect
    const project = geoEqualEarth().rotate([-11, 0]).fitWidth(WORLD.width, { type: 'Sphere' })
    // The whole world, in the middle of its frame.
    const scale = Math.min(width / WORLD.width, height / WORLD.height)
    const spots = ([OCEAN, GREENLAND, BRAZIL] as const).map((place) => {
      const [right, down] = project(place) as [number, number]
      const left = x + width / 2 + (right - WORLD.width / 2) * scale
      const top = y + height / 2 + (down + MARGIN - WORLD.height / 2) * scale
      return { left: Math.round(left) - 5, top: Math.round(top) - 5, width: 10, height: 10 }
    })
    const [ocean, greenland, brazil] = (await coloursOn(page, spots)) as [[number], [number], number[]]
    const land = contrast(ocean[0], greenland[0])
    expect(land).toBeGreaterThan(1.2)
    expect(land).toBeLessThan(Math.max(...brazil.map((colour) => contrast(ocean[0], colour))) / 2)
  })
}

test('In forced colours a switch has its knob at one end, and a frame around it', async ({
  page,
  player,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await player.open('/daily')
  await player.button('Settings').click()
  await player.text('Choose one by one').click()
  await page.getByRole('switch', { name: 'No arrows' }).check()
  const coloursOf = async (name: string) => {
    const { x, y, width, height } = (await page.getByRole('switch', { name }).boundingBox()) as DOMRect
    const places = [0, height / 2, width - height / 2, width].map((left) => ({
      left: Math.round(x + left) - 2,
      top: Math.round(y + height / 2) - 2,
      width: 4,
      height: 4,
    }))
    return (await coloursOn(page, places)) as [number[], [number], [number], number[]]
  }
  const [, ground, knobOn] = await coloursOf('No arrows')
  expect(contrast(ground[0], knobOn[0])).toBeGreaterThan(3)
  const [start, knobOff, paper, end] = await coloursOf('Turned outline')
  expect(contrast(paper[0], knobOff[0])).toBeGreaterThan(3)
  for (const edge of [start, end])
    expect(Math.max(...edge.map((colour) => contrast(paper[0], colour)))).toBeGreaterThan(3)
})

test('In forced colours the frame of a chosen option of the quiz is wider than that of the others', async ({
  page,
  player,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await player.open('/daily')
  await player.guess(ANSWER)
  await page.getByRole('button', { name: 'Quiz' }).click()
  await player.button('Skip').click()
  const options = page.locator('.quiz-option')
  await expect(async () => {
    if (await player.button('Next question').isVisible()) await player.button('Next question').click()
    await expect(options.first()).toBeVisible({ timeout: 200 })
  }).toPass()
  const frames = async () => {
    const widths = [options.nth(0), options.nth(1)].map((each) => colour(each, 'border-top-width'))
    return (await Promise.all(widths)).map(Number.parseFloat)
  }
  const before = await frames()
  expect(before[0]).toBe(before[1])
  await options.nth(0).click()
  await expect(options.nth(0)).toHaveAttribute('aria-pressed', 'true')
  const [chosen = 0, other = 0] = await frames()
  expect(chosen).toBeGreaterThanOrEqual(other + 2)
})

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

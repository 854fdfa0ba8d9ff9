import type { Page } from '@playwright/test'
import { Player } from '../../tools/player'
import { violations } from './axe'
import { illegibleInForcedColours } from './legible'
import { expect, test } from './test'

test.use({ serviceWorkers: 'allow' })

const NAMES = ['Rivendell', 'Mordor', 'Rohan']

/** Outlines of three sizes and shapes that lie apart. */
const features = NAMES.map((name, at) => {
  const corners = Array.from({ length: 24 }, (_, i) => {
    const angle = (i / 24) * 2 * Math.PI
    const radius = 1 + 0.4 * Math.sin(angle * (at + 2))
    return [at * 6 + radius * Math.cos(angle), 45 + radius * Math.sin(angle)]
  })
  const coordinates = [[...corners, corners[0]]]
  return { type: 'Feature', properties: { name }, geometry: { type: 'Polygon', coordinates } }
})

const river = {
  type: 'Feature',
  properties: { name: 'Anduin' },
  geometry: { type: 'LineString', coordinates: [] },
}

const MAP = JSON.stringify({ type: 'FeatureCollection', features: [...features, river] })

/** Drops a file on the dialog. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([name, text]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text as string], name as string))
      return transfer
    },
    [name, text],
  )
  await page.getByRole('group', { name: 'Choose a file' }).dispatchEvent('drop', { dataTransfer })
}

/** Resolves when keys and presses count in the dialog. */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('dialog[data-settling]')).toHaveCount(0)
}

/** Opens the dialog of maps. */
async function openMaps(player: Player): Promise<void> {
  await player.button('A map of your own').click()
  await settled(player.page)
}

/** Brings the map to practice, and has it played. */
async function playMap(player: Player): Promise<void> {
  await player.open('/practice')
  await openMaps(player)
  await drop(player.page, 'Middle-earth.json', MAP)
  await player.button('Play').click()
  await player.page.waitForURL(/deck=own_/)
}

test('A map that is dropped is played, won and kept, also without a network', async ({
  page,
  player,
  context,
  watch,
}) => {
  watch.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await player.open('/practice')
  await player.keptOffline()
  await openMaps(player)
  await drop(page, 'Middle-earth.geojson', MAP)
  await expect(player.text('Left out, lines: 1')).toBeVisible()
  await expect(page.getByText(/^Outlines: 3 · /)).toBeVisible()
  await expect(page.getByLabel('Name of the map')).toHaveValue('Middle-earth')
  await player.button('Play').click()
  await page.waitForURL(/\/practice\?deck=own_\w+$/)
  const { pathname, search } = new URL(page.url())
  await expect(player.outline.locator('path')).toHaveAttribute('d', /.{100}/)
  await expect(page.getByText('Middle-earth')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Challenge/ })).toHaveCount(0)
  const found = page.getByText(/^You found (Rivendell|Mordor|Rohan) in /)
  for (const [count, slip] of ['rivndell', 'mordro', 'RÓHAN'].entries()) {
    if (await found.isVisible()) break
    await player.input.fill(slip)
    await player.suggestions.first().click()
    await expect(player.guesses).toHaveCount(count + 1)
    await player.drawn()
  }
  await expect(found).toBeVisible()
  await expect(page.getByRole('heading', { name: 'On the map' })).toBeVisible()
  const end = await found.textContent()
  await page.reload()
  await expect(page.getByText(end ?? '')).toBeVisible()
  await context.setOffline(true)
  await player.open(pathname + search)
  await expect(page.getByText(end ?? '')).toBeVisible()
  await player.button('Play Again').click()
  await expect(player.outline.locator('path')).toHaveAttribute('d', /.{100}/)
  await expect(player.text('Guess 1 of 6')).toBeVisible()
})

test('A map is removed and brought back, and erased with everything', async ({ page, player }) => {
  await playMap(player)
  await openMaps(player)
  const kept = page.getByRole('listitem').filter({ hasText: 'Middle-earth' })
  await expect(kept).toHaveText(/Outlines: 3/)
  await player.button('Remove').click()
  await expect(kept).toHaveCount(0)
  await player.button('Undo').click()
  await expect(kept).toHaveCount(1)
  await player.button('Close').click()
  await player.button('Settings').click()
  await player.button('Erase everything').click()
  await settled(page)
  await Promise.all([page.waitForEvent('load'), player.button('Erase').click()])
  await player.ready()
  await openMaps(player)
  await expect(player.text('Choose a file')).toBeVisible()
  await expect(kept).toHaveCount(0)
})

test('A map that another tab removes is played on', async ({ page, player, context }) => {
  await playMap(player)
  const other = new Player(await context.newPage())
  const opened = new Player(await context.newPage())
  for (const tab of [other, opened]) {
    await tab.open('/practice')
    await openMaps(tab)
  }
  await other.button('Remove').click()
  await expect(other.button('Undo')).toBeFocused()
  await opened.button('Play').click()
  await expect(opened.button('Play')).toHaveCount(0)
  for (const name of ['Rivendell', 'Mordor', 'Rohan']) {
    if (await page.getByText(/^You found /).isVisible()) break
    await player.input.fill(name)
    await player.suggestions.first().click()
    await player.drawn()
  }
  await expect(page.getByRole('heading', { name: 'On the map' })).toBeVisible()
  await page.reload()
  await player.ready()
  await expect(player.text('Guess 1 of 6')).toBeVisible()
  await expect(page.getByText('Middle-earth')).toHaveCount(0)
})

test('There is land where outlines of a map overlap', async ({ page, player }) => {
  const twice = ['Gondor', 'Mordor'].map((name) => ({ ...features[0], properties: { name } }))
  await player.open('/practice')
  await openMaps(player)
  await drop(page, 'twice.json', JSON.stringify({ type: 'FeatureCollection', features: twice }))
  const isLand = await page.locator('.own-picture .map-land').evaluate((land: SVGPathElement) => {
    const { x, y, width, height } = land.getBBox()
    return land.isPointInFill(new DOMPoint(x + width / 2, y + height / 2))
  })
  expect(isLand).toBe(true)
})

test('Another property can be chosen where the first names no places, and the choice keeps the focus', async ({
  page,
  player,
}) => {
  await player.open('/practice')
  await openMaps(player)
  const zoned = features.map((one) => ({ ...one, properties: { ...one.properties, zone: 'West' } }))
  await drop(page, 'zones.json', JSON.stringify({ type: 'FeatureCollection', features: zoned }))
  await expect(page.getByText(/^Outlines: 3 · /)).toBeVisible()
  const property = page.getByLabel('Property with the names')
  await property.focus()
  await property.selectOption('zone')
  await expect(player.text('The file does not have two areas with names.')).toBeVisible()
  await expect(player.button('Play')).toBeDisabled()
  await property.selectOption('name')
  await expect(page.getByText(/^Outlines: 3 · /)).toBeVisible()
  await expect(player.text('The file does not have two areas with names.')).toHaveCount(0)
  await expect(property).toBeFocused()
  expect(await violations(page)).toEqual([])
  expect(await illegibleInForcedColours(page)).toEqual([])
})

/** Puts the pin within half a degree of a place by keys, as its coordinates are told, and confirms it. */
async function pinByKeys(page: Page, [longitude, latitude]: readonly [number, number]): Promise<void> {
  const globe = page.getByRole('application', { name: 'Globe' })
  const told = page.locator('.pin-spot')
  await globe.press('ArrowUp')
  for (const [wanted, part, forth, back] of [
    [latitude, 0, 'ArrowUp', 'ArrowDown'],
    [longitude, 1, 'ArrowRight', 'ArrowLeft'],
  ] as const) {
    for (;;) {
      const [text = '', sign] = ((await told.textContent()) ?? '').split(', ')[part]?.split('° ') ?? []
      const off = wanted - Number(text) * (/[SW]/.test(sign ?? '') ? -1 : 1)
      if (Math.abs(off) < 0.1) break
      await globe.press(`${Math.abs(off) > 2 ? '' : 'Shift+'}${off > 0 ? forth : back}`)
    }
  }
  await globe.press('Enter')
}

const named = /Where is (.*)\?/

/** Puts the pin on the place that is asked for, whose name it resolves to. */
async function pinAsked(page: Page): Promise<string> {
  const [, name = ''] =
    named.exec((await page.getByRole('heading', { name: named }).textContent()) ?? '') ?? []
  await pinByKeys(page, [NAMES.indexOf(name) * 6, 45])
  return name
}

test('*Where?* asks for the places of a map, which are pinned by keys', async ({ page, player }) => {
  await playMap(player)
  await page.getByRole('link', { name: 'Where?' }).click()
  await page.waitForURL(/\/practice\/where\?deck=own_\w+$/)
  await expect(player.button('Choose a region instead')).toHaveCount(0)
  for (const next of ['Next pin', 'Next pin', 'See the result']) {
    const name = await pinAsked(page)
    await expect(page.locator('.pin-answer')).toHaveText(
      new RegExp(`^Right! Your pin: .*, in .?${name}.?\\.$`),
    )
    await expect(page.getByRole('img', { name: `The Earth with ${name} and your pin` })).toBeVisible()
    await settled(page)
    await player.button(next).click()
  }
  await expect(page.getByRole('heading', { name: '3 of 3 right' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  // What is due is that of the map.
  await page.reload()
  await expect(page.getByRole('heading', { name: named })).toBeVisible()
  await expect(player.button('Middle-earth')).toBeVisible()
})

test('A map of points alone is played by *Where?*', async ({ page, player }) => {
  const points = NAMES.map((name, at) => ({
    type: 'Feature',
    properties: { name },
    geometry: { type: 'Point', coordinates: [at * 6, 45] },
  }))
  await player.open('/practice')
  await openMaps(player)
  await drop(page, 'Towers.json', JSON.stringify({ type: 'FeatureCollection', features: points }))
  await expect(player.text('Points, which have no outline: 3')).toBeVisible()
  await player.button('Play').click()
  await page.waitForURL(/\/practice\/where\?deck=own_\w+$/)
  await pinAsked(page)
  await expect(page.locator('.pin-answer')).toContainText(/^Right! /)
})

test('A file that is no map is refused with the reason', async ({ page, player }) => {
  await player.open('/practice')
  await openMaps(player)
  const refusals = [
    ['', 'The file is empty.'],
    ['<svg/>', 'The file is not JSON.'],
    ['{}', 'The file is neither GeoJSON nor TopoJSON.'],
    [JSON.stringify(features[0]), 'The file does not have two areas with names.'],
    [
      MAP.replace(/-?\d+\.\d+/g, (number) => `${Number(number) * 10 + 300}`),
      'The coordinates of this file are those of a drawing, not of the Earth.',
    ],
  ] as const
  for (const [text, sentence] of refusals) {
    await drop(page, 'x.json', text)
    await expect(player.text(sentence)).toBeVisible()
  }
  await drop(page, 'good.json', MAP)
  await expect(page.getByText(/^Outlines: 3 · /)).toBeVisible()
})

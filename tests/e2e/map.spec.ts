import { readdirSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { rested } from '../../tools/rested'
import { entriesOf, storeOf } from '../machines/logged'
import { pinch, safariPinch, touch } from './hands'
import { expect, NOON, test } from './test'

test.use({ viewport: { width: 360, height: 640 } })

test.describe('With the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('The map is gone over with the keys, from right to left too, and is there without a network', async ({
    page,
    player,
    context,
  }) => {
    const review = { identity: 'practice.twenty.7', country: 'FR', at: Date.parse(NOON), found: 2 } as const
    await page.addInitScript(
      (entries) => {
        for (const [key, text] of entries) localStorage.setItem(key, text)
      },
      entriesOf(storeOf([review])),
    )
    const country = (name: string) => page.getByRole('button', { name, exact: true })
    const isSideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

    await player.open('/ar/atlas')
    await page.locator('[data-code=FR]').focus()
    // East is on the right, whichever way the page is read.
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('[data-code=CH]')).toBeFocused()
    expect(await isSideways()).toBe(false)

    await player.keptOffline()
    await player.open('/atlas')
    await expect(country('France: Found')).toBeVisible()
    // English is fetched then, which was opened after Arabic.
    const parts = readdirSync('dist/assets/en').filter((name) => !/\.(br|gz)$/.test(name))
    const wanted = ['/atlas', ...parts.map((name) => `/assets/en/${name}`)]
    const missing = () =>
      page.evaluate(async (paths) => {
        const found = await Promise.all(paths.map((path) => caches.match(path)))
        return paths.filter((_, index) => found[index] === undefined)
      }, wanted)
    await expect.poll(missing).toEqual([])
    await context.setOffline(true)
    await page.reload()
    await page.locator('[data-code=DZ]').waitFor()
    await country('France: Found').focus()
    await page.keyboard.press('Enter')
    const plate = page.getByRole('dialog', { name: 'France' })
    await expect(plate.getByRole('img', { name: 'Outline of France' }).locator('path')).toHaveAttribute(
      'd',
      /.{500}/,
    )
    await expect(plate.getByText('68,400,000 (2024)')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(plate).toBeHidden()
    await expect(country('France: Found')).toBeFocused()
    expect(await isSideways()).toBe(false)
  })
})

/** The box of a country on the screen, and that of the frame of the map. */
const boxOf = async (place: Locator) => {
  const box = await place.boundingBox()
  if (box === null) throw new Error('It is not on the page')
  return { left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height }
}
const country = (page: Page, code: string) => page.locator(`[data-code=${code}]`)
const isInFrame = async (page: Page, code: string) => {
  const [inner, outer] = [await boxOf(country(page, code)), await boxOf(page.locator('.map-frame'))]
  return (
    inner.left >= outer.left &&
    inner.top >= outer.top &&
    inner.right <= outer.right &&
    inner.bottom <= outer.bottom
  )
}
/** How wide Australia is on the screen. */
const sizeOf = async (page: Page) => {
  const { left, right } = await boxOf(country(page, 'AU'))
  return right - left
}

test('On a phone the world is as wide as its frame, in sight, and no button lies on it', async ({
  page,
  player,
}) => {
  for (const path of ['/atlas', '/de/atlas', '/it/atlas', '/ar/atlas', '/ja/atlas']) {
    await player.open(path)
    await country(page, 'AU').waitFor()
    const frame = await boxOf(page.locator('.map-frame'))
    expect(frame.left, path).toBeGreaterThanOrEqual(0)
    expect(frame.right, path).toBeLessThanOrEqual(360)
    expect(frame.bottom, path).toBeLessThanOrEqual(640)
    for (const code of ['CA', 'US', 'CL', 'ZA', 'RU', 'NZ', 'TO', 'KI'])
      expect(await isInFrame(page, code), `${path} ${code}`).toBe(true)
    expect((await boxOf(country(page, 'SN'))).left).toBeLessThan((await boxOf(country(page, 'MG'))).left)
    const [west, east] = [await boxOf(country(page, 'KI')), await boxOf(country(page, 'FJ'))]
    expect((east.right - west.left) / (frame.right - frame.left), path).toBeGreaterThan(0.9)
    // As flat as the world, or nearly, and high enough for a continent.
    const ratio = (frame.right - frame.left) / (frame.bottom - frame.top)
    expect(ratio, path).toBeGreaterThan(1.7)
    expect(ratio, path).toBeLessThan(1.9)
    const button = await boxOf(page.locator('.map-zoom button').first())
    expect(button.top, path).toBeGreaterThan(frame.bottom + 3)
    expect(button.bottom, path).toBeLessThanOrEqual(640)
  }
})

test('The keys zoom, and what they come to is brought into the frame', async ({ page, player }) => {
  await player.open('/atlas')
  await country(page, 'BR').focus()
  const before = await sizeOf(page)
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  // Its line stays as thin as it was.
  expect((await sizeOf(page)) / before).toBeGreaterThan(3.8)
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
    await page.keyboard.press(key)
    const code = await page.evaluate(() => document.activeElement?.getAttribute('data-code') ?? '')
    const { left, top, right, bottom } = await boxOf(page.locator('.map-frame'))
    const inner = await boxOf(country(page, code))
    const [x, y] = [(inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2]
    expect(x > left && x < right && y > top && y < bottom, code).toBe(true)
  }
  await page.keyboard.press('-')
  await page.keyboard.press('-')
  expect(await sizeOf(page)).toBeCloseTo(before, 0)
})

test('The mouse moves a map that is enlarged, and what it has moved it does not open', async ({
  page,
  player,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await player.open('/atlas')
  const frame = await boxOf(page.locator('.map-frame'))
  // Beside the country that is measured: the line of one that is pointed at is thicker.
  const [x, y] = [(frame.left + frame.right) / 2 - 200, (frame.top + frame.bottom) / 2]
  const drag = async () => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 60, y + 20, { steps: 4 })
    await page.mouse.up()
  }
  const where = async () => (await boxOf(country(page, 'CD'))).left
  const whole = await where()
  await drag()
  expect(await where()).toBe(whole)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Zoom in' }).click()
  const before = await where()
  await drag()
  expect(await where()).toBeCloseTo(before + 60, 0)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.down('Control')
  const size = await sizeOf(page)
  await page.mouse.wheel(0, -50)
  await page.keyboard.up('Control')
  await expect.poll(() => sizeOf(page)).toBeGreaterThan(size * 1.2)
  // Two fingers on a touchpad, as Safari tells of them.
  const near = await sizeOf(page)
  expect(await safariPinch(page.locator('.map-frame'), 0.5)).toBe(false)
  expect((await sizeOf(page)) / near).toBeCloseTo(0.5, 1)
  await country(page, 'CD').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  const out = page.getByRole('button', { name: 'Zoom out' })
  for (let press = 0; press < 8; press++)
    if ((await out.getAttribute('aria-disabled')) !== 'true') await out.click()
  await expect(out).toHaveAttribute('aria-disabled', 'true')
  expect(await where()).toBe(whole)
})

test.describe('on a screen that is touched', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('Two fingers zoom; one scrolls the page past the whole world, and moves it once it is enlarged', async ({
    page,
    player,
  }) => {
    await player.open('/atlas')
    await country(page, 'AU').waitFor()
    const frame = await boxOf(page.locator('.map-frame'))
    const [x, y] = [(frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2]
    const scrolled = () => page.evaluate(() => scrollY)
    const before = await sizeOf(page)

    // A page scrolls on after the finger has left it.
    const rest = await page.evaluateHandle(() => {
      const ended = new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true }))
      return { ended: ended.then(() => true) }
    })
    await touch(page, [
      [
        [x, y + 60],
        [x, y - 90],
      ],
    ])
    await expect.poll(scrolled).toBeGreaterThan(50)
    await rest.evaluate(({ ended }) => ended)
    expect(await sizeOf(page)).toBe(before)
    const toTop = async () => {
      await page.evaluate(() => scrollTo(0, 0))
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
      return scrolled()
    }
    await expect.poll(toTop).toBe(0)

    await touch(page, pinch([x, y], 20, 60))
    await expect.poll(() => sizeOf(page)).toBeGreaterThan(before * 2.5)
    expect(await scrolled()).toBe(0)
    await expect(page.getByRole('dialog')).toBeHidden()

    const where = async () => (await boxOf(country(page, 'CD'))).top
    const top = await where()
    await touch(page, [
      [
        [x, y + 60],
        [x, y],
      ],
    ])
    await expect.poll(where).toBeLessThan(top - 40)
    expect(await scrolled()).toBe(0)

    await touch(page, pinch([x, y], 60, 10))
    await expect.poll(() => sizeOf(page)).toBeCloseTo(before, 0)
  })

  test('A press next to the dot of a country opens it', async ({ page, player }) => {
    await player.open('/atlas')
    await country(page, 'AU').tap()
    await expect(page.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'false')
    await rested(page)
    const dot = await boxOf(country(page, 'TO'))
    await page.touchscreen.tap(dot.right + 6, (dot.top + dot.bottom) / 2)
    await expect(page.getByRole('dialog', { name: 'Tonga' })).toBeVisible()
  })
})

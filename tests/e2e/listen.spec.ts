import type { Page } from '@playwright/test'
import { placesOf } from '../../src/geo/places'
import { lessons } from '../../src/geo/sound/lessons'
import { sweepOf } from '../../src/geo/sound/sweep'
import { SETTINGS } from '../../src/machines/journal/settings'
import { wrong } from '../../tools/answers'
import type { Player } from '../../tools/player'
import { shapeOf } from '../geo/shapeOf'
import { guess } from '../listening/guess'
import { hear } from '../listening/listener'
import { type Recording, render } from '../listening/render'
import { RATE, recorded, recordSound, states } from './recorder'
import { expect, test } from './test'

/** A sweep as a listener hears it, from when the player begins. */
const LENGTH = 4

const outlines = placesOf('twenty').map(({ id }) => shapeOf(id).path)

/** Plays the outline of the day, and goes on to a walk along its coast, or to touch. */
async function listenBy(player: Player, way: 'Walk the coast' | 'Touch the plate'): Promise<void> {
  await player.open('/daily')
  await player.choose('Play the outline')
  await player.button(way).click()
}

const walk = (page: Page) => page.getByRole('application', { name: 'Walk the coast' })
const field = (page: Page) => page.getByRole('application', { name: 'Touch the plate' })

/** How loud a recording is, from one second of it to another, on average. */
function loudness({ rate, left, right }: Recording, from = 0, to = left.length / rate): number {
  const samples = [...left.slice(from * rate, to * rate), ...right.slice(from * rate, to * rate)]
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length)
}

test('What the browser plays of an outline is what a listener tells the country by', async ({
  page,
  player,
}) => {
  await recordSound(page, LENGTH + 0.5)
  await player.open('/daily')
  await player.choose('Play the outline')
  await expect(player.button('Play the outline')).toHaveAttribute('aria-pressed', 'true')
  const drawn = await player.path()
  const played = await recorded(page)
  expect(outlines[guess(hear(played), outlines, LENGTH)]).toBe(drawn)

  // Moment for moment it has the spectrum of what the arithmetic makes, at the volume that the player begins with.
  const made = render(sweepOf(drawn, LENGTH), RATE)
  const [heard, expected] = [hear(played), hear(made)]
  const near = (one: typeof heard, other: typeof heard) =>
    one.filter(({ at, step, side }) =>
      other.some(
        (tone) =>
          Math.abs(tone.at - at) < 0.031 &&
          Math.abs(tone.step - step) <= 1 &&
          Math.abs(tone.side - side) <= 15,
      ),
    ).length / one.length
  expect(near(heard, expected)).toBeGreaterThan(0.95)
  expect(near(expected, heard)).toBeGreaterThan(0.95)
  expect(loudness(played) / loudness(made)).toBeGreaterThan(0.5)
  expect(loudness(played) / loudness(made)).toBeLessThan(0.65)
})

test('One context of sound serves all rounds of a page, and none is opened before somebody asks for it', async ({
  page,
  player,
  watch,
}) => {
  await recordSound(page, LENGTH + 0.5)
  await player.open('/practice')
  const play = player.button('Play the outline')
  await player.rested()
  // Nothing is fetched or opened before somebody asks for it.
  expect(await states(page)).toEqual([])
  const before = new Set(watch.requests)
  for (const round of ['first', 'second', 'third']) {
    await player.choose('Play the outline')
    await expect(play, round).toHaveAttribute('aria-pressed', 'true')
    expect(await states(page), round).toEqual(['open'])
    await player.button('New').click()
    await expect(play, round).toHaveCount(0)
  }
  expect(watch.requests.some((url) => !before.has(url) && /\.(js|css)$/.test(url))).toBe(true)
  await expect.poll(() => states(page)).toEqual(['at rest'])
})

test('F2 plays the outline from the field and stops it, and so do a guess and leaving', async ({
  page,
  player,
}) => {
  await recordSound(page, LENGTH + 0.5)
  await player.open('/daily')
  await player.input.click()
  const play = player.button('Play the outline')
  await player.path()
  await page.keyboard.press('F2')
  await expect(play).toHaveAttribute('aria-pressed', 'true')
  await expect(player.input).toBeFocused()
  await page.keyboard.press('F2')
  await expect(play).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('F2')
  await expect(play).toHaveAttribute('aria-pressed', 'true')
  await player.guess(wrong(1)[0] as string)
  await expect(play).toHaveAttribute('aria-pressed', 'false')
  // What was stopped is not in what is rendered now.
  expect(loudness(await recorded(page))).toBe(0)
  await player.link('Home').click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => states(page)).toEqual(['at rest'])
})

test('A hidden outline is not heard, and one that is turned is heard as it is seen', async ({
  page,
  player,
}) => {
  test.slow()
  await recordSound(page, LENGTH + 0.5)
  await page.addInitScript((key) => {
    const outline = location.pathname === '/daily' ? 'hidden' : 'turned'
    localStorage.setItem(key, JSON.stringify({ outline }))
  }, SETTINGS)
  await player.open('/daily')
  await expect(page.locator('.plate-hidden')).toBeVisible()
  await player.button('More').click()
  await expect(page.getByRole('button', { name: /^Options/ })).toBeVisible()
  await expect(player.button('Play the outline')).toHaveCount(0)
  await page.keyboard.press('F2')
  expect(await states(page)).toEqual([])

  await player.open('/practice')
  await player.choose('Play the outline')
  await expect(player.button('Play the outline')).toHaveAttribute('aria-pressed', 'true')
  const turned = await player.path()
  expect(turned).toMatch(/^M/)
  const played = hear(await recorded(page))
  const choice = [turned, ...outlines]
  expect(guess(played, choice, LENGTH)).toBe(0)
  await player.button('Walk the coast').click()
  await expect(walk(page)).toBeFocused()
  for (let step = 0; step < 60; step++) await page.keyboard.press('ArrowRight')
  await expect(walk(page)).not.toContainText(/north|south|east|west/)
})

test('The coast is walked with the arrow keys: places are told, tones are heard, and Escape leaves', async ({
  page,
  player,
}) => {
  test.slow()
  await recordSound(page, 0.5)
  await listenBy(player, 'Walk the coast')
  await expect(walk(page)).toBeFocused()
  const told = walk(page).getByRole('status')
  await page.keyboard.press('ArrowRight')
  const mark = page.locator('.listen-layer circle')
  await expect(told).toContainText(/Part 1 of \d+ north/)
  const [x, y] = [await mark.getAttribute('cx'), await mark.getAttribute('cy')]
  const winds = new Set<string>()
  let capes = 0
  for (let step = 0; step < 160; step++) {
    await page.keyboard.press('ArrowRight')
    const text = await told.textContent()
    if (/Cape/.test(text ?? '')) capes++
    for (const [wind] of (text ?? '').matchAll(/(north|south)-(east|west)/g)) winds.add(wind)
  }
  expect(winds).toEqual(new Set(['north-east', 'south-east', 'south-west', 'north-west']))
  expect(capes).toBeGreaterThan(0)
  await page.keyboard.press('ArrowDown')
  await expect(told).toContainText(/Part 2 of \d+/)
  expect([await mark.getAttribute('cx'), await mark.getAttribute('cy')]).not.toEqual([x, y])
  await page.keyboard.press('Escape')
  await expect(walk(page)).toHaveCount(0)
  await expect(player.button('Walk the coast')).toBeFocused()
  expect(loudness(await recorded(page))).toBeGreaterThan(0.01)
})

test('The plate is touched with the keys alone: land sounds, the sea is silent, and Escape leaves', async ({
  page,
  player,
}) => {
  await recordSound(page, 0.5)
  await listenBy(player, 'Touch the plate')
  await expect(field(page)).toBeFocused()
  const mark = page.locator('.listen-layer circle')
  for (let step = 0; step < 12; step++) await page.keyboard.press('Shift+ArrowLeft')
  await expect(mark).toHaveAttribute('cx', '-12.5')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveCount(0)
  await expect(player.button('Touch the plate')).toBeFocused()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } })

  test('a device shakes where the finger crosses a coast, unless that is switched off, and the page stays', async ({
    page,
    player,
  }) => {
    await recordSound(page, 0.5)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.addInitScript(() => {
      const shaken: unknown[] = []
      Object.assign(window, { shaken })
      Object.assign(Navigator.prototype, {
        vibrate: (pattern: unknown) => {
          shaken.push(pattern)
          return true
        },
      })
    })
    const shaken = () => page.evaluate(() => (window as unknown as { shaken: unknown[] }).shaken.length)
    await listenBy(player, 'Touch the plate')
    await expect(field(page)).toBeInViewport()
    const box = (await field(page).boundingBox()) as { x: number; y: number; width: number; height: number }
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          share === undefined ? [] : [{ x: box.x + box.width * share, y: box.y + box.height * share }],
      })
    /** From the north-west of the plate to its south-east, as a finger would scroll. */
    const sweep = async () => {
      await touch('touchStart', 0.02)
      for (let share = 0.04; share < 0.98; share += 0.02) await touch('touchMove', share)
      await touch('touchEnd')
    }
    const top = await page.evaluate(() => scrollY)
    await sweep()
    const count = await shaken()
    expect(count).toBeGreaterThanOrEqual(2)
    expect(await page.evaluate(() => scrollY)).toBe(top)
    await player.button('Settings').click()
    await page.getByRole('group', { name: 'Vibration' }).getByRole('radio', { name: 'Off' }).click()
    await player.button('Close').click()
    await sweep()
    expect(await shaken()).toBe(count)
    await player.button('Touch the plate').click()
    await expect(field(page)).toHaveCount(0)
  })
})

test('The ten shapes are told by a listener, and what one got right is said', async ({ page, player }) => {
  await recordSound(page, LENGTH + 0.5)
  await player.open('/how-to-play/listening')
  expect(await states(page)).toEqual([])
  await player.button('Listen to the first shape').click()
  await expect(page.getByRole('heading', { level: 2, name: 'Shape 1 of 10' })).toBeFocused()
  const shapes = Object.values(lessons)
  const named = guess(hear(await recorded(page)), shapes, LENGTH)
  const answers = page.locator('.lessons-shapes').getByRole('button')
  await expect(answers).toHaveCount(10)
  await answers.nth(named).click()
  await expect(page.getByRole('status')).toHaveText(/^Right: /)
  // The focus goes on once, and what is pressed then keeps it.
  await expect(player.button('Next shape')).toBeFocused()
  const play = player.button('Play the shape')
  await play.click()
  await expect(play).toHaveAttribute('aria-pressed', 'true')
  await expect(play).toBeFocused()
  await play.click()
  await expect(play).toHaveAttribute('aria-pressed', 'false')
  await expect(play).toBeFocused()
})

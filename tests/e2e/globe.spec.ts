import type { Locator } from '@playwright/test'
import { ANSWER, hintFor, wrong } from '../../tools/answers'
import type { Player } from '../../tools/player'
import { deal } from '../../tools/seed'
import { violations } from './axe'
import { pinch, safariPinch, touch } from './hands'
import { expect, test } from './test'

/** What only the globe has in it. */
const LAND = '"transform":{"scale":[0.03'

/** As much of its land as tells one view from another. */
const landOf = async (player: Player) =>
  (await player.globe.locator('.earth-land').getAttribute('d'))?.slice(0, 60)
/** How wide the answer is on the screen. */
const sizeOf = async (player: Player) =>
  (await player.globe.locator('.earth-country').boundingBox())?.width ?? 0
const disc = (player: Player, number: number) =>
  player.globe.locator('.earth-tag').filter({ hasText: String(number) })

test('Nothing of the globe is asked for before the fifth guess, and all of it before the last', async ({
  page,
  player,
  watch,
}) => {
  const filesAt = (urls: readonly string[]) =>
    Promise.all(urls.map(async (url) => (await page.request.get(url)).body()))
  const isLand = (file: Buffer) => String(file).replaceAll('\\', '').includes(LAND)
  await player.open('/daily')
  await player.rested()
  await player.guessAll(wrong(4))
  await player.rested()
  const before = [...watch.requests]
  expect((await filesAt(before)).some(isLand)).toBe(false)
  await player.guess(wrong(5)[4] as string)
  const later = () => filesAt([...new Set(watch.requests)].filter((url) => !before.includes(url)))
  await expect.poll(async () => (await later()).some(isLand)).toBe(true)
  await expect(player.globe).toHaveCount(0)
  await player.guess(ANSWER)
  await player.reveal()
  // A day that is over shows it at once.
  await page.reload()
  await expect(player.globe.locator('.earth-tag')).toHaveCount(5)
})

test('A globe that was turned before it came into sight stays as it was turned', async ({ page, player }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await ended(player, 'JP', ['Italy', 'China', 'Japan'])
  await page.evaluate(() => window.scrollTo(0, 0))
  const start = await landOf(player)
  await player.globe.evaluate((globe: HTMLElement) => globe.focus({ preventScroll: true }))
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => landOf(player)).not.toBe(start)
  const turned = await landOf(player)
  await player.globe.evaluate(
    (globe) =>
      new Promise<void>((resolve) => {
        // One that is told of the same comes after the globe's own.
        new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve(), { threshold: 0.5 }).observe(
          globe,
        )
        globe.scrollIntoView({ block: 'center' })
      }),
  )
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await landOf(player)).toBe(turned)
})

test('The keys turn the globe, bring it nearer and back, and pick out a guess', async ({ player }) => {
  await ended(player, 'JP', ['Italy', 'China', 'Japan'])
  const globe = player.globe
  const start = await landOf(player)
  await globe.focus()
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', '+', '-']) {
    const before = await landOf(player)
    await globe.press(key)
    await expect.poll(() => landOf(player), key).not.toBe(before)
  }
  await globe.press('Home')
  await expect.poll(() => landOf(player)).toBe(start)
  await globe.press('2')
  await expect(player.button('Guess 2 on the globe')).toHaveAttribute('aria-pressed', 'true')
  await expect(disc(player, 2)).toHaveClass(/earth-picked/)
  await globe.press('2')
  await expect(globe.locator('.earth-picked')).toHaveCount(0)
})

test('The wheel with Ctrl, or two fingers on a touchpad as Safari tells of them, bring the globe nearer; the wheel alone scrolls', async ({
  page,
  player,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await ended(player, 'JP', ['Italy', 'China', 'Japan'])
  await player.globe.evaluate((globe) => globe.scrollIntoView({ block: 'center' }))
  const [size, land] = [await sizeOf(player), await landOf(player)]
  const scrolled = () => page.evaluate(() => scrollY)
  const place = await scrolled()
  await page.mouse.move(...(await middleOf(player.globe)))
  await page.mouse.wheel(0, -50)
  await expect.poll(scrolled).toBeLessThan(place)
  expect(await landOf(player)).toBe(land)
  // It may scroll on for a few frames.
  await player.rested()
  await page.mouse.move(...(await middleOf(player.globe)))
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -100)
  await page.keyboard.up('Control')
  await expect.poll(() => sizeOf(player)).toBeGreaterThan(size * 1.6)
  expect(await safariPinch(player.globe, 0.5)).toBe(false)
  await expect.poll(() => sizeOf(player)).toBeLessThan(size * 1.2)
})

test('A row that is pointed at, focused or pressed stands out on the globe, and the other way round', async ({
  page,
  player,
}) => {
  await ended(player, 'JP', ['Italy', 'China', 'Japan'])
  const first = player.button('Guess 1 on the globe')
  await page.mouse.move(0, 0)
  await first.hover()
  await page.mouse.move(...(await middleOf(player.guesses.first())))
  await expect(disc(player, 1)).toHaveClass(/earth-picked/)
  await expect(disc(player, 2)).toHaveClass(/earth-other/)
  await page.mouse.move(0, 0)
  await expect(disc(player, 1)).not.toHaveClass(/earth-picked/)
  await player.button('Guess 2 on the globe').focus()
  await expect(disc(player, 2)).toHaveClass(/earth-picked/)
  await first.press('Enter')
  await expect(disc(player, 1)).toHaveClass(/earth-picked/)
  await first.press('Enter')
  await player.globe.focus()
  await player.globe.scrollIntoViewIfNeeded()
  await page.mouse.move(...(await middleOf(disc(player, 2))))
  await expect(player.button('Guess 2 on the globe')).toHaveClass(/guess-mark-picked/)
  await page.mouse.down()
  await page.mouse.up()
  await expect(player.button('Guess 2 on the globe')).toHaveAttribute('aria-pressed', 'true')
})

test('Its text says what the rows say, and the flat map is a switch away with the same guesses; axe finds nothing on it', async ({
  page,
  player,
}) => {
  await ended(player, 'BR', ['Japan', 'Brazil'])
  const { kilometres, word } = hintFor('Japan', 'Brazil')
  await expect(page.getByRole('img', { name: /^Globe with Brazil/ })).toHaveAccessibleDescription(
    `Japan: Brazil lies ${kilometres} kilometres to the ${word} Brazil: the answer`,
  )
  await player.button('Flat map').click()
  await expect(player.globe).toHaveAccessibleName('World map')
  await expect(player.globe.locator('.earth-tag')).toHaveCount(1)
  expect(await violations(page)).toEqual([])
  const box = await player.globe.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeGreaterThan(1.9)
  await player.button('Flat map').click()
  await expect(player.globe).toHaveAccessibleName('Globe')
})

test('Without motion the story is told in stills, one for each press, and a key ends it', async ({
  page,
  player,
}) => {
  await ended(player, 'JP', ['Italy', 'China', 'Japan'])
  // The globe stands above the answer from the start.
  await expect(player.globe.locator('.earth-answer')).toHaveAttribute('cx', /^-?0(\.0+\d*)?$|e-/)
  const lengths = player.globe.locator('.earth-picked.earth-length')
  await player.button('Play the story').click()
  await expect(player.globe.locator('.earth-tag')).toHaveCount(1)
  await expect(lengths).toHaveText(`${hintFor('Italy', 'Japan').kilometres} km`)
  await player.button('Next guess').click()
  await expect(player.globe.locator('.earth-tag')).toHaveCount(2)
  await expect(lengths).toHaveText(`${hintFor('China', 'Japan').kilometres} km`)
  await player.button('Stop').click()
  await expect(player.globe.locator('.earth-picked')).toHaveCount(0)
  await player.button('Play the story').click()
  await expect(player.button('Next guess')).toBeFocused()
  await player.globe.press('ArrowLeft')
  await expect(player.globe.locator('.earth-tag')).toHaveCount(2)
  await expect(player.button('Play the story')).toBeVisible()
  expect(await page.getByRole('status').allTextContents()).toEqual([
    expect.stringContaining('found in 3 guesses'),
  ])
})

test.describe('With motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('it turns to the answer once it is in sight, and the ways are drawn meanwhile', async ({ player }) => {
    await ended(player, 'ZA', ['Japan', 'South Africa'])
    await player.globe.scrollIntoViewIfNeeded()
    await expect(player.globe.locator('.earth-way.earth-drawing')).toHaveCount(1)
    const before = await landOf(player)
    await expect.poll(() => landOf(player)).not.toBe(before)
    const answer = player.globe.locator('.earth-answer')
    await expect
      .poll(async () => Math.abs(Number((await answer.getAttribute('cx')) ?? 99)))
      .toBeLessThan(0.01)
  })

  test('the story flies from guess to guess until it is stopped or taken in hand, and can be played again', async ({
    page,
    player,
  }) => {
    await ended(player, 'JP', ['Italy', 'China', 'Brazil', 'Japan'])
    const { globe } = player
    const tags = globe.locator('.earth-tag')
    const story = page.locator('.globe-story')
    await story.click()
    await expect(story).toHaveText('Stop')
    await expect(globe.locator('.earth-head')).toBeVisible()
    await expect(tags).toHaveCount(2)
    await story.click()
    await expect(tags).toHaveCount(3)
    await expect(story).toHaveText('Play the story')
    await story.click()
    await expect(tags).toHaveCount(1)
    const [x, y] = await middleOf(globe)
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 60, y, { steps: 3 })
    // Each country is told of; its number may be out of sight, wherever the globe had been turned to.
    await expect(globe.locator('.earth-guess')).toHaveCount(3)
    await expect(story).toHaveText('Play the story')
    await page.mouse.up()
  })
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  test('a finger that moves up scrolls the page, one that moves aside turns the globe, and two bring it nearer', async ({
    page,
    player,
  }) => {
    await ended(player, 'JP', ['Italy', 'Japan'])
    await player.globe.scrollIntoViewIfNeeded()
    const swipe = async (right: number, down: number) => {
      const [x, y] = await middleOf(player.globe)
      await touch(page, [
        [
          [x, y],
          [x + right, y + down],
        ],
      ])
    }
    const scrolled = () => page.evaluate(() => scrollY)
    const [place, land] = [await scrolled(), await landOf(player)]
    await swipe(0, 120)
    await expect.poll(scrolled).toBeLessThan(place - 50)
    expect(await landOf(player)).toBe(land)
    await atRest(scrolled)
    await player.globe.scrollIntoViewIfNeeded()
    const stood = await scrolled()
    await swipe(-100, 0)
    await expect.poll(() => landOf(player)).not.toBe(land)
    expect(await scrolled()).toBe(stood)
    await player.globe.press('Home')
    const size = await sizeOf(player)
    await touch(page, pinch(await middleOf(player.globe), 20, 60))
    await expect.poll(() => sizeOf(player)).toBeGreaterThan(size * 2)
    expect(await scrolled()).toBe(stood)
  })
})

/** Waits until what is read has stopped changing: a page scrolls on after the finger has left it. */
async function atRest(read: () => Promise<number>): Promise<void> {
  let last = Number.NaN
  const isStill = async () => {
    const before = last
    last = await read()
    return last === before
  }
  await expect.poll(isStill, { intervals: [200] }).toBe(true)
}

async function ended(player: Player, answer: Parameters<typeof deal>[1], guesses: readonly string[]) {
  await deal(player.page, answer)
  await player.open('/practice')
  await player.guessAll(guesses)
  // The land is there a frame before what is marked on it, and only then finely.
  await expect(player.page.locator('.globe > .visually-hidden')).toHaveCount(1)
}

async function middleOf(locator: Locator): Promise<[number, number]> {
  const box = await locator.boundingBox()
  if (box === null) throw new Error('It is not there.')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

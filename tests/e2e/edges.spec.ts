import { placesOf } from '../../src/geo/places'
import { ANSWER, nameOf, wrong } from '../../tools/answers'
import { addressOf } from '../../tools/challenge'
import type { Player } from '../../tools/player'
import { worldTarget } from '../../tools/puzzles'
import { beginDay } from '../../tools/seed'
import { expect, test } from './test'

const PAGES = [
  '/',
  '/daily',
  '/world',
  '/practice',
  '/states/us',
  '/sprint',
  '/pins',
  '/atlas/album',
  '/atlas/album?day=2026-03-04',
  '/atlas',
  '/friends',
  '/challenge',
  '/teach/sheets',
  '/how-to-play/listening',
  '/how-to-play',
  '/about',
]

test('Header, content and footer of every page begin and end in one line, and every header is as high, on phone, tablet and desktop', async ({
  page,
  player,
}) => {
  test.slow()
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
  const heights = () =>
    page
      .locator('#root > .page-header')
      .evaluateAll((headers) => headers.map((header) => header.getBoundingClientRect().height))
  /** Distance of the title of the page from the middle of the window. */
  const offset = () =>
    page.evaluate(() => {
      const title = document.querySelector('.page-header h1')
      if (title === null) return 0
      const range = document.createRange()
      range.selectNodeContents(title)
      const { left, right } = range.getBoundingClientRect()
      return Math.abs(left + right - document.documentElement.clientWidth) / 2
    })
  const inEveryWidth = async (where: string) => {
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      // A game is as wide as its plate, which the height of the window limits, and the column beside it; so is the atlas.
      const isGame = (await page.locator('.hero, .board, .pins, .run-start, .map-page, .archive').count()) > 0
      const measure = width < 1440 ? `16,${width - 16}` : isGame ? '102,1338' : '192,1248'
      // A past day has its arrows beyond them.
      if (!where.includes('?')) expect([...new Set(await edges())], `${where}, ${width}`).toEqual([measure])
      const found = await heights()
      expect(found, `${where}, ${width}`).toEqual(found.map(() => 56))
      if (where === '/practice') expect(found).toHaveLength(1)
      // A worded button or a third one leaves no room for that on a phone.
      const isFull = width === 360 && (where === '/practice' || where.includes('?'))
      if (!isFull) expect(await offset(), `${where}, ${width}`).toBeLessThan(1)
    }
  }
  for (const path of PAGES) {
    await player.open(path)
    await inEveryWidth(path)
  }
  await player.open('/daily')
  await player.guess(ANSWER)
  await player.reveal()
  await inEveryWidth('the end')
})

/** Part beside the plate of each screen of a game, or below it, and the way there. */
const GAMES: Readonly<Record<string, readonly [column: string, go: (player: Player) => Promise<unknown>]>> = {
  'the daily game': ['.board-play', (player) => player.open('/daily')],
  practice: ['.board-play', (player) => player.open('/practice')],
  states: ['.board-play', (player) => player.open('/states/us')],
  'a challenge': ['.board-play', (player) => player.open(addressOf())],
  'Five Pins': ['.pin-actions', (player) => player.open('/pins')],
  'a sprint': [
    '.run-play',
    async (player) => {
      await player.open('/sprint')
      await player.button('Start').first().click()
    },
  ],
}

for (const [game, [part, go]] of Object.entries(GAMES))
  test(`In ${game} a wide window has the plate beside a column of 18 to 26 rem, as large as both allow, and an upright tablet above it`, async ({
    page,
    player,
  }) => {
    await go(player)
    const boxOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)
    await page.locator(part).waitFor()
    for (const [width, height] of [
      [768, 1024],
      [820, 600],
      [1024, 768],
      [1024, 1366],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      const where = `${width}×${height}`
      const [plate, column] = [await boxOf('.plate'), await boxOf(part)]
      if (width < 1024 && width < height) {
        expect(column.y, where).toBeGreaterThan(plate.bottom)
        continue
      }
      expect(column.x, where).toBeGreaterThan(plate.right)
      expect(column.y, where).toBeLessThan(plate.bottom)
      expect(column.width, where).toBeGreaterThanOrEqual(288)
      expect(column.width, where).toBeLessThanOrEqual(416)
      expect(plate.height, where).toBeLessThanOrEqual(height - 128)
      // The plate takes what the column leaves.
      if (plate.height < height - 128) expect(column.width, where).toBeLessThan(353)
    }
  })

test('On a tablet upright the plate is as wide as the field, which is below it with all rows', async ({
  page,
  player,
}) => {
  const [width, height] = [768, 1024]
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
  await player.reveal()
  await page.evaluate(() => scrollTo(0, 0))
  expect(await boxOf('.plate')).toEqual(plate)
})

for (const [width, height] of [
  [360, 640],
  [1440, 900],
] as const)
  test(`Nothing moves at ${width}×${height} when the lead of a stranger goes with the first guess`, async ({
    page,
    player,
  }) => {
    await page.setViewportSize({ width, height })
    await player.open('/daily')
    await player.path()
    const places = async () => [
      await player.input.boundingBox(),
      await page.locator('.plate').boundingBox(),
      await page.getByText(/^Guess \d of 6$/).boundingBox(),
      await player.button('More').boundingBox(),
      await page.getByRole('heading', { name: 'Your Guesses' }).boundingBox(),
      await page.locator('.guess-free').last().boundingBox(),
    ]
    const lead = page.getByText('Each guess tells how far, which way and how close.')
    await expect(lead).toBeInViewport()
    const before = await places()
    await player.guess(wrong(1)[0] as string)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(lead).toHaveCount(0)
    expect(await places()).toEqual(before)
  })

for (const [width, height] of [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const)
  test(`At ${width}×${height} every row is as high, free or filled, with the longest name and with the word “nearer”`, async ({
    page,
    player,
  }) => {
    await page.setViewportSize({ width, height })
    await player.open('/world')
    const heights = () =>
      page
        .locator('.guesses .guess')
        .evaluateAll((rows) => [
          ...new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height))),
        ])
    await player.guess('Kenya')
    const [row, ...others] = await heights()
    expect(others).toEqual([])
    for (const name of ['Kazakhstan', 'Saint Vincent and the Grenadines', 'Central African Republic']) {
      await player.guess(name)
      expect(await heights(), name).toEqual([row])
    }
    await expect(page.getByRole('img', { name: 'nearer' })).toHaveCount(1)
    // On a phone the rows fill the window.
    const last = await page.locator('.guess-free').last().boundingBox()
    if (width < 768) expect(height - (last?.y ?? 0) - (last?.height ?? 0)).toBeLessThan(32)
  })

/** Six of the world that are wrong on the day of the tests. */
const MISSES = ['Kenya', 'Iceland', 'Fiji', 'Peru', 'Mongolia', 'Chad']

test('At 360 pixels no name is broken within a word, and none on the plate over two lines', async ({
  page,
  player,
}) => {
  expect(MISSES).not.toContain(nameOf(worldTarget('2026-11-21')))
  await page.setViewportSize({ width: 360, height: 640 })
  const names = placesOf('world').map(({ name }) => name)
  await player.open('/world')
  await player.guessAll(MISSES)
  await player.text('Out of guesses').waitFor()
  // Where the letters are wider than Palatino's, for which the page is laid out, it is as much wider here.
  await page.evaluate((palatino) => {
    const main = document.querySelector('main') as HTMLElement
    const sample = main.appendChild(document.createElement('span'))
    sample.textContent = 'Turkmenistan'
    sample.style.font = '100px var(--serif)'
    sample.style.justifySelf = 'start'
    const ratio = sample.getBoundingClientRect().width / palatino
    sample.remove()
    if (ratio > 1) main.style.inlineSize = `${ratio * main.getBoundingClientRect().width}px`
  }, 610.3)
  /** Those of some texts that take more than one line in the place of an element. */
  const broken = (selector: string, texts: readonly string[]) =>
    page.evaluate(
      ([selector, texts]) => {
        const element = document.querySelector(selector) as HTMLElement
        const range = document.createRange()
        return texts.filter((text) => {
          element.textContent = text
          range.selectNodeContents(element)
          return range.getClientRects().length > 1
        })
      },
      [selector, texts] as const,
    )
  // A long distance leaves the least room: Peru's.
  await expect(player.guesses.nth(3).locator('.guess-distance')).toHaveText(/^1\d,\d{3} km$/)
  const words = names.flatMap((name) => name.split(/[ -]/))
  expect(await broken('.guess:nth-child(4) .guess-name', words)).toEqual([])
  // The answer is set as it is printed, by its length.
  const short = names.filter(({ length }) => length <= 26)
  expect(await broken('.plate-name:not(.plate-name-long)', short)).toEqual([])

  await beginDay(page, 'VC', MISSES, 'world')
  await player.open('/world')
  const longest = 'Saint Vincent and the Grenadines'
  await expect(page.locator('.plate-name')).toHaveText(longest)
  expect(await broken('.plate-name', [longest])).toEqual([])
})

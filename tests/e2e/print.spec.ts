import { inflateSync } from 'node:zlib'
import { placeOf } from '../../src/geo/places'
import { countriesOn, newSheet, numberOfSheet } from '../../src/machines/schedule/sheet'
import type { Player } from '../../tools/player'
import { shapeOf } from '../geo/shapeOf'
import { type Painted, pagesOf, paintedIn, sizesOf } from './pdfDrawing'
import { expect, test } from './test'

/** What a PDF draws, but for blocks of text with nothing in them. */
const drawingOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/FlateDecode[^>]*>> stream\n(.*?)\nendstream/gs)]
    .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .join('\n')
    .replaceAll('BT\nET\n', '')

test('A sheet is one page of A4 or Letter, and its answers are another', async ({ page, player }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const sheet = newSheet('world', 20, 7)
  const names = countriesOn(sheet).map((code) => placeOf(code).name)
  await player.open(`/print#${numberOfSheet(sheet)}`)
  const answers = page.getByRole('checkbox', { name: 'Answers on a second page' })
  const outlines = page.getByRole('img', { name: /^Outline/ })
  await expect(outlines.locator('path[d]')).toHaveCount(20)
  for (const name of names) await expect(page.getByRole('main')).not.toContainText(name)
  for (const format of ['A4', 'Letter']) {
    await answers.uncheck()
    const alone = await page.pdf({ format, printBackground: true })
    expect(pagesOf(alone)).toBe(1)
    await answers.check()
    const both = { format, printBackground: true }
    expect(pagesOf(await page.pdf(both))).toBe(2)
    expect(drawingOf(await page.pdf({ ...both, pageRanges: '1' }))).toBe(drawingOf(alone))
    expect(drawingOf(await page.pdf({ ...both, pageRanges: '2' }))).not.toBe(drawingOf(alone))
  }
  await expect(page.getByRole('region', { name: 'Answers' }).getByRole('listitem')).toHaveText(names)
  await page.getByRole('radio', { name: '6', exact: true }).click()
  await expect(outlines.locator('path[d]')).toHaveCount(6)
  expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(2)

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const colours = await page.evaluate(() => {
    const shown = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility())
    const styles = [document.documentElement, ...shown].map((element) => getComputedStyle(element))
    const inside = [...document.querySelectorAll('.paper, .paper *')].map((element) =>
      getComputedStyle(element),
    )
    return {
      text: [...new Set(inside.map(({ color }) => color))],
      back: [...new Set(styles.map(({ backgroundColor }) => backgroundColor))],
    }
  })
  expect(colours.text).toEqual(['rgb(0, 0, 0)'])
  expect(colours.back.sort()).toEqual(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)'])
})

test('A sheet has the same outlines by its number, in any language, and its button opens the dialog', async ({
  page,
  player,
}) => {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { isPrinted: true })
  })
  await player.open('/')
  await page.getByRole('link', { name: 'Sheets to Print' }).first().click()
  const drawn = () =>
    page
      .locator('.paper-outlines path[d]')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')))
  await expect(page.locator('.paper-outlines path[d]')).toHaveCount(12)
  const first = await drawn()
  const number = ((await page.getByText(/^Sheet \d/).textContent()) ?? '').replace(/\D/g, '')
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  expect(await page.evaluate(() => 'isPrinted' in window)).toBe(true)
  await page.goto(`/ar/print#${number}`)
  await expect(page.locator('.paper-outlines path[d]')).toHaveCount(12)
  expect(await drawn()).toEqual(first)
  // The offer of another language would be one page more.
  await expect(page.locator('.offer')).toBeVisible()
  expect(pagesOf(await page.pdf({ format: 'Letter' }))).toBe(1)
  // In lines from right to left the number still reads from left to right.
  const box = await page
    .locator('.paper-foot bdi')
    .last()
    .evaluate((element) => {
      const text = document.createRange()
      const node = element.firstChild as Text
      const lefts = [...node.data].flatMap((letter, index) => {
        if (!/\d/.test(letter)) return []
        text.setStart(node, index)
        text.setEnd(node, index + 1)
        return [text.getBoundingClientRect().left]
      })
      return lefts
    })
  expect(box).toEqual(box.toSorted((a, b) => a - b))
})

const sheet = newSheet('world', 6, 7)
const number = numberOfSheet(sheet)
const countries = countriesOn(sheet)
const PATH = `/print#${number}`

const chooseTouch = async (player: Player) => {
  await player.page.getByRole('checkbox', { name: 'For touch, one outline a page' }).check()
  await expect(player.button('Save all as one SVG')).toBeEnabled()
}

const spanOf = (spots: Painted['spots'], axis: 0 | 1) => {
  const all = spots.map((spot) => spot[axis])
  return Math.max(...all) - Math.min(...all)
}

test('A sheet for touch is as large on paper as it should be: lines, gaps, braille and scale, measured in the PDF', async ({
  page,
  player,
  watch,
}) => {
  await player.open(PATH)
  await expect(page.locator('.paper-outlines path[d]')).toHaveCount(6)
  const early = watch.requests.length
  await chooseTouch(player)
  // The outlines for touch are asked for now and not before: in one file for all countries, so that it tells none.
  const dataIn = (urls: readonly string[]) => urls.filter((url) => /\.(json|txt)$/.test(url))
  expect(dataIn(watch.requests.slice(0, early)).filter((url) => url.endsWith('.json'))).toEqual([])
  expect(dataIn(watch.requests.slice(early))).toEqual([expect.stringMatching(/\.json$/)])
  // What is saved asks for nothing, and its name tells the number of the sheet alone.
  const there = watch.requests.length
  for (const [button, name] of [
    ['Save as SVG, Outline 3', `outline-${number}-3.svg`],
    ['Save relief (STL), Outline 3', `outline-${number}-3.stl`],
  ] as const) {
    const [download] = await Promise.all([page.waitForEvent('download'), player.button(button).click()])
    expect(download.suggestedFilename()).toBe(name)
  }
  expect(watch.requests.slice(there).filter((url) => !url.startsWith('blob:'))).toEqual([])
  for (const format of ['A4', 'Letter']) {
    const pdf = await page.pdf({ format, printBackground: true })
    expect(pagesOf(pdf)).toBe(6)
    const [wide = 0, high = 0] = sizesOf(pdf)[0] ?? []
    expect(Math.round(wide)).toBe(format === 'A4' ? 210 : 216)
    expect(Math.round(high)).toBe(format === 'A4' ? 297 : 279)
    for (const [index, id] of countries.entries()) {
      const painted = paintedIn(await page.pdf({ format, pageRanges: String(index + 1) }))
      const lines = painted.filter(({ kind }) => kind === 'line')
      const dots = painted.filter(({ kind, spots }) => kind === 'area' && spanOf(spots, 0) < 3)
      // Nothing else is on the page, whose black is raised, and it is all black.
      expect(painted.filter(({ colour }) => colour !== '0 0 0' && colour !== '1 1 1')).toEqual([])
      expect(lines).toHaveLength(1)
      expect(lines[0]?.wide).toBeCloseTo(1.5, 2)
      expect(dots.length).toBeGreaterThan(8)
      for (const { spots } of dots) {
        expect(spanOf(spots, 0)).toBeCloseTo(1.5, 1)
        expect(spanOf(spots, 1)).toBeCloseTo(1.5, 1)
      }
      const middles = dots.map(({ spots }) => {
        const [xs, ys] = [0, 1].map((axis) => spots.map((spot) => spot[axis] as number)) as [
          number[],
          number[],
        ]
        return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2] as const
      })
      // The first cell of the number is the sign of figures, dots 3, 4, 5 and 6; the next has dot 1.
      const top = Math.max(...middles.map(([, y]) => y))
      const row = middles.filter(([x, y]) => top - y < 5.5 && x < wide / 2)
      const columns = [...new Set(row.map(([x]) => Math.round(x * 10) / 10))].sort((a, b) => a - b)
      expect((columns[1] as number) - (columns[0] as number)).toBeCloseTo(2.5, 1)
      expect((columns[2] as number) - (columns[0] as number)).toBeCloseTo(6, 1)
      const rows = [...new Set(row.map(([, y]) => Math.round(y * 10) / 10))].sort((a, b) => b - a)
      for (const [at, y] of rows.slice(1).entries()) expect((rows[at] as number) - y).toBeCloseTo(2.5, 1)
      // The scale bar is the only line in the lowest fifth of the page.
      const spots = (lines[0] as Painted).spots
      const bar = spots.filter(([, y]) => y < Math.min(...spots.map(([, each]) => each)) + 5.5)
      const note = await page
        .getByRole('region', { name: `Outline ${index + 1}` })
        .getByRole('paragraph')
        .textContent()
      const length = Number(/([\d,]+) km/.exec(note?.replaceAll('\u00a0', ' ') ?? '')?.[1]?.replace(',', ''))
      expect(spanOf(bar, 0)).toBeCloseTo((length / shapeOf(id).side) * 160, 0)
    }
  }
})

test('Answers for touch are a page of their own, and nothing of them is on the others', async ({
  page,
  player,
}) => {
  await player.open(PATH)
  await chooseTouch(player)
  for (const id of countries) await expect(page.locator('main')).not.toContainText(placeOf(id).name)
  const before = paintedIn(await page.pdf({ format: 'A4', pageRanges: '1-6' }))
  await page.getByRole('checkbox', { name: 'Answers on a second page' }).check()
  const pdf = await page.pdf({ format: 'A4' })
  expect(pagesOf(pdf)).toBe(7)
  expect(paintedIn(await page.pdf({ format: 'A4', pageRanges: '1-6' }))).toEqual(before)
  const answers = page.getByRole('region', { name: 'Answers' }).getByRole('listitem')
  await expect(answers).toHaveCount(6)
  for (const [index, id] of countries.entries())
    await expect(answers.nth(index)).toHaveText(
      new RegExp(`^${placeOf(id).name}The scale bar is [\\d,]+\u00a0km\\.`),
    )
})

import { readFileSync } from 'node:fs'
import { countryOf } from '../../src/geo/countries'
import { countriesOn } from '../../src/machines/schedule/sheet'
import { newSheet, numberOfSheet } from '../../src/machines/schedule/sheetNumber'
import type { Player } from '../../tools/player'
import { shapeOf } from '../geo/shapeOf'
import { type Painted, pagesOf, paintedIn, sizesOf } from './pdfDrawing'
import { expect, test } from './test'

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
}) => {
  await player.open(PATH)
  await chooseTouch(player)
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
  for (const id of countries) await expect(page.locator('main')).not.toContainText(countryOf(id).name)
  const before = paintedIn(await page.pdf({ format: 'A4', pageRanges: '1-6' }))
  await page.getByRole('checkbox', { name: 'Answers on a second page' }).check()
  const pdf = await page.pdf({ format: 'A4' })
  expect(pagesOf(pdf)).toBe(7)
  expect(paintedIn(await page.pdf({ format: 'A4', pageRanges: '1-6' }))).toEqual(before)
  const answers = page.getByRole('region', { name: 'Answers' }).getByRole('listitem')
  await expect(answers).toHaveCount(6)
  for (const [index, id] of countries.entries())
    await expect(answers.nth(index)).toHaveText(
      new RegExp(`^${countryOf(id).name}The scale bar is [\\d,]+\u00a0km\\.`),
    )
})

test('A page and a relief are saved without a request, and their names tell the number of the sheet alone', async ({
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
  const there = watch.requests.length
  const save = async (name: string) => {
    const wait = page.waitForEvent('download')
    await player.button(name).click()
    const download = await wait
    return { name: download.suggestedFilename(), content: readFileSync(await download.path()) }
  }
  const svg = await save('Save as SVG, Outline 3')
  expect(svg.name).toBe(`outline-${number}-3.svg`)
  expect(svg.content.toString()).toMatch(/^<svg [^>]*width="180mm" height="245mm"/)
  const stl = await save('Save relief (STL), Outline 3')
  expect(stl.name).toBe(`outline-${number}-3.stl`)
  expect(stl.content.byteLength).toBe(84 + 50 * stl.content.readUInt32LE(80))
  expect(watch.requests.slice(there).filter((url) => !url.startsWith('blob:'))).toEqual([])
})

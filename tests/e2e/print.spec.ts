import { inflateSync } from 'node:zlib'
import { placeOf } from '../../src/geo/places'
import { countriesOn, newSheet, numberOfSheet } from '../../src/machines/classroom/sheet'
import type { Player } from '../../tools/player'
import { expect, test } from './test'

/** How many pages a PDF has. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

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
  await player.open(`/teach/sheets#${numberOfSheet(sheet)}`)
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
  await player.link('Teach').first().click()
  await page.getByRole('link', { name: 'Sheets to Print' }).click()
  const drawn = () =>
    page
      .locator('.paper-outlines path[d]')
      .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')))
  await expect(page.locator('.paper-outlines path[d]')).toHaveCount(12)
  const first = await drawn()
  const number = ((await page.getByText(/^Sheet \d/).textContent()) ?? '').replace(/\D/g, '')
  await page.getByRole('button', { name: 'Print', exact: true }).click()
  expect(await page.evaluate(() => 'isPrinted' in window)).toBe(true)
  await page.goto(`/ar/teach/sheets#${number}`)
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
const PATH = `/teach/sheets#${number}`

const chooseTouch = async (player: Player) => {
  await player.page.getByRole('checkbox', { name: 'Tactile, one outline per page' }).check()
  await expect(player.button('Save all as one SVG')).toBeEnabled()
}

// How lines, gaps, braille and the scale are laid out in mm is told by `touch/sheet.test.ts`.
test('A sheet for touch is as large on paper as it is laid out, one outline a page, and all of it is black', async ({
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
  for (const format of ['A4', 'Letter'])
    expect(pagesOf(await page.pdf({ format, printBackground: true }))).toBe(6)
  // A window as wide as A4.
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  const [sizes, colours, beyond] = await page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(`.touch-page ${selector}`)]
    const mm = (pixels: number) => Math.round((pixels * 25.4) / 96)
    const styles = all('path, circle').map((element) => getComputedStyle(element))
    const { scrollWidth, clientWidth } = document.documentElement
    return [
      all('svg').map((svg) => {
        const { width, height } = svg.getBoundingClientRect()
        return `${mm(width)}×${mm(height)}`
      }),
      [...new Set(styles.flatMap(({ fill, stroke }) => [fill, stroke]))],
      scrollWidth - clientWidth,
    ] as const
  })
  expect(sizes).toEqual(Array(6).fill('180×245'))
  expect([...colours].sort()).toEqual(['none', 'rgb(0, 0, 0)'])
  expect(beyond, 'so that nothing is made smaller to fit').toBe(0)
})

test('Answers for touch are a page of their own, and nothing of them is on the others', async ({
  page,
  player,
}) => {
  await player.open(PATH)
  await chooseTouch(player)
  for (const id of countries) await expect(page.locator('main')).not.toContainText(placeOf(id).name)
  const pages = () => page.locator('.touch-page').evaluateAll((all) => all.map((each) => each.outerHTML))
  const before = await pages()
  expect(before).toHaveLength(6)
  await page.getByRole('checkbox', { name: 'Answers on a second page' }).check()
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(7)
  expect(await pages()).toEqual(before)
  const answers = page.getByRole('region', { name: 'Answers' }).getByRole('listitem')
  await expect(answers).toHaveCount(6)
  for (const [index, id] of countries.entries())
    await expect(answers.nth(index)).toHaveText(
      new RegExp(`^${placeOf(id).name}The scale bar is [\\d,]+\u00a0km\\.`),
    )
})

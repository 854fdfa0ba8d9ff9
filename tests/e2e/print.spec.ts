import { inflateSync } from 'node:zlib'
import { countryOf } from '../../src/geo/countries'
import { countriesOn } from '../../src/machines/schedule/sheet'
import { newSheet, numberOfSheet } from '../../src/machines/schedule/sheetNumber'
import { expect, test } from './test'

/** How many pages a PDF has. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
/** What a PDF draws, but for blocks of text with nothing in them. */
const drawnIn = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/FlateDecode[^>]*>> stream\n(.*?)\nendstream/gs)]
    .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .join('\n')
    .replaceAll('BT\nET\n', '')

test('A sheet is one page of A4 or Letter, and its answers are another', async ({ page, player }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const sheet = newSheet('world', 20, 7)
  const names = countriesOn(sheet).map((code) => countryOf(code).name)
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
    expect(drawnIn(await page.pdf({ ...both, pageRanges: '1' }))).toBe(drawnIn(alone))
    expect(drawnIn(await page.pdf({ ...both, pageRanges: '2' }))).not.toBe(drawnIn(alone))
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
  await page.getByRole('link', { name: 'Print', exact: true }).first().click()
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

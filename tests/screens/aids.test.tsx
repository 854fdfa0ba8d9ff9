import { readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { countries } from '../../src/geo/countries'
import { outlineRingsOf } from '../../src/geo/outlineRings'
import { parseShape, type Shape } from '../../src/geo/shape'
import { readSettings, writeSettings } from '../../src/machines/journal/settings'
import type { Aid } from '../../src/machines/rules'
import { ANSWER, wrong } from '../../tools/answers'
import { fakeBrowser, playOn, unfold } from './renderApp'

/** The day with some aids, opened in a browser. */
async function openWith(...aids: readonly Aid[]) {
  const browser = fakeBrowser()
  writeSettings(browser.store, Object.fromEntries(aids.map((aid) => [aid, true])))
  return await playOn('/daily', browser)
}

/** The area of what is drawn of a country, in square kilometres, by the shoelace formula. */
function areaOf(name: string): number {
  const { id } = countries.find((country) => country.name === name) as (typeof countries)[number]
  const { path, side } = parseShape(readFileSync(`src/geo/shapes/${id}.txt`, 'utf8')) as Shape
  const area = outlineRingsOf(path)
    .map((ring) =>
      ring.reduce((sum, [x, y], i) => {
        const [x2, y2] = ring[(i + 1) % ring.length] ?? [0, 0]
        return sum + (x * y2 - x2 * y) / 2
      }, 0),
    )
    .reduce((sum, part) => sum + part, 0)
  return Math.abs(area) * (side / 100) ** 2
}

describe('the aids of a round', () => {
  it('tell how large the answer is beside each wrong guess', async () => {
    const { guess } = await openWith('size')
    for (const name of [...wrong(3), 'Russia']) {
      await guess(name)
      const said = await screen.findByText(
        new RegExp(`^The answer is [\\d./]+ times as large as ${name}\\.$`),
      )
      const [over = 0, under = 1] = said.textContent?.match(/\d[\d.]*/g)?.map(Number) ?? []
      const ratio = over / under
      expect(ratio / (areaOf(ANSWER) / areaOf(name))).toBeGreaterThan(0.94)
      expect(ratio / (areaOf(ANSWER) / areaOf(name))).toBeLessThan(1.06)
    }
    expect(screen.getByText('answer 1/31× the size')).toBeVisible()
  })

  it('tell of a region how large it is, and nothing of globe and continent', async () => {
    const browser = fakeBrowser()
    writeSettings(browser.store, { size: true, globe: true, continent: true })
    const { guess } = await playOn('/states?deck=US', browser)
    await screen.findByRole('combobox', { name: 'Guess a region' })
    await guess('Texas', 'Ohio', 'Maine')
    // Washington has 177,000 km² without its waters, Texas 680,000.
    const said = await screen.findByText(/^The answer is [\d.]+ (times )?(as|of)?.*Texas\.$/)
    expect(said).toHaveTextContent(/0\.2[56]|a quarter/)
    expect(screen.queryByRole('img', { name: /^Globe/ })).toBeNull()
    expect(screen.queryByText(/^Continent/)).toBeNull()
  })

  it('lay the outline of a wrong guess over the answer’s, one at a time', async () => {
    const { guess, user } = await openWith('shapes')
    const [one, two] = wrong(2) as [string, string]
    await guess(one)
    await guess(two)
    const laid = () => document.querySelectorAll('.plate-laid path')
    expect(laid()).toHaveLength(0)
    for (const name of [one, two]) {
      await user.click(await screen.findByRole('button', { name: new RegExp(`^Lay over.*${name}$`) }))
      expect(laid()).toHaveLength(1)
      expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1)
    }
    await user.click(screen.getByRole('button', { name: new RegExp(`^Lay over.*${two}$`) }))
    expect(laid()).toHaveLength(0)
  })

  it('tell the continent after the third guess, and show the guesses on a globe with words', async () => {
    const { guess } = await openWith('continent', 'globe')
    const [one, two, three] = wrong(3) as [string, string, string]
    await guess(one)
    expect(await screen.findByRole('img', { name: /^Globe with your guesses/ })).toBeInTheDocument()
    await guess(two)
    expect(screen.queryByText('Continent: Europe')).toBeNull()
    await guess(three)
    expect(await screen.findByText('Continent: Europe')).toBeVisible()
    expect(
      screen.getByText(new RegExp(`^Guess 3, ${three}: to the [a-z-]+; a third of the way is `)),
    ).toBeInTheDocument()
  })

  it('go on after the last guess until the country is found, and the day is lost all the same', async () => {
    const { guess, user } = await openWith('more')
    for (const name of wrong(7)) await guess(name)
    expect(screen.getByText('Guess 8')).toBeVisible()
    expect(screen.queryByText(ANSWER)).toBeNull()
    await guess(ANSWER)
    expect(screen.getByRole('heading', { name: 'Out of guesses' })).toBeVisible()
    expect(screen.getByText(`You found ${ANSWER} with guess 8.`)).toBeVisible()
    await unfold(user, 'Statistics')
    expect(await screen.findByText('0%')).toBeVisible()
  })

  it('let a day be given up after a question, which is lost', async () => {
    const { guess, user } = await openWith('more')
    const more = () => user.click(screen.getByRole('button', { name: 'More' }))
    await more()
    expect(screen.queryByRole('button', { name: 'Give up' })).toBeNull()
    await more()
    await guess(wrong(1)[0] as string)
    await more()
    await user.click(screen.getByRole('button', { name: 'Give up' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Give up and show the answer' }))
    expect(screen.getByRole('heading', { name: 'Given up' })).toBeVisible()
    expect(screen.getByText(`The answer was ${ANSWER}.`)).toBeVisible()
  })

  it('are chosen by one press for somebody who is there for the first time, and taken back by another', async () => {
    const browser = fakeBrowser()
    const { user } = await playOn('/daily', browser)
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(screen.getByRole('button', { name: 'Options' }))
    await user.click(await screen.findByRole('button', { name: 'New here? Turn on Size and Globe' }))
    expect(readSettings(browser.store)).toMatchObject({
      size: true,
      globe: true,
      shapes: false,
      continent: false,
    })
    await user.click(screen.getByRole('button', { name: 'Play without Size and Globe' }))
    expect(readSettings(browser.store)).toMatchObject({ size: false, globe: false })
    await user.click(screen.getByRole('switch', { name: 'Shapes' }))
    await user.click(screen.getByRole('switch', { name: 'Hidden outline' }))
    expect(readSettings(browser.store)).toMatchObject({ shapes: false, outline: 'hidden' })
  })
})

import { readFileSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { countries } from '../../src/geo/countries'
import { outlineRingsOf } from '../../src/geo/outlineRings'
import { parseShape, type Shape } from '../../src/geo/shape'
import { readSettings, writeSettings } from '../../src/machines/journal/settings'
import type { Aid } from '../../src/machines/rules/rules'
import { ANSWER, wrong } from '../../tools/answers'
import { addressOf } from '../../tools/challenge'
import { fakeBrowser, playOn, renderApp, unfold } from './renderApp'

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

/** Ratios as they are told in words. */
const SIZES: readonly (readonly [words: string, ratio: number])[] = [
  ['a fifth of the size', 1 / 5],
  ['a quarter of the size', 1 / 4],
  ['a third of the size', 1 / 3],
  ['half the size', 1 / 2],
  ['two thirds of the size', 2 / 3],
  ['about the same size', 1],
  ['half as large again', 3 / 2],
  ['twice the size', 2],
]

/** Opens the options of the round on the screen. */
async function openOptions(user: Awaited<ReturnType<typeof playOn>>['user']): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(screen.getByRole('button', { name: /^Options/ }))
}

describe('the aids of a round', () => {
  it('tell how large the answer is beside each wrong guess', async () => {
    const { guess } = await openWith('size')
    for (const name of [...wrong(3), 'Russia']) {
      await guess(name)
      const row = screen.getByText(name, { selector: '.guess-name' }).closest('li') as HTMLElement
      const said = await within(row).findByText(/^answer /)
      const ratio = areaOf(ANSWER) / areaOf(name)
      const [, number] = said.textContent?.match(/ (?:1\/)?(\d+) /) ?? []
      const worded = SIZES.find(([words]) => said.textContent?.endsWith(words))?.[1]
      const told = worded ?? (said.textContent?.includes('1/') ? 1 / Number(number) : Number(number))
      expect(told / ratio).toBeGreaterThan(0.8)
      expect(told / ratio).toBeLessThan(1.25)
    }
    expect(screen.getByText('answer 1/31 of the size')).toBeVisible()
  })

  it('tell of a region how large it is, and nothing of globe and continent', async () => {
    const browser = fakeBrowser()
    writeSettings(browser.store, { size: true, globe: true, continent: true })
    const { guess } = await playOn('/states/us', browser)
    await screen.findByRole('combobox', { name: 'Guess a region' })
    await guess('Texas', 'Ohio', 'Maine')
    // Washington has 177,000 km² without its waters, Texas 680,000.
    const [said] = await screen.findAllByText(/^answer /)
    expect(said).toHaveTextContent('answer a quarter of the size')
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
    const { guess, user } = await openWith('continent', 'globe')
    const [one, two, three] = wrong(3) as [string, string, string]
    await guess(one)
    await user.click(await screen.findByRole('button', { name: 'Globe' }))
    expect(await screen.findByRole('img', { name: /^Globe with your guesses/ })).toBeInTheDocument()
    expect(screen.queryByRole('img', { name: 'Outline of the mystery country' })).toBeNull()
    await guess(two)
    expect(screen.queryByText('Continent: Europe')).toBeNull()
    await guess(three)
    expect(await screen.findByText('Continent: Europe')).toBeVisible()
    expect(
      screen.getByText(new RegExp(`^Guess 3, ${three}: to the [a-z-]+; a third of the way along: `)),
    ).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Outline' }))
    expect(screen.getByRole('img', { name: 'Outline of the mystery country' })).toBeVisible()
  })

  it('go on after the last guess until the country is found, and the day is lost all the same', async () => {
    const { guess, user } = await openWith('more')
    for (const name of wrong(7)) await guess(name)
    expect(screen.getByText('Guess 8')).toBeVisible()
    expect(screen.queryByText(ANSWER)).toBeNull()
    await guess(ANSWER)
    expect(screen.getByRole('heading', { name: 'Out of guesses' })).toBeVisible()
    expect(screen.getByText(`You found ${ANSWER} on guess 8.`)).toBeVisible()
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

  it('are chosen by one of three levels, or one by one', async () => {
    const browser = fakeBrowser()
    const { user } = await playOn('/daily', browser)
    await openOptions(user)
    await user.click(await screen.findByRole('radio', { name: 'Easy' }))
    const none = { size: false, globe: false, shapes: false, continent: false, more: false }
    const easy = { ...none, size: true, globe: true, continent: true }
    expect(readSettings(browser.store)).toMatchObject({ ...easy, outline: 'shown', arrows: true })
    await user.click(screen.getByRole('radio', { name: 'Hard' }))
    expect(readSettings(browser.store)).toMatchObject({ ...none, outline: 'turned', arrows: false })
    await user.click(screen.getByRole('radio', { name: 'Standard' }))
    expect(readSettings(browser.store)).toMatchObject({ ...none, outline: 'shown', arrows: true })
    await user.click(screen.getByText('Choose one by one'))
    await user.click(screen.getByRole('switch', { name: 'Shapes' }))
    expect(screen.getByRole('radio', { name: 'Standard' })).not.toBeChecked()
    await user.click(screen.getByRole('switch', { name: 'Hidden outline' }))
    expect(readSettings(browser.store)).toMatchObject({ shapes: false, outline: 'hidden' })
  })
})

describe('lifelines', () => {
  const far = ['Australia', 'Japan', 'Brazil'] as const
  const stuck = 'Stuck? See your guesses on the globe'
  const taking = { name: 'Take a lifeline' }

  it('are offered to whoever is stuck after three guesses, and the first is asked about', async () => {
    let copied = ''
    const copyText = async (text: string) => {
      copied = text
    }
    const { guess, user } = await playOn('/daily', fakeBrowser({ copyText }))
    await guess(...far.slice(0, 2))
    expect(screen.queryByRole('button', { name: stuck })).toBeNull()
    await guess(far[2])
    await user.click(await screen.findByRole('button', { name: stuck }))
    const dialog = await screen.findByRole('dialog', taking)
    expect(dialog).toHaveTextContent('🛟')
    await user.click(within(dialog).getByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('button', { name: 'Globe' })).toBeNull()
    await user.click(screen.getByRole('button', { name: stuck }))
    await user.click(await screen.findByRole('button', taking))
    expect(await screen.findByRole('img', { name: /^Globe with your guesses/ })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: stuck })).toBeNull()
    await guess(ANSWER)
    await user.click(screen.getByRole('button', { name: 'Share Result' }))
    expect(copied).toContain('4/6 🛟')
  })

  it('are not offered to whoever came near, nor where there is no globe', async () => {
    const { guess } = await playOn('/daily')
    await guess(...far.slice(0, 2), 'Germany')
    await screen.findByText(/^9\d$/)
    expect(screen.queryByRole('button', { name: stuck })).toBeNull()
  })

  it('are taken one by one from the options of a round that is begun, and not given back', async () => {
    const { guess, user } = await playOn('/daily')
    await guess(...far)
    await openOptions(user)
    // The first of that name: those for rounds to come are folded below.
    const switchOf = async (name: string) =>
      (await screen.findAllByRole('switch', { name }))[0] as HTMLElement
    await user.click(await switchOf('Continent'))
    await user.click(await screen.findByRole('button', taking))
    expect(await screen.findByText('Continent: Europe')).toBeVisible()
    await openOptions(user)
    expect(await switchOf('Continent')).toBeDisabled()
    await user.click(await switchOf('Size'))
    expect((await screen.findAllByText(/^answer .* size$/)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('are in a challenge those that its link allows', async () => {
    const rules = { outline: 'shown', arrows: true, aids: ['size'] } as const
    const { user } = await renderApp(addressOf({ rules }))
    expect(await screen.findByText('Size')).toBeVisible()
    const field = await screen.findByRole('combobox')
    for (const name of far) {
      await user.type(field, name)
      await user.click(screen.getByRole('option', { name }))
    }
    expect(screen.queryByRole('button', { name: stuck })).toBeNull()
    await openOptions(user)
    expect(await screen.findAllByRole('switch')).toHaveLength(1)
    await user.click(screen.getByRole('switch', { name: 'Size' }))
    await user.click(await screen.findByRole('button', taking))
    expect((await screen.findAllByText(/^answer .* size$/)).length).toBeGreaterThan(0)
  })
})

import { readFileSync } from 'node:fs'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { CountryCode } from '../../src/geo/countries'
import { boxOfDeck } from '../../src/geo/maps/deckMaps'
import { WORLD } from '../../src/geo/maps/flatMap'
import { logReview } from '../../src/machines/journal/review'
import { readSettings } from '../../src/machines/journal/settings'
import { writeRound } from '../../src/machines/journal/storedRound'
import { gameIn } from '../../src/machines/openGames'
import { newRound } from '../../src/machines/rules/round'
import { standardChoice } from '../../src/machines/rules/rules'
import { memoryStore, refuse } from '../machines/memoryStore'
import { fakeBrowser, NOON, renderApp, unfold } from './renderApp'

const DAY = 24 * 60 * 60 * 1000

/** A store in which countries were met: with which guess they were found in each round, ten days apart, or not at all. */
function storeWith(rounds: { readonly [code in CountryCode]?: readonly (number | undefined)[] }) {
  const store = memoryStore()
  for (const [country, found] of Object.entries(rounds))
    for (const [round, guess] of found.entries()) {
      const identity = `practice.world.${country.charCodeAt(0)}${country.charCodeAt(1)}${round}`
      logReview(store, { identity, country, at: NOON - (found.length - round) * 10 * DAY, found: guess })
    }
  return store
}

const some = () => storeWith({ FR: [1, 1, 1], MT: [undefined], BR: [undefined, 3] })
const map = () => screen.findByRole('group', { name: 'The World: how well you know each country' })
const onMap = async (name: string) => within(await map()).getByRole('button', { name })

/** Opens a country of the map: the first press goes to its continent. */
async function openOn(user: UserEvent, name: string) {
  const isFar = () =>
    screen.getByRole('button', { name: 'Zoom out' }).getAttribute('aria-disabled') === 'true'
  if (isFar()) await user.click(await onMap(name))
  await waitFor(() => expect(isFar()).toBe(false))
  await user.click(await onMap(name))
}

const fetchText = async (url: string) => readFileSync(`.${url}`, 'utf8')

async function openMap(store = some(), fetch = fetchText) {
  return renderApp('/atlas', fakeBrowser({ store, fetchText: fetch }))
}

describe('my map', () => {
  it('shades each country as met, found or mastered, gives it a gold coast at first sight, and says it in words', async () => {
    await openMap()
    expect(await onMap('France: Mastered, at first sight')).toHaveClass('map-mastered')
    expect(await onMap('Brazil: Found')).toHaveClass('map-found')
    expect(await onMap('Malta: Met')).toHaveClass('map-met')
    expect(await onMap('Chad: New')).toHaveClass('map-unmet')
    expect(await onMap('Monaco: Never asked')).toHaveClass('map-unasked')
    expect(within(await map()).getAllByRole('button')).toHaveLength(197)
    const coasts = (await map()).querySelectorAll('.map-gold')
    const shape = (await onMap('France: Mastered, at first sight')).querySelector('.map-shape')
    expect([...coasts].map((coast) => coast.getAttribute('d'))).toEqual([shape?.getAttribute('d')])
  })

  it('counts what was found among what is asked', async () => {
    await openMap()
    expect((await map()).getAttribute('viewBox')).toBe('0.000 0.000 720.000 324.000')
    expect(screen.getByText('2 of 190 found')).toBeVisible()
  })

  it('says under the map what the shades mean that a country can take', async () => {
    await openMap()
    await map()
    expect(document.querySelector('.map-key')).toHaveTextContent('Met Found Mastered First sight')
  })

  it('has no shades to explain while it is blank', async () => {
    await openMap(memoryStore())
    await map()
    expect(document.querySelector('.map-key')).toBeNull()
  })

  it('tells the standings apart without their colours, and says the same as a table', async () => {
    const { user } = await openMap()
    await map()
    await unfold(user, 'Country by country')
    const table = screen.getByRole('table', { name: /^The World: how well you know/ })
    const hatchIn = (item: Element) => item.innerHTML.match(/url\(#[^)]*(dots|lines|cross)\)/)?.[1]
    expect([...table.querySelectorAll('.map-group')].map(hatchIn)).toEqual([
      undefined,
      'lines',
      'dots',
      undefined,
      undefined,
    ])
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent?.trim()).join('|'))
    expect(rows).toHaveLength(1 + 5 + 197)
    expect(rows.slice(0, 9)).toEqual([
      'Country|Met|Found|First sight',
      ...['Mastered 1', 'France|3|3|3', 'Found 1', 'Brazil|2|1|0', 'Met 1', 'Malta|1|0|0'],
      ...['New 187', 'Afghanistan|0|0|0'],
    ])
  })

  it('draws a small country as a dot, and as it is once the map is large enough', async () => {
    const { user } = await openMap()
    const luxembourg = await onMap('Luxembourg: New')
    const isDot = () =>
      / ?a[\d.]+ [\d.]+ 0 1 0/.test(luxembourg.querySelector('path')?.getAttribute('d') ?? '')
    expect(isDot()).toBe(true)
    for (let press = 0; press < 4; press++) await user.click(screen.getByRole('button', { name: 'Zoom in' }))
    await waitFor(() => expect(isDot()).toBe(false))
  })

  it('leads to practice with what is due, in place of a round that was left', async () => {
    const store = some()
    const puzzle = { kind: 'practice', deck: 'world', order: 'due' } as const
    writeRound(store, newRound(puzzle, 'CU', 5, [], standardChoice))
    const { app, user } = await openMap(store)
    await map()
    await user.click(screen.getByRole('link', { name: 'Review 2 countries' }))
    expect(await screen.findByText('7 countries left for today')).toBeVisible()
    expect(gameIn(app.getSnapshot(), puzzle)?.getSnapshot().context.target).toBe('MT')
    expect(readSettings(store)).toMatchObject({ deck: 'world', order: 'due' })
  })

  it('opens the plate of a country, and from it that of a neighbour', async () => {
    const { user } = await openMap()
    await openOn(user, 'Brazil: Found')
    const plate = within(await screen.findByRole('dialog', { name: 'Brazil' }))
    expect(plate.getByText('Met 2 times, found once')).toBeVisible()
    const outline = () => plate.getByRole('img', { name: 'Outline of Brazil' })
    expect(outline()).toBeVisible()
    await waitFor(() => expect(outline().querySelector('path')).toHaveAttribute('d'))
    expect((await plate.findByText('Population')).nextElementSibling).toHaveTextContent('220,000,000 (2024)')
    await user.click(plate.getByRole('button', { name: 'Peru, open' }))
    const next = within(await screen.findByRole('dialog', { name: 'Peru' }))
    expect(next.getByText('New')).toBeVisible()
    await user.click(next.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('goes to a continent by the first press, which opens nothing, and opens by keys at once', async () => {
    const { user } = await openMap()
    const brazil = await onMap('Brazil: Found')
    await user.click(brazil)
    const box = () => brazil.closest('svg')?.getAttribute('viewBox')?.split(' ').map(Number) ?? []
    await waitFor(() => expect(box()[2]).toBeLessThan(WORLD.width / 1.5))
    expect(screen.queryByRole('dialog')).toBeNull()
    const { left, width } = boxOfDeck('americas')
    const [x = 0, , seen = 0] = box()
    expect(x).toBeLessThan(left + width)
    expect(x + seen).toBeGreaterThan(left)
  })

  it('says of an outline that its islets are drawn larger than they are', async () => {
    const { user } = await openMap()
    await openOn(user, 'Maldives: New')
    expect(await screen.findByText('small islands enlarged in the drawing')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await openOn(user, 'Brazil: Found')
    await screen.findByText('Population')
    expect(screen.queryByText('small islands enlarged in the drawing')).toBeNull()
  })

  it('shows no picture of a country that has no outline', async () => {
    const { user } = await openMap()
    await openOn(user, 'Vatican City: Never asked')
    const plate = within(await screen.findByRole('dialog', { name: 'Vatican City' }))
    expect(await plate.findByText('Population')).toBeVisible()
    expect(plate.queryByRole('img')).toBeNull()
    expect(plate.queryByRole('alert')).toBeNull()
  })

  it('says that an outline could not be loaded, and asks for it again', async () => {
    let isThere = false
    const { user } = await openMap(some(), async (url) => (isThere ? fetchText(url) : 'Not found'))
    await openOn(user, 'Brazil: Found')
    const plate = within(await screen.findByRole('dialog', { name: 'Brazil' }))
    expect(await plate.findByRole('alert')).toHaveTextContent('This part of the page could not be loaded.')
    expect(plate.queryByRole('img')).toBeNull()
    isThere = true
    await user.click(plate.getByRole('button', { name: 'Try again' }))
    expect(await plate.findByRole('img', { name: 'Outline of Brazil' })).toBeVisible()
  })

  it('is one stop for the Tab key: arrow keys lead to the nearest country that way, and Enter opens it', async () => {
    const { user } = await openMap()
    const france = await onMap('France: Mastered, at first sight')
    act(() => france.focus())
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toHaveAccessibleName('Andorra: New')
    await user.keyboard('{ArrowUp}{ArrowRight}')
    expect(document.activeElement).toHaveAccessibleName('Switzerland: New')
    const stops = within(await map())
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0)
    expect(stops).toEqual([document.activeElement])
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Switzerland' })).toBeVisible()
  })

  it('says what it will become while nothing has been played, and leads to practice', async () => {
    await openMap(memoryStore())
    await map()
    expect(screen.getByText(/^Your map is still blank/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Start practising' })).toHaveAttribute('href', '/practice')
  })

  it('is blank and goes on where the store refuses', async () => {
    await openMap({ ...memoryStore(), get: refuse, set: refuse, remove: refuse, keys: refuse })
    expect(await onMap('France: New')).toBeVisible()
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { deckOf } from '../../src/geo/decks'
import { greatCircleDistance } from '../../src/geo/greatCircle'
import type { PlaceId } from '../../src/geo/place'
import { placeOf, placesOf } from '../../src/geo/places'
import type { Point } from '../../src/geo/point'
import { REGION_DECK_NAMES } from '../../src/geo/regions/regionDecks'
import { log } from '../../src/machines/journal/review'
import { roundIn } from '../../src/machines/journal/storedRound'
import { gameIn } from '../../src/machines/openGames'
import type { PracticePuzzle } from '../../src/machines/puzzle'
import { memoryStore } from '../machines/memoryStore'
import { fakeBrowser, field, playOn, renderApp, unfold } from './renderApp'

const practice: PracticePuzzle = { kind: 'practice', deck: 'US' }

describe('the page of states and provinces', () => {
  it('lists every deck of regions by its name, with its number of places and a way to practise it', async () => {
    await renderApp('/states')
    const rows = within(screen.getByRole('main')).getAllByRole('listitem')
    const decks = rows.map((row) => within(row).getByRole('link').getAttribute('href')?.replace(/.*=/, ''))
    expect(decks.toSorted()).toEqual(REGION_DECK_NAMES.toSorted())
    const row = rows[decks.indexOf('US')] as HTMLElement
    expect(row).toHaveTextContent(`US states${deckOf('US').targets.length} regions`)
    expect(within(row).getByRole('link', { name: 'Practice Mode US states' })).toBeVisible()
  })
})

describe('practice of the states of the United States', () => {
  it('is played by their names and codes, measured in the country, and kept by their ids', async () => {
    const store = memoryStore()
    const { app, user, guess } = await playOn('/practice?deck=US', fakeBrowser({ store }))
    const target = gameIn(app.getSnapshot(), practice)?.getSnapshot().context.target
    expect(deckOf('US').targets).toContain(target)
    await waitFor(() => expect(placesOf('US')).not.toContain(undefined))
    const { name } = placeOf(target as NonNullable<typeof target>)
    const [wrong = ''] = ['California', 'Texas'].filter((each) => each !== name)
    await user.type(field(), wrong === 'Texas' ? 'TX' : 'CA')
    expect(await screen.findByRole('option', { name: new RegExp(wrong) })).toBeVisible()
    await user.clear(field())
    await guess(wrong)
    const row = screen.getByRole('listitem')
    expect(row).toHaveTextContent(wrong)
    const [from, to] = [wrong, name].map((each) => placesOf('US').find(({ name }) => name === each)?.centroid)
    const distance = Math.round(greatCircleDistance(from as Point, to as Point))
    const percent = Math.min(99, Math.max(0, Math.round(100 - distance / 83)))
    expect(within(row).getByRole('meter')).toHaveAttribute('aria-valuenow', `${percent}`)
    await guess(name)
    const round = roundIn(store, practice)
    expect(round).toMatchObject({ target, guesses: [expect.stringMatching(/^US-(CA|TX)$/), target] })
    expect(log.ids(store)).toEqual([expect.stringMatching(/^practice\.US\./)])
    expect(screen.queryByRole('button', { name: /Challenge/ })).toBeNull()
  })

  it('says nothing of countries, neither in the round nor in its review', async () => {
    const { app, user, guess } = await playOn('/practice?deck=US', fakeBrowser())
    await screen.findByRole('combobox', { name: 'Guess a region' })
    expect(screen.getByRole('img', { name: 'Outline of the mystery region' })).toBeVisible()
    expect(screen.getByText('US states')).toBeVisible()
    const target = gameIn(app.getSnapshot(), practice)?.getSnapshot().context.target as PlaceId
    const wrong = ['Maine', 'Texas', 'Ohio'].filter((name) => name !== placeOf(target).name)
    await guess(...wrong.slice(0, 2))
    expect(document.body).not.toHaveTextContent(/countr/i)
    await guess(placeOf(target).name)
    await unfold(user, 'Review your guesses')
    expect(await screen.findByText(/^How many answers/)).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(/countr/i)
  })
})

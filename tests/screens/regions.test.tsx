import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { deckOf } from '../../src/geo/decks'
import { greatCircleDistance } from '../../src/geo/greatCircle'
import type { PlaceId } from '../../src/geo/place'
import { placeOf, placesOf } from '../../src/geo/places'
import type { Point } from '../../src/geo/point'
import { REGION_DECK_NAMES } from '../../src/geo/regions/regionDecks'
import { stamps } from '../../src/geo/stamps'
import { challengeLink } from '../../src/machines/challenge/challengeLink'
import type { ClassSet } from '../../src/machines/classroom/classSet'
import { tokenOfSet } from '../../src/machines/classroom/setLink'
import { countriesOn, newSheet, numberOfSheet } from '../../src/machines/classroom/sheet'
import { keptSets } from '../../src/machines/classroom/storedClass'
import { readDays, roundIn, writeRound } from '../../src/machines/journal/storedRound'
import { gameIn } from '../../src/machines/openGames'
import { statisticsOf } from '../../src/machines/record/statistics'
import type { DailyPuzzle, PracticePuzzle } from '../../src/machines/rules/puzzle'
import { newRound } from '../../src/machines/rules/round'
import { targetOf } from '../../src/machines/schedule/dailies'
import { outlinesOf } from '../../src/machines/sprint/outlines'
import { encodeRace } from '../../src/machines/sprint/raceLink'
import { reviewsIn } from '../machines/logged'
import { memoryStore } from '../machines/memoryStore'
import { fakeBrowser, field, playOn, renderApp, settled, unfold } from './renderApp'

const practice: PracticePuzzle = { kind: 'practice', deck: 'US' }

/** Tiles of the decks of regions below practice, once they are opened. */
async function openShelf(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'States and provinces', expanded: false }))
  const shelf = within(screen.getByRole('region', { name: 'States and provinces' }))
  return shelf.getAllByRole('listitem')
}

const deckOfTile = (tile: HTMLElement) =>
  within(tile).getAllByRole('link')[0]?.getAttribute('href')?.replace('/states/', '').toUpperCase()

describe('the shelf of states and provinces below practice', () => {
  it('lists every deck of regions by its name, that of one’s own country first, with the number of those that are asked among all', async () => {
    const { user } = await renderApp('/practice')
    const tiles = await openShelf(user)
    expect(tiles.map(deckOfTile).toSorted()).toEqual([...REGION_DECK_NAMES].sort())
    const [own, ...names] = tiles.map((tile) => tile.querySelector('.today-name')?.textContent ?? '')
    // The browser prefers British English.
    expect(own).toBe('UK regions')
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
    expect(tiles[2]).toHaveTextContent('Australian states 8 regions')
    expect(tiles[1]).toHaveTextContent('Argentine provinces 23 of 24 regions')
    const tile = tiles.find((each) => deckOfTile(each) === 'US') as HTMLElement
    expect(tile).toHaveTextContent('US states 48 of 51 regions')
    expect(within(tile).queryByRole('link', { name: /^Practise/ }), 'nothing of it was played').toBeNull()
  })

  it('draws a region of each deck, but none of that in play until its round is over', async () => {
    const { app, user, guess } = await playOn('/practice?deck=US')
    const tiles = await openShelf(user)
    const drawn = () => tiles.filter((row) => row.querySelector('path[d]')).map(deckOfTile)
    const all = tiles.map(deckOfTile)
    await waitFor(() => expect(drawn()).toEqual(all.filter((deck) => deck !== 'US')))
    const target = gameIn(app.getSnapshot(), practice)?.getSnapshot().context.target as PlaceId
    await guess(placeOf(target).name)
    await waitFor(() => expect(drawn()).toEqual(all))
  })

  it('draws no country, which could be the answer of the round above', async () => {
    const { user } = await renderApp('/practice')
    const tiles = await openShelf(user)
    const paths = () => tiles.map((row) => row.querySelector('path')?.getAttribute('d'))
    await waitFor(() => expect(paths()).not.toContain(null))
    const countries = new Set<string | null | undefined>(stamps.values())
    expect(paths().filter((path) => countries.has(path))).toEqual([])
  })
})

describe('the daily puzzle of the states of the United States', () => {
  it('is the same for everybody, with a record, past days and a share text of its own', async () => {
    const store = memoryStore()
    const copyText = vi.fn(async () => {})
    const { user, guess } = await playOn('/states/us', fakeBrowser({ store, copyText }))
    expect(await screen.findByRole('heading', { level: 1, name: 'US states' })).toBeVisible()
    expect(screen.getByRole('combobox', { name: 'Guess a region' })).toBeVisible()
    expect(document.title).toBe('US states · The World Outline Game')
    await waitFor(() => expect(placesOf('US')).not.toContain(undefined))
    const day: DailyPuzzle = { kind: 'daily', deck: 'US', date: '2026-11-21' }
    await guess(placeOf(targetOf(day)).name)
    expect(roundIn(store, day)).toMatchObject({ guesses: [targetOf(day)] })
    expect(statisticsOf(readDays(store, 'US'), day.date)).toMatchObject({ played: 1, won: 1 })
    expect(readDays(store, 'twenty')).toEqual([])
    await user.click(await screen.findByRole('button', { name: 'Share Result' }))
    expect(copyText).toHaveBeenCalledWith(
      'The World Outline Game · US states 2026-11-21 1/6\n🟩🟩🟩🟩🟩 ↑\nPlay at https://example.org/states/us #WorldOutline',
    )
    expect(screen.getByRole('button', { name: /Challenge/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Practice Mode' })).toHaveAttribute('href', '/practice?deck=US')
    await unfold(user, 'Statistics')
    const past = await within(screen.getByRole('main')).findByRole('link', { name: 'Past Days' })
    expect(past).toHaveAttribute('href', '/atlas/album?deck=US')
  })

  it('says its state in the list, and stands beside the two of countries among past days', async () => {
    const store = memoryStore()
    const day: DailyPuzzle = { kind: 'daily', deck: 'US', date: '2026-11-21' }
    writeRound(store, { ...newRound(day, targetOf(day)), guesses: [targetOf(day)], begun: day.date })
    const { user } = await renderApp('/practice', fakeBrowser({ store }))
    const row = (await openShelf(user)).find((each) => deckOfTile(each) === 'US') as HTMLElement
    expect(row).toHaveTextContent('solved in 1')
    const practise = within(row).getByRole('link', { name: 'Practise US states' })
    expect(practise).toHaveAttribute('href', '/practice?deck=US')
    await user.click(screen.getByRole('link', { name: /^US states/ }))
    await unfold(user, 'Statistics')
    await user.click(await within(screen.getByRole('main')).findByRole('link', { name: 'Past Days' }))
    const decks = await screen.findByRole('navigation', { name: 'Puzzle' })
    expect(
      within(decks)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['The Twenty', 'The World', 'US states'])
  })
})

describe('the states of the United States', () => {
  const [texas, ohio] = ['US-TX', 'US-OH'] as const

  it('are sent as a challenge, with a result beside one’s own, and found among those that are kept', async () => {
    const store = memoryStore()
    const rules = { outline: 'shown', arrows: true, aids: [] } as const
    const subject = { kind: 'country', code: texas } as const
    const result = { isFound: true, bars: [3, 5] }
    const token = challengeLink.write({ deck: 'US', deckVersion: 1, subject, rules, result }, 7)
    const { user } = await renderApp(`/challenge#${token}`, fakeBrowser({ store }))
    expect(await screen.findByText('US states')).toBeVisible()
    for (const name of ['Ohio', 'Texas']) {
      await user.type(await screen.findByRole('combobox', { name: 'Guess a region' }), name)
      await user.click(await screen.findByRole('option', { name }))
    }
    expect(await screen.findByRole('region', { name: 'Side by side' })).toHaveTextContent(
      /You 2\/6Your friend 2\/6/,
    )
    cleanup()
    await renderApp('/friends', fakeBrowser({ store }))
    expect(await screen.findByRole('link', { name: 'Texas' })).toHaveAttribute('href', `/challenge#${token}`)
  })

  it('are raced for, in an order of chance that is the same for both', async () => {
    const plan = { kind: 'sprint', deck: 'US', clock: 'off', seed: 5 } as const
    const outlines = outlinesOf(plan)
    expect(outlines.toSorted()).toEqual(deckOf('US').targets.toSorted())
    const copyText = vi.fn(async () => {})
    const race = encodeRace({ plan, found: [1, 0, 0, 0, 0, 0] }, 7)
    const { user } = await renderApp(`/sprint#${race}`, fakeBrowser({ copyText }))
    await user.click(await screen.findByRole('button', { name: 'Start' }))
    for (const id of outlines.slice(0, 2)) {
      await user.type(await screen.findByRole('combobox', { name: 'Guess a region' }), placeOf(id).name)
      await user.click(screen.getByRole('option', { name: placeOf(id).name }))
    }
    await user.click(screen.getByRole('button', { name: 'End the run' }))
    expect(await screen.findByText('You named more.')).toBeVisible()
    const named = within(screen.getByRole('main')).getAllByRole('listitem')
    expect(named.map((item) => item.textContent)).toEqual(
      expect.arrayContaining(outlines.slice(0, 2).map((id) => placeOf(id).name)),
    )
    await user.click(screen.getByRole('button', { name: 'Share Result' }))
    expect(copyText).toHaveBeenCalledWith(expect.stringContaining('Sprint · US states · 2 without a clock'))
  })

  it('are put into a class set, without what only countries have, and handed in by their names', async () => {
    const store = memoryStore()
    const { user } = await renderApp('/teach', fakeBrowser({ store }))
    await user.click(await screen.findByRole('button', { name: 'More' }))
    const deck = await screen.findByRole('combobox', { name: 'Choose from' })
    expect(screen.getByText('Choose on the map')).toBeVisible()
    await user.selectOptions(deck, 'US states')
    for (const [typed, name] of [
      ['TX', 'Texas'],
      ['Ohio', 'Ohio'],
    ] as const) {
      await user.type(await screen.findByRole('combobox', { name: 'Add a region' }), typed)
      await user.click(await screen.findByRole('option', { name }))
    }
    expect(screen.queryByText('Choose on the map')).toBeNull()
    expect(screen.queryByText('Where is it?')).toBeNull()
    expect(screen.queryByRole('checkbox', { name: /continent|globe/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Make the set' }))
    await screen.findByRole('heading', { name: 'For the class' })
    const [{ set } = {}] = keptSets(store)
    expect(set).toMatchObject({ deck: 'US', countries: [texas, ohio] })
    cleanup()
    const pupil = await renderApp(`/class#${tokenOfSet(set as ClassSet)}`, fakeBrowser())
    await pupil.user.click(await screen.findByRole('button', { name: 'Play' }))
    for (const name of ['Texas', 'Maine', 'Ohio']) {
      await pupil.user.type(await screen.findByRole('combobox', { name: 'Guess a region' }), name)
      await pupil.user.click(await screen.findByRole('option', { name }))
      const next = screen.queryByRole('button', { name: /^(Next outline|See the result)/ })
      if (next) {
        await settled()
        await pupil.user.click(next)
      }
    }
    expect(await screen.findByRole('row', { name: 'Texas 1' })).toBeVisible()
    expect(screen.getByRole('row', { name: 'Ohio 2' })).toBeVisible()
  })

  it('are printed, with their names among the answers', async () => {
    const sheet = newSheet('US', 6, 3)
    const { user } = await renderApp(`/teach/sheets#${numberOfSheet(sheet)}`)
    await user.click(screen.getByRole('checkbox', { name: 'Answers on a second page' }))
    for (const id of countriesOn(sheet)) expect(await screen.findByText(placeOf(id).name)).toBeVisible()
    expect(document.querySelectorAll('.paper-outlines path[d]')).toHaveLength(6)
    expect(screen.getByText('Tactile sheets are for countries only.')).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: /touch/ })).toBeNull()
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
    expect(reviewsIn(store).map(({ identity }) => identity)).toEqual([
      expect.stringMatching(/^practice\.US\./),
    ])
    expect(screen.getByRole('button', { name: /Challenge/ })).toBeVisible()
  })

  it('says nothing of countries, neither in the round nor in its review', async () => {
    const { app, user, guess } = await playOn('/practice?deck=US', fakeBrowser())
    await screen.findByRole('combobox', { name: 'Guess a region' })
    expect(screen.getByRole('img', { name: 'Outline of the mystery region' })).toBeVisible()
    expect(await screen.findByText('US states')).toBeVisible()
    const target = gameIn(app.getSnapshot(), practice)?.getSnapshot().context.target as PlaceId
    const wrong = ['Maine', 'Texas', 'Ohio'].filter((name) => name !== placeOf(target).name)
    await guess(...wrong.slice(0, 2))
    expect(screen.getByRole('main')).not.toHaveTextContent(/countr/i)
    await guess(placeOf(target).name)
    expect(
      await screen.findByRole('img', { name: `Map with ${placeOf(target).name} and the guesses` }),
    ).toHaveTextContent(/^12/)
    await unfold(user, 'Details')
    expect(await screen.findByText(/^How many answers/)).toBeVisible()
    expect(screen.getByRole('main')).not.toHaveTextContent(/countr/i)
  })
})

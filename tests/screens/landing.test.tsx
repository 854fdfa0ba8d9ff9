import { act, cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { CountryCode } from '../../src/geo/countries'
import { FIRST_DECK } from '../../src/geo/decks'
import type { PlaceId } from '../../src/geo/place'
import { placeOf } from '../../src/geo/places'
import { stamps } from '../../src/geo/stamps'
import { logReview } from '../../src/machines/journal/review'
import { readSettings, writeSettings } from '../../src/machines/journal/settings'
import { readDays, writeRound } from '../../src/machines/journal/storedRound'
import { pinsDays } from '../../src/machines/pins/storedPins'
import { newRound } from '../../src/machines/rules/round'
import { targetOf } from '../../src/machines/schedule/dailies'
import { newRun, planOfDay } from '../../src/machines/sprint/run'
import { runs } from '../../src/machines/sprint/storedRun'
import { dailyTarget, worldTarget } from '../../tools/puzzles'
import { shapeOf } from '../geo/shapeOf'
import { memoryStore } from '../machines/memoryStore'
import { dayOf, roundOf } from '../machines/rounds'
import { fakeBrowser, NOON, renderApp } from './renderApp'

const TODAY = '2026-11-21'
const answer = dailyTarget(TODAY)
const other: PlaceId = answer === 'FR' ? 'IT' : 'FR'

const pin = { at: NOON, spot: 'caribbean', distance: 500 } as const

/** What has been done: each puts its record into a store. */
const done = {
  look: (store) => writeRound(store, dayOf(TODAY, answer, [])),
  guess: (store) => writeRound(store, dayOf(TODAY, answer, [other])),
  'day before': (store) => writeRound(store, dayOf('2026-11-20', 'JP', ['JP'])),
  daily: (store) => writeRound(store, dayOf(TODAY, answer, [other, answer])),
  world: (store) => {
    const target = worldTarget(TODAY)
    writeRound(store, roundOf(target, [target], { kind: 'daily', deck: 'world', date: TODAY }))
  },
  sprint: (store) => runs.write(store, { ...newRun(planOfDay(TODAY), NOON), isStopped: true }),
  pins: (store) => pinsDays.write(store, { date: TODAY, pins: Array(5).fill(pin) }),
  practice: (store) => review(store, 'PL', NOON, 1),
  'what is due': (store) => review(store, 'PE', NOON - 30 * 24 * 60 * 60 * 1000, undefined),
} satisfies Record<string, (store: ReturnType<typeof memoryStore>) => void>

function review(store: ReturnType<typeof memoryStore>, country: PlaceId, at: number, found?: number) {
  logReview(store, { identity: `practice.world.${country.charCodeAt(0)}`, country, at, found })
}

async function open(...what: readonly (keyof typeof done)[]) {
  const store = memoryStore()
  writeSettings(store, { deck: 'world' })
  for (const each of what) done[each](store)
  const { user } = await renderApp('/', fakeBrowser({ store }))
  return { user, store, main: screen.getByRole('main') }
}

const weekIn = (main: HTMLElement) => {
  const week = within(main).getByRole('group', { name: /of the last 7 days won/ })
  const days = within(week).getAllByRole('img')
  return {
    texts: days.map((day) => day.getAttribute('aria-label')),
    stamps: days.map((day) => day.querySelector('.day-silhouette path')?.getAttribute('d')),
  }
}

describe('the first page', () => {
  it('has plain signs for the week beside an open round, whose answer silhouettes would narrow down', async () => {
    const { main } = await open('day before', 'guess')
    expect(weekIn(main).stamps).toEqual(Array(7).fill(undefined))
    expect(weekIn(main).texts.slice(-2)).toEqual([
      '20 November 2026, won with 1 guess',
      '21 November 2026, begun',
    ])
  })

  it('has the silhouette and the name of each finished day of the week once today’s is finished', async () => {
    const { main } = await open('day before', 'daily')
    await expect.poll(() => weekIn(main).stamps.at(-1)).toBe(stamps.get(answer as CountryCode))
    expect(weekIn(main).stamps.at(-2)).toBe(stamps.get('JP'))
    expect(weekIn(main).texts.slice(-3)).toEqual([
      '19 November 2026, not played',
      '20 November 2026: Japan, won with 1 guess',
      `21 November 2026: ${placeOf(answer).name}, won with 2 guesses`,
    ])
  })

  it('tells the verdict of a finished day, and shares it', async () => {
    const { user, main } = await open('daily')
    expect(await within(main).findByText(/^You found .* in 2 guesses/)).toBeVisible()
    await user.click(within(main).getByRole('button', { name: 'Share Result' }))
    expect(await within(main).findByRole('button', { name: 'Copied!' })).toBeVisible()
  })

  const plateIn = (main: HTMLElement) => within(main).getByRole('img', { name: /^Outline of/ })
  const pathIn = (main: HTMLElement) => plateIn(main).querySelector('path')?.getAttribute('d')
  const headings = ['How to Play', 'Learn to read an outline', 'Why Play']

  it.each([[], ['look'], ['guess']] as const)(
    'has today’s outline and the rules for a stranger, who has done %j',
    async (...what) => {
      const { main } = await open(...what)
      await expect.poll(() => pathIn(main)).toBe(shapeOf(answer).path)
      expect(within(main).getByRole('combobox', { name: 'Guess a country' })).toBeEnabled()
      expect(within(main).queryByText('One of twenty countries · six guesses') === null).toBe(
        what.includes('guess' as never),
      )
      for (const name of headings) expect(within(main).getByRole('heading', { name })).toBeVisible()
    },
  )

  it('shows a player the week, and has the sections under a heading that opens', async () => {
    const { user, main } = await open('day before')
    await expect.poll(() => pathIn(main)).toBe(shapeOf(answer).path)
    expect(within(main).getByRole('group', { name: '1 of the last 7 days won' })).toBeVisible()
    expect(within(main).queryByRole('heading', { name: 'How to Play' })).toBeNull()
    await user.click(within(main).getByRole('button', { name: 'Rules and tips' }))
    for (const name of headings) expect(within(main).getByRole('heading', { name })).toBeVisible()
  })

  it('makes the first guess on the page of the game, which tells it and goes on with its field, once', async () => {
    const { user, main, store } = await open('day before')
    const { name } = placeOf(other)
    await user.type(within(main).getByRole('combobox'), `${name}{Enter}`)
    expect(await screen.findByRole('heading', { name: 'Daily Puzzle' })).toBeVisible()
    expect(screen.getByRole('combobox')).toHaveFocus()
    await screen.findByText(new RegExp(`^${name}, [\\d,]+ kilometres, .*5 guesses left$`))
    expect(readDays(store, FIRST_DECK).at(-1)?.guesses).toEqual([other])
  })

  it('begins the end of a round that the first guess on it wins', async () => {
    const { user, main } = await open('day before')
    await user.type(within(main).getByRole('combobox'), `${placeOf(answer).name}{Enter}`)
    expect(await screen.findByRole('heading', { name: 'Congratulations!' })).toHaveFocus()
  })

  it('has the guesses of a day that is begun, and the field for the next', async () => {
    const { main, user } = await open('day before', 'guess')
    expect(main.querySelectorAll('.guesses-rows .guess')).toHaveLength(1)
    // A name that was guessed is not guessed again.
    await user.type(within(main).getByRole('combobox'), placeOf(other).name)
    expect(within(main).getByText(`${placeOf(other).name} was your guess 1.`)).toBeVisible()
  })

  it('has today as the last day of the week, and lists what else there is today with how it stands', async () => {
    const { main } = await open('day before', 'daily', 'world')
    expect(within(main).getByRole('group', { name: '2 of the last 7 days won' })).toBeVisible()
    const rows = within(within(main).getByRole('region', { name: 'Today' })).getAllByRole('link')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'World Daily190 countriessolved in 1Streak 1',
      'Sprint3 minutesnot played',
      'Five Pins5 countriesnot played',
    ])
  })

  it('shows the outline as the rules of the player do: hidden, or turned', async () => {
    const store = memoryStore()
    done['day before'](store)
    writeSettings(store, { outline: 'hidden' })
    await renderApp('/', fakeBrowser({ store }))
    expect(screen.getByRole('main').querySelector('.plate')).toHaveTextContent('?')
    cleanup()
    writeSettings(store, { outline: 'turned' })
    await renderApp('/', fakeBrowser({ store }))
    const main = screen.getByRole('main')
    await expect.poll(() => pathIn(main)).toMatch(/^M/)
    expect(pathIn(main)).not.toBe(shapeOf(answer).path)
  })

  it('counts an outline that was seen on it as seen: it cannot be hidden afterwards', async () => {
    const { main, store } = await open('day before')
    await expect.poll(() => pathIn(main)).toBe(shapeOf(answer).path)
    cleanup()
    writeSettings(store, { outline: 'hidden' })
    await renderApp('/daily', fakeBrowser({ store }))
    await expect.poll(() => pathIn(screen.getByRole('main'))).toBe(shapeOf(answer).path)
  })

  it.each([
    [[], '/daily'],
    [['guess'], '/daily'],
    [['day before', 'practice'], '/daily'],
    [['daily', 'what is due'], '/world'],
    [['daily', 'world'], '/sprint'],
    [['daily', 'world', 'sprint'], '/pins'],
    [['daily', 'world', 'sprint', 'pins'], '/practice'],
  ] as const)('fills one button, for the next thing that is open: after %j %s', async (what, next) => {
    const { main } = await open(...what)
    const filled = [...main.querySelectorAll('.button:not(.button-quiet), .today-next')]
    expect(filled.map((link) => link.getAttribute('href'))).toEqual([next])
    expect(within(main).getByRole('link', { name: "Play Today's Puzzle" })).toHaveAttribute('href', '/daily')
    expect(screen.getByRole('link', { name: 'Practice Mode' })).toHaveAttribute('href', '/practice')
  })

  it('counts the time to the next puzzle once today’s is over', async () => {
    const { main } = await open('daily')
    expect(within(main).getByText('next puzzle in 12:00:00')).toBeVisible()
  })

  it('is followed, at the end of a day of regions, by the list of such decks once the rest is done', async () => {
    const store = memoryStore()
    for (const what of ['daily', 'world', 'sprint', 'pins'] as const) done[what](store)
    const day = { kind: 'daily', deck: 'US', date: '2026-11-21' } as const
    writeRound(store, { ...newRound(day, targetOf(day)), guesses: [targetOf(day)], begun: day.date })
    await renderApp('/states/us', fakeBrowser({ store }))
    const link = await within(screen.getByRole('main')).findByRole('link', { name: 'States and provinces' })
    expect(link).toHaveAttribute('href', '/practice')
    expect(screen.queryByRole('link', { name: 'Play a missed day' })).toBeNull()
  })

  it('of the atlas counts what is due in the whole world, whatever is practised, and also the next day', async () => {
    const store = memoryStore()
    writeSettings(store, { deck: 'africa' })
    for (const what of ['day before', 'what is due'] as const) done[what](store)
    review(store, 'FR', NOON, undefined)
    const clock = { now: NOON, strikes: [] as (() => void)[] }
    const onTick = (callback: () => void) => {
      clock.strikes.push(callback)
      return () => {}
    }
    await renderApp('/atlas', fakeBrowser({ store, now: () => clock.now, onTick }))
    expect(screen.getByText('Review 1 country')).toBeVisible()
    clock.now = Date.parse('2026-11-22')
    act(() => clock.strikes.forEach((strike) => void strike()))
    expect(screen.getByText('Review 2 countries')).toBeVisible()
  })

  it('of the atlas leads from what is due to what is due', async () => {
    const store = memoryStore()
    done['what is due'](store)
    const { user } = await renderApp('/atlas', fakeBrowser({ store }))
    await user.click(await screen.findByText('Review 1 country'))
    expect(await screen.findByRole('heading', { name: 'Practice Mode' })).toBeVisible()
    expect(readSettings(store)).toMatchObject({ deck: 'world', order: 'due' })
    const drawn = () => document.querySelector('.plate-outline path')?.getAttribute('d')
    await expect.poll(drawn).toBe(shapeOf('PE').path)
  })
})

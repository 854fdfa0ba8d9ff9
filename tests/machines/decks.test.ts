import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CountryCode, countriesOf } from '../../src/geo/countries'
import { type DeckName, deckOf } from '../../src/geo/decks'
import { dailyPuzzleOf } from '../../src/machines/app'
import { hintOf } from '../../src/machines/hint'
import { encodeCopy } from '../../src/machines/journal/backupCopy'
import { PLACES, placeOf } from '../../src/machines/journal/copyPlaces'

import { readDays, writeRound } from '../../src/machines/journal/storedRound'
import { gameIn } from '../../src/machines/openGames'
import type { DailyPuzzle, PracticePuzzle } from '../../src/machines/puzzle'
import { type DailyRound, newRound } from '../../src/machines/round'
import { standardRules } from '../../src/machines/rules'
import { targetOf } from '../../src/machines/schedule/dailies'
import { type Draw, drawTarget } from '../../src/machines/schedule/deal'
import { seasonOf } from '../../src/machines/season'
import { shareTextOf } from '../../src/machines/shareText'
import { statisticsOf } from '../../src/machines/statistics'
import { dailyOf, dailyTarget, worldTarget } from '../../tools/puzzles'
import { memoryStore } from './memoryStore'
import { dayOf } from './rounds'
import { fakeWorld, openTab } from './world'

const countries = countriesOf('twenty')

const DATE = '2026-11-21'
const africa: PracticePuzzle = { kind: 'practice', deck: 'africa' }
const worldOf = (date: DailyPuzzle['date']): DailyPuzzle => ({ kind: 'daily', deck: 'world', date })
const worldDay = (date: DailyPuzzle['date'], guesses: readonly CountryCode[]): DailyRound => ({
  ...newRound(worldOf(date), worldTarget(date)),
  puzzle: worldOf(date),
  guesses,
})

describe('the days of two decks', () => {
  const won = worldDay(DATE, [worldTarget(DATE)])
  const begun = dayOf(DATE, dailyTarget(DATE), [dailyTarget(DATE) === 'TH' ? 'TR' : 'TH'])

  it('are counted each for itself', () => {
    const store = memoryStore()
    writeRound(store, won)
    expect(readDays(store, 'twenty')).toEqual([])
    expect(statisticsOf(readDays(store, 'twenty'), DATE)).toMatchObject({ played: 0, currentStreak: 0 })
    expect(statisticsOf(readDays(store, 'world'), DATE)).toMatchObject({ played: 1, currentStreak: 1 })
    expect(seasonOf(readDays(store, 'world'), 'world')).toMatchObject([
      { country: won.target, played: 1, won: 1 },
    ])
    writeRound(store, begun)
    expect(readDays(store)).toHaveLength(2)
  })

  it('are shared by their names', () => {
    expect(shareTextOf(won, 'https://example.org/world').split('\n')[0]).toBe(
      'The World Outline Game · World 2026-11-21 1/6',
    )
  })

  it('are opened each for itself: what is in progress of one is no reason to stay with the other', () => {
    const tab = openTab(fakeWorld().world)
    tab.guess(dailyOf(DATE), dailyTarget(DATE) === 'TH' ? 'TR' : 'TH')
    tab.game(worldOf('2026-11-22'))
    const snapshot = tab.app.getSnapshot()
    const roundOf = (puzzle: DailyPuzzle) => gameIn(snapshot, puzzle)?.getSnapshot().context
    expect(dailyPuzzleOf(snapshot, 'twenty', '2026-11-22', roundOf)).toEqual(dailyOf(DATE))
    expect(dailyPuzzleOf(snapshot, 'world', '2026-11-22', roundOf)).toEqual(worldOf('2026-11-22'))
  })
})

describe('practice in a larger deck', () => {
  it('deals every country once before one comes twice, and none twice in a row', () => {
    const decks: DeckName[] = ['world', 'africa', 'americas', 'asia', 'europe', 'oceania']
    fc.assert(
      fc.property(fc.constantFrom(...decks), fc.nat(), (deck, first) => {
        const { targets } = deckOf(deck)
        let seed = first
        let last: Draw | undefined
        const dealt: CountryCode[] = []
        for (let round = 0; round < 2 * targets.length; round++) {
          const drawn = drawTarget(deck, seed, ...(last ? [last] : []))
          expect(drawn.target).not.toBe(last?.target)
          dealt.push(drawn.target)
          seed = drawn.seed
          last = drawn
        }
        expect(new Set(dealt.slice(0, targets.length))).toEqual(new Set(targets))
        expect(new Set(dealt.slice(targets.length))).toEqual(new Set(targets))
      }),
      { numRuns: 30 },
    )
  })

  it('deals any other country of the twenty after one, as it always has', () => {
    const before: Draw[] = []
    for (let round = 0; round < 60; round++)
      before.unshift(drawTarget('twenty', before[0]?.seed ?? 1, ...before.slice(0, 1)))
    expect(before.every(({ dealt }) => dealt.length === 0)).toBe(true)
    const inThree = (index: number) => before[index]?.target === before[index + 2]?.target
    expect(before.slice(2).some((_, index) => inThree(index))).toBe(true)
  })

  it('goes on where another tab has left off', () => {
    const store = memoryStore()
    const tabs = [1, 2].map((seed) => openTab(fakeWorld({ store, seed: () => seed }).world))
    const seen: CountryCode[] = []
    for (let round = 0; round < deckOf('africa').targets.length; round++) {
      const tab = tabs[round % 2]
      if (tab === undefined) throw new Error('There are two tabs')
      tab.game(africa)
      if (round > 0) tab.app.send({ type: 'practice.deal', puzzle: africa, rules: standardRules })
      seen.push(tab.round(africa).target)
    }
    expect(new Set(seen).size).toBe(seen.length)
  })
})

describe('a wrong guess', () => {
  it('never shows 100 percent, however near it is', () => {
    const round = { ...newRound(worldOf(DATE), 'KN'), target: 'KN' } as const
    expect(hintOf('AG', round)).toMatchObject({ proximity: 99, isCorrect: false })
    expect(hintOf('KN', round)).toMatchObject({ proximity: 100, isCorrect: true })
  })

  it('shows among the twenty what it always has', () => {
    for (const { id } of countries)
      for (const { id: target } of countries) {
        const { proximity, distance } = hintOf(id, newRound(dailyOf(DATE), target))
        expect(proximity).toBe(Math.max(0, Math.round(100 - distance / 200)))
      }
  })
})

describe('the backup copy', () => {
  it('has a place for each kind of puzzle with each deck', () => {
    const decks: DeckName[] = ['twenty', 'world', 'africa', 'americas', 'asia', 'europe', 'oceania']
    const places = [
      ...decks.map((deck) => placeOf({ kind: 'practice', deck })),
      placeOf(dailyOf(DATE)),
      placeOf(worldOf(DATE)),
      placeOf({ kind: 'challenge', deck: 'africa' }),
    ]
    expect(placeOf({ kind: 'challenge', deck: 'twenty' })).toBe('challenge')
    expect(places.toSorted()).toEqual([...PLACES].toSorted())
  })

  it('brings back what the store has lost of a day of the world', async () => {
    const copied = worldDay(DATE, ['KE', 'TD'])
    const read = async () => [encodeCopy({ generation: 0, round: copied })]
    const { world } = fakeWorld({ backupCopy: { read, write: async () => {}, clear: async () => {} } })
    const tab = openTab(world)
    expect(tab.round(worldOf(DATE)).guesses).toEqual([])
    await Promise.resolve()
    await Promise.resolve()
    expect(tab.round(worldOf(DATE)).guesses).toEqual(['KE', 'TD'])
  })
})

it('a day of the world asks for the country that its schedule has', () => {
  const tab = openTab(fakeWorld().world)
  expect(tab.round(worldOf(DATE)).target).toBe(targetOf(worldOf(DATE)))
})

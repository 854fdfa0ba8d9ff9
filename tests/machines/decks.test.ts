import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CountryCode } from '../../src/geo/countries'
import { type DeckName, deckOf } from '../../src/geo/decks'
import { dailyPuzzleOf } from '../../src/machines/app'
import { hintOf } from '../../src/machines/hint'
import { PLACES, placeOf } from '../../src/machines/journal/backupCopy'
import { readDays, writeRound } from '../../src/machines/journal/storedRound'
import { gameIn } from '../../src/machines/openGames'
import type { DailyPuzzle } from '../../src/machines/puzzle'
import { type DailyRound, newRound } from '../../src/machines/round'
import { type Draw, drawTarget } from '../../src/machines/schedule/deal'
import { seasonOf } from '../../src/machines/season'
import { shareTextOf } from '../../src/machines/shareText'
import { statisticsOf } from '../../src/machines/statistics'
import { dailyOf, dailyTarget, worldTarget } from '../../tools/puzzles'
import { memoryStore } from './memoryStore'
import { dayOf } from './rounds'
import { fakeWorld, openTab } from './world'

const DATE = '2026-11-21'
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
})

describe('a wrong guess', () => {
  it('never shows 100 percent, however near it is', () => {
    const round = { ...newRound(worldOf(DATE), 'KN'), target: 'KN' } as const
    expect(hintOf('AG', round)).toMatchObject({ proximity: 99, isCorrect: false })
    expect(hintOf('KN', round)).toMatchObject({ proximity: 100, isCorrect: true })
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
})

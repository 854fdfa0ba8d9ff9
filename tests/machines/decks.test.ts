import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CountryDeckName, deckOf } from '../../src/geo/decks'
import type { PlaceId } from '../../src/geo/place'
import { dailyPuzzleOf } from '../../src/machines/app'
import { gameIn } from '../../src/machines/openGames'
import { type Draw, drawTarget } from '../../src/machines/rules/deal'
import { hintOf } from '../../src/machines/rules/hint'
import type { DailyPuzzle } from '../../src/machines/rules/puzzle'
import { newRound } from '../../src/machines/rules/round'
import { dailyOf, dailyTarget } from '../../tools/puzzles'
import { fakeWorld, openTab } from './world'

const DATE = '2026-11-21'
const worldOf = (date: DailyPuzzle['date']): DailyPuzzle => ({ kind: 'daily', deck: 'world', date })

describe('the days of two decks', () => {
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
    const decks: CountryDeckName[] = ['world', 'africa', 'americas', 'asia', 'europe', 'oceania']
    fc.assert(
      fc.property(fc.constantFrom(...decks), fc.nat(), (deck, first) => {
        const { targets } = deckOf(deck)
        let seed = first
        let last: Draw | undefined
        const dealt: PlaceId[] = []
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

describe('practice among the twenty', () => {
  it('draws from all but the last each time: a country may come again before all have come', () => {
    const drawn = drawTarget('twenty', 1, { target: 'BR', dealt: ['AR', 'CN'] })
    expect(drawn.dealt).toEqual([])
    const next = Array.from({ length: 400 }, (_, seed) => drawTarget('twenty', seed, drawn).target)
    expect(new Set(next)).toEqual(new Set(deckOf('twenty').targets.filter((code) => code !== drawn.target)))
  })
})

describe('a wrong guess', () => {
  it('never shows 100 percent, however near it is', () => {
    const round = { ...newRound(worldOf(DATE), 'KN'), target: 'KN' } as const
    expect(hintOf('AG', round)).toMatchObject({ proximity: 99, isCorrect: false })
    expect(hintOf('KN', round)).toMatchObject({ proximity: 100, isCorrect: true })
  })
})

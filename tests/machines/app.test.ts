import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appMachine, dailyPuzzleOf, gameFor, leaveGame, shareIn } from '../../src/machines/app'
import { daysPlayedIn, gameIn } from '../../src/machines/openGames'
import type { DailyPuzzle } from '../../src/machines/puzzle'
import { standardRules } from '../../src/machines/rules'
import { arrowsOf } from '../../tools/chart'
import { dailyOf, dailyTarget, practice } from '../../tools/puzzles'
import { Coverage } from '../paths/coverage'
import { createApp, type Move, moves, plays, TODAY, TOMORROW } from './appDriver'
import { AppOracle } from './appOracle'
import { sequencesOf } from './sequences'
import { fakeWorld, openTab } from './world'

describe('the root', () => {
  const coverage = new Coverage()
  const all = [...new Set([...Object.values(moves).flat(), ...plays])]

  /** Makes the moves and compares after each with the rules. */
  const walk = (sequence: readonly Move[]) => {
    const app = createApp(coverage.inspect)
    const oracle = new AppOracle()
    for (const [index, move] of sequence.entries()) {
      const made = app.make(move)
      oracle.make(move, made, app.practiceTarget())
      const steps = sequence.slice(0, index + 1).join(', ')
      expect(app.read(), steps).toEqual(oracle.read())
      expect(app.isInStep(), steps).toBe(true)
    }
  }

  it('has a move in this test for every event of its definition', () => {
    const events = new Set(arrowsOf(appMachine).map(({ event }) => event))
    expect(Object.keys(moves).toSorted()).toEqual([...events].toSorted())
  })

  it('does as the rules say along every sequence of two moves', () => {
    for (const sequence of sequencesOf(all, 2)) walk(sequence)
  })

  it('does as the rules say along long sequences', () => {
    const sequences = fc.array(fc.constantFrom(...all), { minLength: 3, maxLength: 40, size: 'max' })
    fc.assert(fc.property(sequences, walk), { numRuns: 5 })
  })

  it('has taken every transition that its machine defines', () => {
    expect(coverage.missing(appMachine), 'transitions that no sequence walks').toEqual([])
  })

  it('has no game before one is wanted, and finds each by its key', () => {
    const { app, game } = openTab(fakeWorld().world)
    expect(Object.keys(app.getSnapshot().children).toSorted()).toEqual(['copies', 'share'])
    const [daily, other] = [game(dailyOf(TODAY)), game(practice)]
    expect(daily.id).toBe(`daily.twenty.${TODAY}`)
    expect(other.id).toBe('practice.twenty')
    expect(app.system.get('puzzle.practice.twenty').getSnapshot().context.game).toBe(other)
    expect(daily.getSnapshot().context.target).toBe(dailyTarget(TODAY))
    expect(shareIn(app.getSnapshot()).getSnapshot().matches('idle')).toBe(true)
  })

  it('keeps a game as long as a screen shows it, whatever is dealt and however often it is wanted', () => {
    const { app, game } = openTab(fakeWorld().world)
    const first = game(practice)
    const { deal } = first.getSnapshot().context
    app.send({ type: 'practice.deal', puzzle: practice, rules: standardRules })
    expect(gameFor(app, practice, standardRules)).toBe(first)
    expect(first.getSnapshot().context.deal).not.toBe(deal)
    leaveGame(app, practice)
    expect(gameIn(app.getSnapshot(), practice)).toBe(first)
    leaveGame(app, practice)
    expect(gameIn(app.getSnapshot(), practice)).toBeUndefined()
    expect(first.getSnapshot().status).toBe('stopped')
  })

  it('has the rounds of a deck’s days that are played, and no others', () => {
    const { app, game, guess } = openTab(fakeWorld().world)
    expect(daysPlayedIn(app.getSnapshot(), 'twenty')).toEqual([])
    for (const puzzle of [practice, dailyOf(TODAY), dailyOf('2026-11-20')]) game(puzzle)
    guess(dailyOf(TODAY), 'TH')
    const days = daysPlayedIn(app.getSnapshot(), 'twenty')
    expect(days.map(({ puzzle, guesses }) => [puzzle.date, guesses])).toEqual([
      [TODAY, ['TH']],
      ['2026-11-20', []],
    ])
    expect(daysPlayedIn(app.getSnapshot(), 'world')).toEqual([])
  })
})

// What follows from the clock, from past days and from days that were begun late is held by the walk.
describe('the puzzle of a daily screen that is opened on the next day', () => {
  const misses = ['TH', 'TR', 'PL', 'EG', 'ZA', 'MX'] as const

  it.each([
    ['was not begun', [], TOMORROW],
    ['was won', [...misses.slice(0, 2), dailyTarget(TODAY)], TOMORROW],
    ['was lost', misses, TOMORROW],
    ['is in progress', misses.slice(0, 1), TODAY],
    ['is in progress up to its last guess', misses.slice(0, 5), TODAY],
  ] as const)('is that of the right day where the old one %s', (_how, guesses, date) => {
    const tab = openTab(fakeWorld().world)
    for (const country of guesses) tab.guess(dailyOf(TODAY), country)
    const roundOf = (puzzle: DailyPuzzle) => gameIn(tab.app.getSnapshot(), puzzle)?.getSnapshot().context
    expect(dailyPuzzleOf(tab.app.getSnapshot(), 'twenty', TOMORROW, roundOf)).toEqual(dailyOf(date))
  })
})

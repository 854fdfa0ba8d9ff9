import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appMachine, dailyPuzzleOf, gameFor, leaveGame, shareIn } from '../../src/machines/app'
import type { UtcDate } from '../../src/machines/day'
import { daysPlayedIn, gameIn } from '../../src/machines/openGames'
import { standardRules } from '../../src/machines/rules'
import { arrowsOf } from '../../tools/chart'
import { dailyOf, dailyTarget, practice } from '../../tools/puzzles'
import { RUNS } from '../amount'
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
    fc.assert(fc.property(sequences, walk), { numRuns: RUNS / 100 })
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

  it('opens no game once it is stopped, and says so', () => {
    const { app } = openTab(fakeWorld().world)
    app.stop()
    expect(() => gameFor(app, practice, standardRules)).toThrow('No game was opened for practice.twenty')
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

describe('the puzzle of a daily screen that is opened', () => {
  const next = ({ app }: Pick<ReturnType<typeof openTab>, 'app'>, today: UtcDate) =>
    dailyPuzzleOf(
      app.getSnapshot(),
      'twenty',
      today,
      (puzzle) => gameIn(app.getSnapshot(), puzzle)?.getSnapshot().context,
    )
  const puzzleAfter = (guesses: number, isHit: boolean, today: typeof TODAY | typeof TOMORROW) => {
    const tab = openTab(fakeWorld().world)
    const misses = (['TH', 'TR', 'PL', 'EG', 'ZA', 'MX'] as const).slice(0, guesses)
    for (const miss of misses) tab.guess(dailyOf(TODAY), miss)
    if (isHit) tab.guess(dailyOf(TODAY), dailyTarget(TODAY))
    return next(tab, today)
  }

  it.each([
    ['was not begun', 0, false],
    ['was won', 2, true],
    ['was lost', 6, false],
  ])('is that of the new day where the old one %s', (_how, guesses, isHit) => {
    expect(puzzleAfter(guesses, isHit, TOMORROW)).toEqual(dailyOf(TOMORROW))
  })

  it('is that of the old day where it is in progress', () => {
    expect(puzzleAfter(1, false, TOMORROW)).toEqual(dailyOf(TODAY))
    expect(puzzleAfter(5, false, TOMORROW)).toEqual(dailyOf(TODAY))
  })

  it('is none of the past days, however many are in progress', () => {
    const { app } = openTab(fakeWorld().world)
    for (const date of ['2026-11-19', '2026-11-20'] as const) {
      const puzzle = dailyOf(date)
      gameFor(app, puzzle, standardRules)?.send({ type: 'guess', country: 'IT', on: TODAY })
      expect(gameIn(app.getSnapshot(), puzzle)?.getSnapshot().context.guesses).toEqual(['IT'])
      expect(app.getSnapshot().hasTag('past')).toBe(false)
      expect(next({ app }, TODAY)).toEqual(dailyOf(TODAY))
    }
  })

  it('is that of the new day where the old one was begun after midnight, even on its own screen', () => {
    const { world, told } = fakeWorld()
    const tab = openTab(world)
    tab.game(dailyOf(TODAY))
    told.now += 86_400_000
    tab.guess(dailyOf(TODAY), 'TH')
    expect(tab.round(dailyOf(TODAY)).begun).toBe(TOMORROW)
    expect(next(tab, TOMORROW)).toEqual(dailyOf(TOMORROW))
  })

  it('is that of the day as long as it lasts, and when the clock was set back', () => {
    for (const guesses of [0, 1, 6]) expect(puzzleAfter(guesses, false, TODAY)).toEqual(dailyOf(TODAY))
    const tab = openTab(fakeWorld().world)
    tab.game(dailyOf(TOMORROW))
    expect(next(tab, TODAY)).toEqual(dailyOf(TOMORROW))
  })
})

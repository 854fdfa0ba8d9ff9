import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { appMachine, liveGameIn } from '../../src/machines/app'
import { daysPlayedIn } from '../../src/machines/openGames'
import { standardChoice } from '../../src/machines/rules/rules'
import { arrowsOf } from '../../tools/inspector/chart'
import { dailyOf, dailyTarget, practice } from '../../tools/puzzles'
import { Coverage } from '../paths/coverage'
import { createApp, daysMoves, type Move, moves, plays, TODAY } from './appDriver'
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
    // What is taken without one follows by itself.
    events.delete('')
    expect(Object.keys(moves).toSorted()).toEqual([...events].toSorted())
  })

  it('does as the rules say along every sequence of two moves', () => {
    for (const sequence of sequencesOf(all, 2)) walk(sequence)
  })

  it('does as the rules say along every sequence of three moves that decide which day is shown', () => {
    for (const sequence of sequencesOf(daysMoves, 3)) walk(sequence)
  })

  it('does as the rules say along long sequences', () => {
    const sequences = fc.array(fc.constantFrom(...all), { minLength: 3, maxLength: 40, size: 'max' })
    const again: readonly Move[] = ['open practice', 'practice fails', 'retry']
    fc.assert(fc.property(sequences, walk), { numRuns: 5, examples: [[[...again]]] })
  })

  it('has taken every transition that its machine defines', () => {
    expect(coverage.missing(appMachine), 'transitions that no sequence walks').toEqual([])
  })

  it('has no game before one is wanted, and finds each by its key', () => {
    const { app, game } = openTab(fakeWorld().world)
    expect(Object.keys(app.getSnapshot().children).toSorted()).toEqual(['copies'])
    const [daily, other] = [game(dailyOf(TODAY)), game(practice)]
    expect(daily.id).toBe(`daily.twenty.${TODAY}`)
    expect(other.id).toBe('practice.twenty')
    expect(app.system.get('puzzle.practice.twenty').getSnapshot().context.game).toBe(other)
    expect(daily.getSnapshot().context.target).toBe(dailyTarget(TODAY))
  })

  it('says what it has to be provided with', () => {
    const app = createActor(appMachine, { input: { date: TODAY } })
    const errors: string[] = []
    app.on('failed', ({ error }) => errors.push(String(error)))
    app.start()
    app.send({ type: 'game.wanted', puzzle: practice, rules: standardChoice })
    expect(errors).toEqual(['Error: No backup copy was provided', 'Error: No store was provided'])
  })

  it('has its error thrown where a screen looks for a game, once it has ended by it', () => {
    const app = createActor(
      appMachine.provide({
        actions: {
          reach: () => {
            throw new Error('The root has failed')
          },
        },
      }),
      { input: { date: TODAY } },
    )
    app.subscribe({ error: () => {} })
    app.start()
    expect(liveGameIn(app.getSnapshot(), practice)).toBeUndefined()
    app.send({ type: 'game.wanted', puzzle: practice, rules: standardChoice })
    expect(() => liveGameIn(app.getSnapshot(), practice)).toThrow('The root has failed')
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

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { arrowsOf } from '../../scripts/chart'
import type { CountryCode } from '../../src/geo/countries'
import { appMachine } from '../../src/machines/app'
import { Coverage } from '../paths/coverage'
import { createApp, DAILY, type Move, moves, TODAY } from './appDriver'
import { AppOracle } from './appOracle'
import { RUNS } from './runs'
import { sequencesOf } from './sequences'

describe('the root', () => {
  const coverage = new Coverage()
  const all = [...new Set(Object.values(moves).flat())]

  /** Makes the moves and compares after each with the rules. */
  const walk = (sequence: readonly Move[]) => {
    const app = createApp(coverage.inspect)
    const oracle = new AppOracle(app.practiceTarget())
    for (const [index, move] of sequence.entries()) {
      const before = app.practiceTarget()
      const made = app.make(move)
      if (move === 'deal') {
        expect(app.practiceTarget()).not.toBe(before)
        oracle.deal(app.practiceTarget())
      } else if (move === 'daily hit' || move === 'daily miss') oracle.guess('daily', made as CountryCode)
      else if (move === 'practice hit' || move === 'practice miss')
        oracle.guess('practice', made as CountryCode)
      else oracle.make(move)
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

  it('begins with the country of the day and another for practice, or with the rounds it is given', () => {
    const fresh = createActor(appMachine, { input: { date: TODAY, seed: 7 } }).start()
    expect(fresh.getSnapshot().context.daily).toEqual({ target: DAILY, guesses: [] })
    const [daily, practice] = [
      { target: DAILY, guesses: ['IT'] },
      { target: 'TH', guesses: ['JP', 'TH'] },
    ] as const
    const resumed = createActor(appMachine, { input: { date: TODAY, seed: 7, daily, practice } }).start()
    const { children } = resumed.getSnapshot()
    expect(children.daily?.getSnapshot()).toMatchObject({ value: 'playing', context: daily })
    expect(children.practice?.getSnapshot()).toMatchObject({ value: 'won', context: practice })
  })

  it('has its actors found by their names, practice by that of the newest', () => {
    const app = createActor(appMachine, { input: { date: TODAY, seed: 7 } }).start()
    const first = app.getSnapshot().children.practice
    app.send({ type: 'practice.deal' })
    const { daily, practice, share } = app.getSnapshot().children
    for (const [name, actor] of Object.entries({ daily, practice, share }))
      expect(app.system.get(name), name).toBe(actor)
    expect(practice).not.toBe(first)
    expect(first?.getSnapshot().status).toBe('stopped')
  })

  it('hands the journal the round as it is after the guess', () => {
    const noted: (readonly CountryCode[])[] = []
    const machine = appMachine.provide({
      actions: {
        noteDaily: ({ context }) => noted.push(context.daily.guesses),
        notePractice: ({ context }) => noted.push(context.practice.guesses),
      },
    })
    const { children } = createActor(machine, { input: { date: TODAY, seed: 7 } })
      .start()
      .getSnapshot()
    children.daily?.send({ type: 'guess', country: 'IT' })
    children.practice?.send({ type: 'guess', country: 'JP' })
    expect(noted.filter((guesses) => guesses.length > 0)).toEqual([['IT'], ['JP']])
  })
})

import { describe, expect, it } from 'vitest'
import { utcDateOf } from '../../src/machines/day'
import { sample } from '../amount'
import { objectionsTo } from './objections'
import { wrongGames } from './wrongGames'

describe('a game in which', () => {
  it.each(sample(Object.keys(wrongGames), 15))(
    '%s is caught by the oracle, which says what it expected',
    async (fault) => {
      const objections = await objectionsTo(wrongGames[fault] ?? {})
      expect(objections).not.toEqual([])
      for (const { expected, found } of objections) expect(found).not.toBe(expected)
    },
  )

  it('nothing is wrong is not objected to', async () => {
    expect(await objectionsTo({})).toEqual([])
  })
})

describe('a puzzle that changes', () => {
  const instants = [
    ['2026-11-21T00:00:00.000Z', '2026-11-21'],
    ['2026-11-21T11:30:00.000Z', '2026-11-21'],
    ['2026-11-21T23:59:59.999Z', '2026-11-21'],
    ['2026-11-22T00:00:00.000Z', '2026-11-22'],
  ] as const
  const lapses = (dateOf: (epochMs: number) => string) =>
    instants.filter(([instant, date]) => dateOf(Date.parse(instant)) !== date)

  it('at local midnight is caught', () => {
    const localDateOf = (epochMs: number) => new Date(epochMs).toLocaleDateString('sv')
    expect(lapses(localDateOf)).not.toEqual([])
  })

  it('at midnight UTC is not objected to', () => {
    expect(lapses(utcDateOf)).toEqual([])
  })
})

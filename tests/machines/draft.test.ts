import { describe, expect, it } from 'vitest'
import type { CountryCode } from '../../src/geo/countries'
import { bare, type Draft, rescued, settle } from '../../src/machines/journal/draft'
import { roundOf } from './rounds'

const round = (guesses: readonly CountryCode[] = [], deal = 1) => ({ ...roundOf('FR', guesses), deal })

function draft(guesses: readonly CountryCode[], changes: Partial<Draft> = {}): Draft {
  return { era: 3, round: round(), over: 1, guesses, on: '2026-11-21', ...changes }
}

describe('a draft', () => {
  it('goes on from what the store holds of its round', () => {
    expect(settle(draft(['BR']), { era: 3, round: round(['IT']) })).toEqual(round(['IT', 'BR']))
  })

  it('begins a day on the date of its first guess, and a day that was begun no later', () => {
    const late = draft(['BR'], { on: '2026-12-24' })
    expect(settle(late, { era: 3, round: round() })?.begun).toBe('2026-12-24')
    expect(settle(late, { era: 3, round: round(['IT']) })?.begun).toBeUndefined()
    const begun = { ...round(['IT']), begun: '2026-11-30' } as const
    expect(settle(late, { era: 3, round: begun })?.begun).toBe('2026-11-30')
  })

  it('takes the place of the round over which it was dealt, and of none', () => {
    const dealt = draft(['BR'], { round: round([], 2) })
    expect(settle(dealt, { era: 3, round: round(['IT']) })).toEqual(round(['BR'], 2))
    expect(settle({ ...dealt, over: undefined }, { era: 3, round: undefined })).toEqual(round(['BR'], 2))
  })

  it('is void once everything was erased, or another round was dealt', () => {
    expect(settle(draft(['BR']), { era: 4, round: round(['IT']) })).toBeUndefined()
    expect(settle(draft(['BR']), { era: 3, round: round([], 9) })).toBeUndefined()
  })
})

describe('what is rescued from a backup copy', () => {
  const held = { era: 3, round: round() }
  const copy = { era: 3, round: round(['IT']) }
  const copied = { era: 3, round: round(), over: undefined, guesses: ['IT'], on: '2026-11-21' }

  it('is the copy where nothing waits, or what waits is void', () => {
    expect(rescued(undefined, copy, held)).toEqual(copied)
    expect(rescued(draft(['BR'], { era: 2 }), copy, held)).toEqual(copied)
  })

  it('is what waits where the copy is void, or of another round', () => {
    const waiting = draft(['BR'])
    expect(rescued(waiting, { ...copy, era: 2 }, held)).toBe(waiting)
    expect(rescued(waiting, { ...copy, round: round(['IT'], 2) }, held)).toBe(waiting)
  })

  it('is both where both are of the same round, the copy first', () => {
    const both = rescued(draft(['BR']), copy, held)
    expect(both).toEqual(draft(['IT', 'BR']))
    expect(settle(both, held)).toEqual(round(['IT', 'BR']))
  })
})

describe('the date of the first guess', () => {
  it('comes out of a backup copy, and is the earlier one where something waits', () => {
    const late = { ...round(['IT']), begun: '2026-12-01' } as const
    const held = { era: 3, round: round() }
    expect(rescued(undefined, { era: 3, round: late }, held).on).toBe('2026-12-01')
    const both = rescued(draft(['BR'], { on: '2026-12-24' }), { era: 3, round: late }, held)
    expect(both.on).toBe('2026-12-01')
    expect(settle(both, held)).toEqual({ ...round(['IT', 'BR']), begun: '2026-12-01' })
    expect(bare(late).begun).toBeUndefined()
  })
})

describe('a bare round', () => {
  it('is the same one before its first guess', () => {
    expect(bare(round(['IT', 'BR']))).toEqual(round())
  })
})

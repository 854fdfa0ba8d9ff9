import { describe, expect, it } from 'vitest'
import type { CountryCode } from '../../src/geo/countries'
import { type Known, reconcile, untouched, type Waiting } from '../../src/machines/journal/reconcile'
import type { Round } from '../../src/machines/round'
import { standardRules } from '../../src/machines/rules'
import { practice } from '../../tools/puzzles'
import { roundOf } from './rounds'

const ERA = 3
const round = (guesses: readonly CountryCode[] = [], deal = 1): Round => ({ ...roundOf('FR', guesses), deal })

function waiting(guesses: readonly CountryCode[], changes: Partial<Waiting> = {}): Waiting {
  return { generation: ERA, round: round(), replaces: 1, guesses, on: '2026-11-21', ...changes }
}

/** What follows where the store has a round without guesses, but for what a test says. */
function outcomeOf(changes: Partial<Omit<Known, 'stored'>> & { readonly stored?: Round | undefined }) {
  const stored = { generation: ERA, round: 'stored' in changes ? changes.stored : round() }
  const known = { waiting: undefined, copies: [], evicted: undefined, first: undefined, ...changes, stored }
  return reconcile(known)
}

describe('what is stored', () => {
  it('is what is shown, and is not written again, where nothing else is known', () => {
    const stored = round(['IT'])
    expect(outcomeOf({ stored, first: round([], 9) })).toMatchObject({ show: stored, write: undefined })
  })

  it('is what practice begins with where that is nothing, and nothing where nobody plays', () => {
    const first = { ...roundOf('FR', [], practice), deal: 5 }
    expect(outcomeOf({ stored: undefined, first })).toEqual({
      show: first,
      write: first,
      waiting: { ...untouched(first, ERA), replaces: undefined },
    })
    expect(outcomeOf({ stored: undefined })).toEqual({
      show: undefined,
      write: undefined,
      waiting: undefined,
    })
  })
})

describe('what waits', () => {
  it('goes on from what the store holds of its round, is to be written, and waits if that fails', () => {
    const own = waiting(['BR'])
    const both = round(['IT', 'BR'])
    expect(outcomeOf({ stored: round(['IT']), waiting: own })).toEqual({
      show: both,
      write: both,
      waiting: own,
    })
  })

  it('is not written where the store has it already', () => {
    expect(outcomeOf({ stored: round(['IT']), waiting: waiting(['IT']) })).toMatchObject({ write: undefined })
  })

  it('begins a day on the date of its first guess, and a day that was begun no later', () => {
    const late = waiting(['BR'], { on: '2026-12-24' })
    expect(outcomeOf({ waiting: late }).show?.begun).toBe('2026-12-24')
    expect(outcomeOf({ stored: round(['IT']), waiting: late }).show?.begun).toBeUndefined()
    const begun = { ...round(['IT']), begun: '2026-11-30' } as const
    expect(outcomeOf({ stored: begun, waiting: late }).show?.begun).toBe('2026-11-30')
  })

  it('takes the place of the round over which it was dealt, and of none', () => {
    const dealt = waiting(['BR'], { round: round([], 2) })
    expect(outcomeOf({ stored: round(['IT']), waiting: dealt }).show).toEqual(round(['BR'], 2))
    expect(outcomeOf({ stored: undefined, waiting: { ...dealt, replaces: undefined } }).show).toEqual(
      round(['BR'], 2),
    )
  })

  it('is void once everything was erased, or another round was dealt', () => {
    const stored = round(['IT'])
    expect(outcomeOf({ stored, waiting: waiting(['BR'], { generation: 2 }) })).toMatchObject({ show: stored })
    const other = round([], 9)
    expect(outcomeOf({ stored: other, waiting: waiting(['BR']) })).toMatchObject({
      show: other,
      write: undefined,
    })
  })
})

describe('what a backup copy has', () => {
  const copy = { generation: ERA, round: round(['IT']) }
  const copied = waiting(['IT'], { replaces: undefined })

  it('is what waits where nothing does, or what does is void', () => {
    for (const waits of [undefined, waiting(['BR'], { generation: 2 })])
      expect(outcomeOf({ waiting: waits, copies: [copy] })).toEqual({
        show: round(['IT']),
        write: round(['IT']),
        waiting: copied,
      })
  })

  it('is left out where it is void, or of another round than what waits', () => {
    const own = waiting(['BR'])
    for (const other of [
      { ...copy, generation: 2 },
      { ...copy, round: round(['IT'], 2) },
      // It would take the place of the same round as what waits.
      { ...copy, round: round(['IT'], 2), replaces: 1 },
    ])
      expect(outcomeOf({ waiting: own, copies: [other] })).toMatchObject({
        show: round(['BR']),
        waiting: own,
      })
  })

  it('takes the place of the round that it was dealt for, and of no other', () => {
    const dealt = { ...copy, round: round(['IT'], 2), replaces: 1 }
    expect(outcomeOf({ copies: [dealt] }).show).toEqual(round(['IT'], 2))
    expect(outcomeOf({ copies: [{ ...dealt, replaces: 7 }] }).show).toEqual(round())
    expect(outcomeOf({ copies: [{ ...dealt, replaces: undefined }] }).show).toEqual(round())
  })

  it('comes before what waits of the same round, with its rules and the earlier date', () => {
    const late = {
      ...round(['IT']),
      begun: '2026-12-01',
      rules: { ...standardRules, arrows: false },
    } as const
    const { show, waiting: waits } = outcomeOf({
      waiting: waiting(['BR'], { on: '2026-12-24' }),
      copies: [{ generation: ERA, round: late }],
    })
    expect(show).toEqual({ ...late, guesses: ['IT', 'BR'] })
    expect(waits).toMatchObject({ guesses: ['IT', 'BR'], on: '2026-12-01' })
  })

  it('leaves the rules to what waits where the copy has no guess', () => {
    const own = waiting(['BR'], { round: { ...round(), rules: { ...standardRules, arrows: false } } })
    expect(
      outcomeOf({ waiting: own, copies: [{ generation: ERA, round: round() }] }).show?.rules.arrows,
    ).toBe(false)
  })
})

describe('a challenge that another page has evicted', () => {
  const evicted = round(['IT'])

  it('goes on where it is open, and is not written for that', () => {
    expect(outcomeOf({ evicted })).toMatchObject({ show: evicted, write: undefined })
  })

  it('is written with its next guess', () => {
    const next = round(['IT', 'BR'])
    expect(outcomeOf({ evicted, waiting: waiting(['BR']) })).toMatchObject({ show: next, write: next })
  })
})

describe('a round in which nothing waits yet', () => {
  it('is the same one before its first guess', () => {
    const begun = { ...round(['IT', 'BR']), begun: '2026-12-01' } as const
    expect(untouched(begun, ERA)).toEqual(waiting([], { on: undefined }))
  })
})

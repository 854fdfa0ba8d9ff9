import { describe, expect, it } from 'vitest'
import {
  isChangedBy,
  isLate,
  isOfCountries,
  isSame,
  join,
  newRound,
  withGuesses,
  withRules,
} from '../../src/machines/round'
import { AIDS, type Rules, ruleChangesOf, rulesFor, standardRules } from '../../src/machines/rules'
import { dailyOf, practice } from '../../tools/puzzles'
import { roundOf } from './rounds'

const hidden = { ...standardRules, outline: 'hidden' } as const
const turned = { ...standardRules, outline: 'turned', arrows: false } as const
const round = roundOf('FR', ['IT', 'BR'])

const ofStates = { kind: 'practice', deck: 'US' } as const

describe('two accounts of a round', () => {
  it('are the same where target, deal and every guess are', () => {
    expect(isSame(round, roundOf('FR', ['IT', 'BR']))).toBe(true)
    for (const other of [
      roundOf('DE', ['IT', 'BR']),
      { ...round, deal: 1 },
      { ...round, rules: hidden },
      roundOf('FR', ['IT']),
      roundOf('FR', ['BR', 'IT']),
      { ...round, begun: '2026-11-22' as const },
      { ...round, isGivenUp: true },
    ]) {
      expect(isSame(round, other)).toBe(false)
      expect(isSame(other, round)).toBe(false)
    }
  })

  it('were begun on the earlier of their dates, whichever stands', () => {
    const late = { ...round, begun: '2026-12-02' } as const
    const later = { ...roundOf('FR', ['JP', 'FR']), begun: '2026-12-03' } as const
    expect(join(late, later)).toEqual({ ...later, begun: '2026-12-02' })
    expect(join(later, late)).toEqual({ ...later, begun: '2026-12-02' })
    expect(join(later, round)).toEqual({ ...later, begun: undefined })
    expect(join(later, roundOf('FR'))).toEqual(later)
    expect(join(roundOf('FR'), later)).toEqual(later)
    expect([late, later, round].map(isLate)).toEqual([true, true, false])
  })

  it('have the rules of the one with guesses, and of the first where both have', () => {
    const [fresh, played] = [
      { ...roundOf('FR'), rules: hidden },
      { ...roundOf('FR', ['JP']), rules: turned },
    ]
    expect(join(fresh, played).rules).toEqual(turned)
    expect(join(played, fresh).rules).toEqual(turned)
    expect(join(round, played)).toEqual(roundOf('FR', ['IT', 'BR', 'JP']))
  })

  it('have no outline hidden that either of them has shown', () => {
    const fresh = (rules: typeof standardRules) => ({ ...roundOf('FR'), rules })
    expect(join(fresh(standardRules), fresh(hidden)).rules.outline).toBe('shown')
    expect(join(fresh(hidden), fresh(standardRules)).rules.outline).toBe('shown')
    expect(join(fresh(turned), fresh(hidden)).rules.outline).toBe('turned')
  })
})

describe('the rules of a round', () => {
  it('can be chosen until the first guess, and no later', () => {
    expect(withRules({ ...roundOf('FR'), rules: hidden }, turned).rules).toEqual(turned)
    expect(isChangedBy({ ...roundOf('FR'), rules: hidden }, turned)).toBe(true)
    expect(withRules(round, turned)).toBe(round)
    expect(isChangedBy(round, turned)).toBe(false)
  })

  it('are not changed by choosing the same, or what cannot be had any more', () => {
    expect(isChangedBy(roundOf('FR'), standardRules)).toBe(false)
    expect(isChangedBy(roundOf('FR'), hidden)).toBe(false)
    expect(isChangedBy({ ...roundOf('FR'), rules: turned }, { ...turned, outline: 'hidden' })).toBe(false)
  })

  it('tell it from the first guess on or not at all', () => {
    const aided = newRound(practice, 'FR', 0, [], { ...standardRules, aids: ['fit'] })
    expect(withRules(aided, standardRules).rules).toEqual(standardRules)
    const begun = withGuesses(aided, ['IT'])
    expect(withRules(begun, standardRules)).toBe(begun)
    const plain = withGuesses(newRound(practice, 'FR'), ['IT'])
    expect(withRules(plain, aided.rules)).toBe(plain)
    expect(join(begun, newRound(practice, 'FR')).rules.aids).toEqual(['fit'])
    expect(join(newRound(practice, 'FR'), begun).rules.aids).toEqual(['fit'])
  })
})

it('A round is of countries unless it is of the regions of one', () => {
  expect(isOfCountries(round)).toBe(true)
  expect(isOfCountries(roundOf('US-TX', [], ofStates))).toBe(false)
})

it.each([
  [standardRules, []],
  [hidden, ['hidden']],
  [turned, ['turned', 'noArrows']],
  [{ ...hidden, arrows: false, aids: ['size', 'globe'] }, ['hidden', 'noArrows', 'size', 'globe']],
] as const)('What is harder or easier about the rules %o is %o', (rules, changes) => {
  expect(ruleChangesOf(rules)).toEqual(changes)
})

it.each<[string, Parameters<typeof rulesFor>[0], Rules, Rules['aids']]>([
  ['practice', practice, standardRules, AIDS],
  [
    'a day, which does not tell what still fits',
    dailyOf('2026-11-21'),
    turned,
    AIDS.filter((aid) => aid !== 'fit'),
  ],
  [
    'a hidden outline, which no shape can be laid over',
    practice,
    hidden,
    AIDS.filter((aid) => aid !== 'shapes'),
  ],
  ['states, which the globe does not show', ofStates, standardRules, ['size', 'shapes', 'more', 'fit']],
])('Of all aids, in whatever order they were chosen, %s has those that help', (_, puzzle, rules, aids) => {
  expect(rulesFor(puzzle, { ...rules, aids: AIDS.toReversed() })).toEqual({ ...rules, aids })
})

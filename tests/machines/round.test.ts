import { describe, expect, it } from 'vitest'
import type { Puzzle } from '../../src/machines/rules/puzzle'
import {
  canTake,
  isChangedBy,
  isLate,
  isOfCountries,
  isSame,
  join,
  newRound,
  withAid,
  withGuesses,
  withRules,
} from '../../src/machines/rules/round'
import {
  AIDS,
  type Aid,
  aidsFor,
  aidsIn,
  type Rules,
  ruleChangesOf,
  standardChoice,
  standardRules,
} from '../../src/machines/rules/rules'
import { challengeOf, dailyOf, practice } from '../../tools/puzzles'
import { roundOf } from './rounds'

const hidden = { ...standardRules, outline: 'hidden' } as const
const turned = { ...standardRules, outline: 'turned', arrows: false } as const
const chosen = (rules: Rules, aids: readonly Aid[] = []) => ({ ...rules, aids })
const round = roundOf('FR', ['IT', 'BR'])

const ofStates = { kind: 'practice', deck: 'US' } as const

describe('two accounts of a round', () => {
  it('keep no aid that the rules of the one that stands do not have', () => {
    const begun = (rules: Rules, aids: readonly Aid[]) =>
      withGuesses(newRound(dailyOf('2026-11-21'), 'FR', 0, [], chosen(rules, aids)), ['IT'])
    const both = join(begun(hidden, ['size']), begun(standardRules, ['shapes', 'globe']))
    expect(both.rules.outline).toBe('hidden')
    expect(aidsIn(both.help)).toEqual(['size', 'globe'])
  })

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
    expect(withRules({ ...roundOf('FR'), rules: hidden }, chosen(turned)).rules).toEqual(turned)
    expect(isChangedBy({ ...roundOf('FR'), rules: hidden }, chosen(turned))).toBe(true)
    expect(withRules(round, chosen(turned))).toBe(round)
    expect(isChangedBy(round, chosen(turned))).toBe(false)
  })

  it('are not changed by choosing the same, or what cannot be had any more', () => {
    expect(isChangedBy(roundOf('FR'), standardChoice)).toBe(false)
    expect(isChangedBy(roundOf('FR'), chosen(hidden))).toBe(false)
    expect(isChangedBy({ ...roundOf('FR'), rules: turned }, chosen({ ...turned, outline: 'hidden' }))).toBe(
      false,
    )
  })

  it('have aids from the start until others are chosen, and those of the version that was begun', () => {
    const aided = newRound(practice, 'FR', 0, [], chosen(standardRules, ['fit']))
    expect(aided.help).toEqual({ fit: 0 })
    expect(withRules(aided, standardChoice).help).toEqual({})
    const begun = withGuesses(aided, ['IT'])
    expect(withRules(begun, standardChoice)).toBe(begun)
    expect(join(begun, newRound(practice, 'FR')).help).toEqual({ fit: 0 })
    expect(join(newRound(practice, 'FR'), begun).help).toEqual({ fit: 0 })
    expect(join(aided, newRound(practice, 'FR')).help).toEqual({})
  })
})

describe('an aid', () => {
  const begun = withGuesses(newRound(practice, 'FR'), ['IT', 'BR'])

  it('is taken after the last guess, once, from the first guess to the end', () => {
    expect(withAid(begun, 'globe').help).toEqual({ globe: 2 })
    const later = withGuesses(withAid(begun, 'globe'), ['JP'])
    expect(withAid(later, 'globe')).toBe(later)
    expect(withAid(later, 'size').help).toEqual({ size: 3, globe: 2 })
    for (const round of [newRound(practice, 'FR'), withGuesses(begun, ['FR'])])
      for (const aid of AIDS) expect(withAid(round, aid)).toBe(round)
  })

  it('is taken in a challenge only if its link allows it', () => {
    const challenge = newRound(challengeOf('FR'), 'FR', 0, [], chosen(standardRules, ['globe', 'fit']))
    expect(challenge.help).toEqual({})
    const played = withGuesses(challenge, ['IT'])
    expect(AIDS.filter((aid) => canTake(played, aid))).toEqual(['globe'])
  })

  it('stands where either of two versions has it, with the earlier number', () => {
    const one = { ...begun, help: { size: 1, globe: 2 } }
    const other = { ...withGuesses(begun, ['JP']), help: { globe: 1, more: 3 } }
    const both = { size: 1, globe: 1, more: 3 }
    expect(join(one, other).help).toEqual(both)
    expect(join(other, one).help).toEqual(both)
    expect(isSame(one, begun)).toBe(false)
  })

  it('stands in a round that is over elsewhere, but does not go on with it', () => {
    const aided = { ...withGuesses(begun, ['JP', 'GB', 'AU']), help: { more: 5, size: 4 } }
    const lost = withGuesses(begun, ['US', 'IN', 'ES', 'AR'])
    const won = withGuesses(newRound(practice, 'FR'), ['FR'])
    for (const [over, help] of [
      [lost, { size: 4 }],
      [won, { size: 1 }],
    ] as const) {
      expect(join(aided, over)).toEqual({ ...over, help })
      expect(join(over, aided)).toEqual({ ...over, help })
    }
  })
})

it('A round is of countries unless it is of the regions of one', () => {
  expect(isOfCountries(round)).toBe(true)
  expect(isOfCountries(roundOf('US-TX', [], ofStates))).toBe(false)
})

it.each([
  [standardChoice, []],
  [chosen(hidden), ['hidden']],
  [chosen(turned), ['turned', 'noArrows']],
  [chosen({ ...hidden, arrows: false }, ['size', 'globe']), ['hidden', 'noArrows', 'size', 'globe']],
] as const)('What is harder or easier about the rules %o is %o', (rules, changes) => {
  expect(ruleChangesOf(rules)).toEqual(changes)
})

it.each<[string, Puzzle, Rules, readonly Aid[]]>([
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
  expect(aidsFor(puzzle, rules, AIDS.toReversed())).toEqual(aids)
  expect(aidsIn(newRound(puzzle, 'FR', 0, [], chosen(rules, AIDS)).help)).toEqual(aids)
})

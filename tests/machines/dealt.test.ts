import { describe, expect, it } from 'vitest'
import type { PlaceId } from '../../src/geo/place'
import { type Dealt, joinDealt } from '../../src/machines/journal/dealt'
import type { Round } from '../../src/machines/rules/round'
import { standardRules } from '../../src/machines/rules/rules'
import { roundOf } from './rounds'

const round = (guesses: readonly PlaceId[] = [], deal = 1): Round => ({ ...roundOf('FR', guesses), deal })
const dealt = (round: Round, ...replaces: readonly number[]): Dealt => ({ round, replaces })

const stored = round(['IT'])
const both = round(['IT', 'BR'])
const plain = { ...standardRules, arrows: false }
const late = { ...round(['BR']), begun: '2026-12-24' } as const
const lost = { ...round(['BR']), isGivenUp: true, puzzle: { kind: 'practice', deck: 'twenty' } } as const

const cases: Readonly<Record<string, readonly [stored: Round, dealt: Dealt, joined: Round]>> = {
  'its guesses after those that are stored': [stored, dealt(round(['BR'])), both],
  'nothing of what is stored by now': [both, dealt(stored), both],
  'what it alone has, where the store has lost it': [stored, dealt(both), both],
  'no guess after the answer': [round(['FR']), dealt(round(['BR'])), round(['FR'])],
  'its guesses until one is the answer': [stored, dealt(round(['BR', 'FR'])), round(['IT', 'BR', 'FR'])],
  'a deal over the one that it replaces': [stored, dealt(round(['BR'], 2), 1), round(['BR'], 2)],
  'a deal over an earlier one that was never stored': [stored, dealt(round([], 3), 2, 1), round([], 3)],
  'no deal over any other': [round([], 9), dealt(round(['BR'], 2), 1), round([], 9)],
  'a day as late by its first guess': [round(), dealt(late), late],
  'a day that was begun on its date as on time': [stored, dealt(late), both],
  'its rules before the first guess': [
    round(),
    dealt({ ...round(), rules: plain }),
    { ...round(), rules: plain },
  ],
  'its guesses under the rules of those that are stored': [
    { ...stored, rules: plain },
    dealt(round(['BR'])),
    { ...both, rules: plain },
  ],
  'aids, each with the earlier number': [
    { ...stored, help: { size: 1 } },
    dealt({ ...both, help: { size: 2, globe: 2 } }),
    { ...both, help: { size: 1, globe: 2 } },
  ],
  'an aid after no later guess than the answer': [
    round(['FR']),
    dealt({ ...both, help: { globe: 2 } }),
    { ...round(['FR']), help: { globe: 1 } },
  ],
  'that it was given up, after its guesses': [
    { ...lost, guesses: ['IT'], isGivenUp: false },
    dealt(lost),
    { ...lost, guesses: ['IT', 'BR'] },
  ],
}

describe('a round that is kept adds to the stored one', () => {
  it.each(Object.entries(cases))('%s', (_, [before, added, joined]) => {
    expect(joinDealt(dealt(before), added).round).toEqual(joined)
  })

  it('nothing where it has the same or less: the one that has all is given as it is', () => {
    const [less, same, more] = [dealt(stored), dealt(round(['IT'])), dealt(both)]
    expect(joinDealt(less, same)).toBe(same)
    expect(joinDealt(more, less)).toBe(more)
  })
})

import { describe, expect, it } from 'vitest'
import type { PlaceId } from '../../src/geo/place'
import { type Known, reconcile, untouched, type Waiting } from '../../src/machines/journal/reconcile'
import type { Round } from '../../src/machines/round'
import { standardRules } from '../../src/machines/rules'
import { practice } from '../../tools/puzzles'
import { roundOf } from './rounds'

const ERA = 3
const round = (guesses: readonly PlaceId[] = [], deal = 1): Round => ({ ...roundOf('FR', guesses), deal })

function waiting(guesses: readonly PlaceId[], changes: Partial<Waiting> = {}): Waiting {
  return {
    generation: ERA,
    round: round(),
    replaces: 1,
    guesses,
    on: '2026-11-21',
    help: {},
    isGivenUp: false,
    ...changes,
  }
}

/** What is known where the store has a round without guesses, but for what a test says. */
type Changes = Partial<Omit<Known, 'stored'>> & { readonly stored?: Round | undefined }

function outcomeOf(changes: Changes) {
  const stored = { generation: ERA, round: 'stored' in changes ? changes.stored : round() }
  return reconcile({
    waiting: undefined,
    copies: [],
    evicted: undefined,
    first: undefined,
    ...changes,
    stored,
  })
}

const stored = round(['IT'])
const both = round(['IT', 'BR'])
const first = { ...roundOf('FR', [], practice), deal: 5 }
const own = waiting(['BR'])
const ofErased = waiting(['BR'], { generation: 2 })
const late = waiting(['BR'], { on: '2026-12-24' })
const dealt = waiting(['BR'], { round: round([], 2) })
const copy = { generation: ERA, round: stored }
const dealtCopy = { ...copy, round: round(['IT'], 2), replaces: 1 }
const plain = { ...standardRules, arrows: false }
const begun = { ...stored, begun: '2026-11-30' } as const

const cases: Readonly<
  Record<string, readonly [known: Changes, show: Round | undefined, isWritten: boolean]>
> = {
  'what is stored where nothing else is known': [{ stored, first: round([], 9) }, stored, false],
  'what practice begins with, where nothing is stored': [{ stored: undefined, first }, first, true],
  'nothing, where nobody plays': [{ stored: undefined }, undefined, false],
  'what waits behind what is stored': [{ stored, waiting: own }, both, true],
  'what waits, which is stored by now': [{ stored, waiting: waiting(['IT']) }, stored, false],
  'a day as late by its first guess': [{ waiting: late }, { ...round(['BR']), begun: '2026-12-24' }, true],
  'a day that was begun on its date as on time': [{ stored, waiting: late }, both, true],
  'a late day as no later': [{ stored: begun, waiting: late }, { ...both, begun: '2026-11-30' }, true],
  'what was dealt over what is stored': [{ stored, waiting: dealt }, round(['BR'], 2), true],
  'what was dealt over nothing': [
    { stored: undefined, waiting: { ...dealt, replaces: undefined } },
    round(['BR'], 2),
    true,
  ],
  'nothing that waits since before an erasing': [{ stored, waiting: ofErased }, stored, false],
  'nothing that waits of a deal that is gone': [{ stored: round([], 9), waiting: own }, round([], 9), false],
  'what a copy has': [{ copies: [copy] }, stored, true],
  'what a copy has, and nothing that is void': [{ copies: [copy], waiting: ofErased }, stored, true],
  'no copy from before an erasing': [
    { waiting: own, copies: [{ ...copy, generation: 2 }] },
    round(['BR']),
    true,
  ],
  'no copy of another round than what waits': [{ waiting: own, copies: [dealtCopy] }, round(['BR']), true],
  'a copy of what was dealt over what is stored': [{ copies: [dealtCopy] }, round(['IT'], 2), true],
  'no copy of what was dealt over another': [{ copies: [{ ...dealtCopy, replaces: 7 }] }, round(), false],
  'a copy before what waits, with its rules and the earlier date': [
    { waiting: late, copies: [{ ...copy, round: { ...stored, begun: '2026-12-01', rules: plain } }] },
    { ...both, begun: '2026-12-01', rules: plain },
    true,
  ],
  'what waits with its own rules where the copy has no guess': [
    {
      waiting: waiting(['BR'], { round: { ...round(), rules: plain } }),
      copies: [{ ...copy, round: round() }],
    },
    { ...round(['BR']), rules: plain },
    true,
  ],
  'an aid that waits, with the guesses that are stored': [
    { stored, waiting: waiting([], { help: { globe: 1 } }) },
    { ...stored, help: { globe: 1 } },
    true,
  ],
  'no aid that waits since before an erasing': [
    { stored, waiting: waiting([], { help: { globe: 1 }, generation: 2 }) },
    stored,
    false,
  ],
  'aids of all, each with the earlier number': [
    {
      stored: { ...stored, help: { size: 1 } },
      waiting: waiting(['BR'], { help: { size: 2, globe: 2 } }),
      copies: [{ ...copy, round: { ...stored, help: { globe: 1 } } }],
    },
    { ...both, help: { size: 1, globe: 1 } },
    true,
  ],
  'a challenge that another page has evicted': [{ evicted: stored }, stored, false],
  'and writes it with its next guess': [{ evicted: stored, waiting: own }, both, true],
}

describe('an open puzzle shows', () => {
  it.each(Object.entries(cases))('%s', (_, [known, show, isWritten]) => {
    const outcome = outcomeOf(known)
    expect(outcome.show).toEqual(show)
    expect(outcome.write).toEqual(isWritten ? show : undefined)
  })

  it('what waits, and keeps it in case that it cannot be written', () => {
    expect(outcomeOf({ stored, waiting: own }).waiting).toEqual(own)
    expect(outcomeOf({ copies: [copy] }).waiting).toEqual(waiting(['IT'], { replaces: undefined }))
    expect(outcomeOf({ stored: undefined, first }).waiting).toEqual({
      ...untouched(first, ERA),
      replaces: undefined,
    })
    expect(untouched({ ...both, help: { more: 2 }, begun: '2026-12-01' }, ERA)).toEqual(
      waiting([], { on: undefined }),
    )
  })
})

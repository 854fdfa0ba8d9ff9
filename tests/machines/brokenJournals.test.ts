import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type * as reconciling from '../../src/machines/journal/reconcile'
import { sample } from '../amount'
import { brokenJournals } from '../histories/brokenJournals'
import { propertyOf } from '../histories/play'
import type { Wrong } from '../histories/session'

const journal = vi.hoisted(() => ({ wrong: {} as Wrong }))

vi.mock('../../src/machines/journal/reconcile', async (load) => {
  const right = await load<typeof reconciling>()
  return {
    ...right,
    // A wrong way may go the right one and change what comes of it.
    reconcile: (known: reconciling.Known) => {
      const { wrong } = journal
      journal.wrong = {}
      const outcome = (wrong.reconcile ?? right.reconcile)(known)
      journal.wrong = wrong
      return outcome
    },
  }
})

describe('a journal in which', () => {
  it.each(sample(Object.entries(brokenJournals), 16))(
    '%s is caught by the histories',
    async (_fault, wrong) => {
      journal.wrong = wrong
      const result = await fc.check(propertyOf(wrong), { numRuns: 20_000, endOnFailure: true })
      expect(result.failed).toBe(true)
    },
  )
})

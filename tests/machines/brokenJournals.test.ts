import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brokenJournals } from '../histories/brokenJournals'
import { propertyOf } from '../histories/play'

describe('a journal in which', () => {
  it.each(Object.entries(brokenJournals))('%s is caught by the histories', async (_fault, wrong) => {
    const result = await fc.check(propertyOf(wrong), { numRuns: 5000, endOnFailure: true })
    expect(result.failed).toBe(true)
  })
})

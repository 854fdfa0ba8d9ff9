import { describe, expect, it } from 'vitest'
import { countOf, tally } from '../scripts/count'

describe('the count of a report', () => {
  it('takes whatever Vitest did not pass for failed', () => {
    const report = { numTotalTests: 9, numPassedTests: 6, numFailedTests: 2, numPendingTests: 1 }
    expect(countOf(JSON.stringify(report))).toEqual({ passed: 6, failed: 3 })
  })

  it('takes whatever Playwright did not pass at once for failed', () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 } }
    expect(countOf(JSON.stringify(report))).toEqual({ passed: 5, failed: 4 })
  })
})

describe('the tally', () => {
  it('adds up what every script counted', () => {
    const results = [
      { count: undefined, succeeded: true },
      { count: { passed: 3, failed: 0 }, succeeded: true },
      { count: { passed: 4, failed: 2 }, succeeded: false },
    ]
    expect(tally(results)).toEqual({ passed: 7, failed: 2 })
  })

  it('counts a script that failed without a failed test as one failure', () => {
    expect(tally([{ count: undefined, succeeded: false }])).toEqual({ passed: 0, failed: 1 })
    expect(tally([{ count: { passed: 3, failed: 0 }, succeeded: false }])).toEqual({ passed: 3, failed: 1 })
  })
})

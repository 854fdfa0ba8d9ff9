import { readFileSync, rmSync } from 'node:fs'

export type Count = { readonly passed: number; readonly failed: number }

/** The count in a JSON report of Playwright (`stats`) or Vitest. A test that did not run has failed. */
export function countOf(report: string): Count {
  const { stats, numPassedTests, numTotalTests } = JSON.parse(report)
  return stats === undefined
    ? { passed: numPassedTests, failed: numTotalTests - numPassedTests }
    : { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
}

/** The whole result from each script's count, if it has one, and whether the script succeeded. */
export function tally(
  results: readonly { readonly count: Count | undefined; readonly succeeded: boolean }[],
): Count {
  const sum = { passed: 0, failed: 0 }
  for (const { count = { passed: 0, failed: 0 }, succeeded } of results) {
    sum.passed += count.passed
    // A script can fail although all its tests passed, or without having any.
    sum.failed += succeeded ? count.failed : Math.max(1, count.failed)
  }
  return sum
}

/** The count that a script has left behind, if it counts anything. */
export function readCount(script: string): Count | undefined {
  let report: string
  try {
    report = readFileSync(reportOf(script), 'utf8')
  } catch {
    return undefined
  }
  return countOf(report)
}

/** Takes away what an earlier run has left behind. */
export function forgetCount(script: string): void {
  rmSync(reportOf(script), { force: true })
}

function reportOf(script: string): string {
  return `reports/${script.replaceAll(':', '-')}.json`
}

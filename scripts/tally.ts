// Runs npm scripts one after another, also when one fails, and closes with the count of tests:
//   node scripts/run.mjs scripts/tally.ts check:lint test:unit build test:e2e
// A script that tests leaves its result in reports/, test:unit in test-unit.json, as Vitest or Playwright write it.

import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import process from 'node:process'

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

export async function main(scripts: readonly string[]): Promise<void> {
  const results: { count: Count | undefined; succeeded: boolean }[] = []
  for (const script of scripts) {
    rmSync(reportOf(script), { force: true })
    const { status } = spawnSync(`npm run ${script}`, { shell: true, stdio: 'inherit' })
    results.push({ count: readCount(script), succeeded: status === 0 })
    // What follows a failed build would test an older one.
    if (status !== 0 && script === 'build') break
  }
  const { passed, failed } = tally(results)
  if (failed > 0 || passed === 0) process.exitCode = 1
  console.log(`\n${passed} passed, ${failed} failed`)
}

function reportOf(script: string): string {
  return `reports/${script.replaceAll(':', '-')}.json`
}

function readCount(script: string): Count | undefined {
  let report: string
  try {
    report = readFileSync(reportOf(script), 'utf8')
  } catch {
    return undefined
  }
  return countOf(report)
}

import { readFileSync, rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** How many tests of a script have passed, and those that have not, each with what it said: also one that did not run. */
export type Count = { readonly passed: number; readonly failures: readonly string[] }

/** What is read of a report of Playwright, and of one of Vitest. */
type Suite = {
  readonly file: string
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly status: string
      readonly results?: readonly { readonly errors: readonly { readonly message?: string }[] }[]
    }[]
  }[]
  readonly suites?: readonly Suite[]
}
type TestFile = {
  readonly name: string
  readonly status: string
  readonly assertionResults: readonly {
    readonly fullName: string
    readonly status: string
    readonly failureMessages?: readonly string[]
  }[]
}

/** The count in a JSON report of Playwright (`suites`) or Vitest (`testResults`). */
export function countOf(report: string): Count {
  const { suites, testResults } = JSON.parse(report) as {
    readonly suites?: readonly Suite[]
    readonly testResults: readonly TestFile[]
  }
  const results = suites?.flatMap(resultsOfSuite) ?? testResults.flatMap(resultsOfFile)
  const failures = results
    .filter(({ isPassed }) => !isPassed)
    .map(({ name, messages }) => [name, ...messages.flatMap(beginningOf)].join('\n    '))
  return { passed: results.length - failures.length, failures }
}

/** The whole result from each script's count, if it has one, and whether the script succeeded. */
export function tally(
  results: readonly {
    readonly script: string
    readonly count: Count | undefined
    readonly succeeded: boolean
    readonly output: string
  }[],
): Count {
  return {
    passed: results.reduce((sum, { count }) => sum + (count?.passed ?? 0), 0),
    failures: results.flatMap(({ script, count, succeeded, output }) => {
      const failures = (count?.failures ?? []).map((name) => `${script}: ${name}`)
      // A script can fail although all its tests passed, or without having any.
      if (failures.length > 0 || succeeded) return failures
      return [[script, ...endOf(output)].join('\n    ')]
    }),
  }
}

/** The count that a script has left behind, if it counts anything and has come to its end. */
export function readCount(script: string): Count | undefined {
  try {
    return countOf(readFileSync(reportOf(script), 'utf8'))
  } catch {
    return undefined
  }
}

/** Takes away what an earlier run has left behind. */
export function forgetCount(script: string): void {
  rmSync(reportOf(script), { force: true })
}

type Result = { readonly name: string; readonly isPassed: boolean; readonly messages: readonly string[] }

/** How many lines of a message are enough to tell what was found in place of what. */
const LINES = 12

/** The first lines of a message, without the colours that a terminal would show. */
function beginningOf(message: string): string[] {
  return stripVTControlCharacters(message).split('\n').slice(0, LINES)
}

/** Number of last lines that tell why a script failed without a failed test. */
const LAST_LINES = 60

function endOf(output: string): string[] {
  return stripVTControlCharacters(output).split('\n').filter(Boolean).slice(-LAST_LINES)
}

/** A test that passed only when it was tried again is `flaky`, and has not passed. */
function resultsOfSuite({ file, specs = [], suites = [] }: Suite): Result[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results = [] }) => ({
      name: `${file} ${title}`,
      isPassed: status === 'expected',
      messages: results.flatMap(({ errors }) => errors.flatMap(({ message }) => message ?? [])),
    })),
  )
  return [...own, ...suites.flatMap(resultsOfSuite)]
}

function resultsOfFile({ name, status, assertionResults }: TestFile): Result[] {
  // A file that could not be read has failed without a test.
  if (assertionResults.length === 0)
    return status === 'passed' ? [] : [{ name, isPassed: false, messages: [] }]
  return assertionResults.map(({ fullName, status, failureMessages = [] }) => ({
    name: `${name} ${fullName}`,
    isPassed: status === 'passed',
    messages: failureMessages,
  }))
}

function reportOf(script: string): string {
  return `reports/${script.replaceAll(':', '-')}.json`
}

import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { describe, expect, it } from 'vitest'
import { countOf, tally } from '../scripts/count'

describe('the count of a report', () => {
  it('takes whatever Vitest did not pass for failed, and names it', () => {
    const assertionResults = ['passed', 'failed', 'pending'].map((status, index) => ({
      fullName: `rule ${index}`,
      status,
    }))
    const testResults = [
      { name: 'rules.test.ts', status: 'failed', assertionResults },
      { name: 'empty.test.ts', status: 'failed', assertionResults: [] },
    ]
    const failures = ['rules.test.ts rule 1', 'rules.test.ts rule 2', 'empty.test.ts']
    expect(countOf(JSON.stringify({ testResults }))).toEqual({ passed: 1, failures })
  })

  it('takes whatever Playwright did not pass at once for failed, and names it', () => {
    const spec = (status: string) => ({ title: status, tests: [{ status }] })
    const inner = { file: 'a.spec.ts', specs: [spec('flaky'), spec('skipped')] }
    const suites = [{ file: 'a.spec.ts', specs: [spec('expected'), spec('unexpected')], suites: [inner] }]
    const failures = ['a.spec.ts unexpected', 'a.spec.ts flaky', 'a.spec.ts skipped']
    expect(countOf(JSON.stringify({ suites }))).toEqual({ passed: 1, failures })
  })
})

it('has what a failed test said without colours, and no more than its first lines', () => {
  const failureMessages = [`\u001b[31m1\u001b[39m${'\n2'.repeat(20)}`]
  const assertionResults = [{ fullName: 'rule', status: 'failed', failureMessages }]
  const testResults = [{ name: 'rules.test.ts', status: 'failed', assertionResults }]
  const [failure = ''] = countOf(JSON.stringify({ testResults })).failures
  expect(failure.split('\n    ').slice(0, 3)).toEqual(['rules.test.ts rule', '1', '2'])
  expect(failure.split('\n').length).toBeLessThan(20)
})

describe('the tally', () => {
  it('adds up what every script counted, and takes one that failed without a failed test for one failure', () => {
    const failing = { script: 'test:unit', succeeded: false, output: '1\n\n\u001b[31m2\u001b[39m\n' }
    const passing = { succeeded: true, output: '3' }
    const results = [
      { script: 'check:lint', count: undefined, ...passing },
      { script: 'test:paths', count: { passed: 3, failures: [] }, ...passing },
      { ...failing, count: { passed: 4, failures: ['one', 'two'] } },
      { ...failing, count: { passed: 1, failures: [] } },
      { ...failing, count: undefined },
    ]
    const failures = ['test:unit: one', 'test:unit: two', ...Array(2).fill('test:unit\n    1\n    2')]
    expect(tally(results)).toEqual({ passed: 8, failures })
  })
})

it('counts every script in one, though an earlier one has failed', () => {
  const args = ['scripts/run.mjs', 'scripts/tally.ts', 'no:such', 'nor:such']
  // Where every check is required, a program that is missing would count, too.
  const env = { ...process.env, CI: '' }
  const { status, stdout } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('0 passed, 2 failed')
})

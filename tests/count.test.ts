import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { describe, expect, it } from 'vitest'
import { countOf, readCount, tally } from '../scripts/count'

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

it('has the first lines of what a failed test said, without colours', () => {
  const message = '\u001b[31mexpected\u001b[39m\nreceived'
  const tests = [{ status: 'unexpected', results: [{ errors: [{ message }, {}] }] }]
  const suites = [{ file: 'a.spec.ts', specs: [{ title: 'rule', tests }] }]
  expect(countOf(JSON.stringify({ suites })).failures).toEqual(['a.spec.ts rule\n    expected\n    received'])
  const failureMessages = [Array.from({ length: 20 }, (_, line) => line + 1).join('\n')]
  const assertionResults = [{ fullName: 'rule', status: 'failed', failureMessages }]
  const testResults = [{ name: 'rules.test.ts', status: 'failed', assertionResults }]
  const [failure] = countOf(JSON.stringify({ testResults })).failures
  expect(failure).toMatch(/^rules\.test\.ts rule\n {4}1\n/)
  expect(failure).toMatch(/\n {4}12$/)
})

it('is none where a script was ended before its report was whole', () => {
  mkdirSync('reports', { recursive: true })
  writeFileSync('reports/cut-short.json', '{"stats":')
  expect(readCount('cut:short')).toBeUndefined()
  rmSync('reports/cut-short.json')
})

describe('the tally', () => {
  const failing = { script: 'test:unit', succeeded: false }

  it('adds up what every script counted', () => {
    const results = [
      { script: 'check:lint', count: undefined, succeeded: true },
      { script: 'test:paths', count: { passed: 3, failures: [] }, succeeded: true },
      { ...failing, count: { passed: 4, failures: ['one', 'two'] } },
    ]
    expect(tally(results)).toEqual({ passed: 7, failures: ['test:unit: one', 'test:unit: two'] })
  })

  it('counts a script that failed without a failed test as one failure', () => {
    expect(tally([{ ...failing, count: undefined }])).toEqual({ passed: 0, failures: ['test:unit'] })
    const count = { passed: 3, failures: [] }
    expect(tally([{ ...failing, count }])).toEqual({ passed: 3, failures: ['test:unit'] })
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

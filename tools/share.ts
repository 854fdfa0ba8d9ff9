import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { PLAYWRIGHT } from './programs'

/** Share of a list: of `1/7` to `7/7` each has every seventh item, and together they have all. Throws where a text names none. */
export function shareOf<Item>(all: readonly Item[], share: string): readonly Item[] {
  const [turn = 0, turns = 0] = (/^([1-9]\d*)\/([1-9]\d*)$/.exec(share) ?? []).slice(1).map(Number)
  if (turn < 1 || turn > turns) throw new Error(`A share is a text such as 1/7 or 7/7, and not ${share}.`)
  return all.filter((_, index) => index % turns === turn - 1)
}

/**
 * Arguments for Playwright that run only a share of what it would run with others; a list in `reports` names those tests.
 * Throws where they cannot be listed, or the share has none: Playwright takes an empty list for a success.
 */
export function shareOfTests(args: readonly string[], share: string): readonly string[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [PLAYWRIGHT, ...args, '--list', '--reporter=list'],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`The tests cannot be listed.\n${stdout}${stderr}`)
  const tests = shareOf(
    stdout.split('\n').filter((line) => line.includes(' › ')),
    share,
  )
  if (tests.length === 0) throw new Error(`There is no test in share ${share}.`)
  const file = join('reports', 'share.txt')
  mkdirSync('reports', { recursive: true })
  writeFileSync(file, tests.join('\n'))
  return [...args, `--test-list=${file}`]
}

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

/** Arguments for Playwright that run only a share of what it would run with others; a list in `reports` names those tests. */
export function shareOfTests(args: readonly string[], share: string): readonly string[] {
  const { stdout } = spawnSync(process.execPath, [PLAYWRIGHT, ...args, '--list', '--reporter=list'], {
    encoding: 'utf8',
  })
  const tests = stdout.split('\n').filter((line) => line.includes(' › '))
  const file = join('reports', 'share.txt')
  mkdirSync('reports', { recursive: true })
  writeFileSync(file, shareOf(tests, share).join('\n'))
  return [...args, `--test-list=${file}`]
}

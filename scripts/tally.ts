// Runs npm scripts, also when one fails, and closes with the count of tests:
//   node scripts/run.mjs scripts/tally.ts test:unit,check:lint test:e2e test:firefox,test:webkit
// Those that a comma joins run side by side: the first is seen at its work, each other when it has ended.
// A script that tests leaves its result in reports/, test:unit in test-unit.json, as Vitest or Playwright write it.
// Once `check:size` has built the site, those that come after it are told so, and need not build it again.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { thisComputer } from '../tools/computer'
import { type Count, forgetCount, readCount, tally } from './count'
import { intention, isRequired, missing, omission, type Tool } from './tools'

/** The script that builds the site. */
const BUILDER = 'check:size'

/** Runs groups of scripts one after another, and what a tool is missing for not at all. */
export async function main(groups: readonly string[]): Promise<void> {
  const results: Result[] = []
  let absent = await missing(thisComputer)
  for (const tool of absent) console.log(intention(tool, thisComputer))
  for (const group of groups) {
    const scripts = group.split(',').filter((script) => !absent.some((tool) => stops(tool, script)))
    const isBuilt = results.some(({ script, succeeded }) => script === BUILDER && succeeded)
    const ended = await Promise.all(scripts.map((script, index) => run(script, index === 0, absent, isBuilt)))
    results.push(...ended)
    // By now some have been installed.
    if (absent.length > 0) absent = await missing(thisComputer)
  }
  console.log(`\n${results.map(({ script, seconds }) => `${script} ${seconds} s`).join(', ')}`)
  const isFailure = isRequired(process.env)
  for (const tool of absent) console.log(omission(tool, isFailure))
  const omitted = absent.map(() => ({ count: undefined, succeeded: !isFailure }))
  const { passed, failed } = tally([...results, ...omitted])
  if (failed > 0 || passed === 0) process.exitCode = 1
  console.log(`\n${passed} passed, ${failed} failed`)
}

type Result = {
  readonly script: string
  readonly count: Count | undefined
  readonly succeeded: boolean
  readonly seconds: number
}

/** Whether a script has nothing to do without a tool. */
function stops({ script, file }: Tool, other: string): boolean {
  return script === other && file === undefined
}

async function run(
  script: string,
  isSeen: boolean,
  absent: readonly Tool[],
  isBuilt: boolean,
): Promise<Result> {
  forgetCount(script)
  const start = Date.now()
  const left = absent.flatMap(({ file }) => file ?? [])
  const child = spawn(`npm run ${script}`, {
    shell: true,
    stdio: isSeen ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...(left.length > 0 && { E2E_WITHOUT: left.join() }),
      ...(isBuilt && { E2E_BUILT: 'yes' }),
    },
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk))
  const [status] = await once(child, 'close')
  process.stdout.write(Buffer.concat(output))
  const seconds = Math.round((Date.now() - start) / 1000)
  return { script, count: readCount(script), succeeded: status === 0, seconds }
}

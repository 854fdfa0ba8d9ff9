// Runs npm scripts, also when one fails, and closes with the names of what failed and the count of tests:
//   node scripts/run.mjs scripts/tally.ts test:unit,check:lint test:e2e
// Those that a comma joins run side by side: the first is seen at its work, each other when it has ended.
// A script that tests leaves its result in reports/, test:unit in test-unit.json, as Vitest or Playwright write it.
// Once `check:size` has built the site, those that come after it are told so, and need not build it again.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { intention, missing, type Tool } from '../tools/programs'
import { type Count, forgetCount, readCount, tally } from './count'

/** The script that builds the site. */
const BUILDER = 'check:size'

/** Runs groups of scripts one after another, and what a tool is missing for not at all. */
export async function main(groups: readonly string[]): Promise<void> {
  const results: Result[] = []
  const wanted = groups.flatMap((group) => group.split(','))
  let absent = missing(wanted)
  for (const tool of absent) console.log(intention(tool))
  for (const group of groups) {
    const scripts = group.split(',').filter((script) => !absent.some((tool) => stops(tool, script)))
    const isBuilt = results.some(({ script, succeeded }) => script === BUILDER && succeeded)
    const ended = await Promise.all(
      scripts.map((script, index) => run(script, index === 0, absent, isBuilt, wanted)),
    )
    results.push(...ended)
    // By now some have been installed.
    if (absent.length > 0) absent = missing(wanted)
  }
  console.log(`\n${results.map(({ script, seconds }) => `${script} ${seconds} s`).join(', ')}`)
  // Hosts that run tests by themselves set CI, and leave nothing out.
  const isFailure = !['', '0', 'false'].includes(process.env.CI ?? '')
  const fault = isFailure ? ' This is a failure, since CI is set.' : ''
  for (const { name, debian, checks } of absent)
    console.log(`Left out: ${checks}. It needs ${name} (on Debian: apt-get install ${debian}).${fault}`)
  const omitted = absent.map(({ name }) => ({
    script: name,
    count: undefined,
    succeeded: !isFailure,
    output: '',
  }))
  const { passed, failures } = tally([...results, ...omitted])
  if (failures.length > 0 || passed === 0) process.exitCode = 1
  // What failed is named once more here, after pages of output of what came later.
  for (const failure of failures) console.log(`✗ ${failure}`)
  console.log(`\n${passed} passed, ${failures.length} failed`)
}

type Result = {
  readonly script: string
  readonly count: Count | undefined
  readonly succeeded: boolean
  readonly output: string
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
  wanted: readonly string[],
): Promise<Result> {
  forgetCount(script)
  const start = Date.now()
  const left = absent.flatMap(({ file }) => file ?? [])
  const child = spawn(`npm run ${script}`, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      ...(left.length > 0 && { E2E_WITHOUT: left.join() }),
      ...(isBuilt && { E2E_BUILT: 'yes' }),
      WANTED: wanted.join(),
    },
  })
  const chunks: Buffer[] = []
  const take = (chunk: Buffer) => {
    chunks.push(chunk)
    if (isSeen) process.stdout.write(chunk)
  }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', take)
  const [status] = await once(child, 'close')
  const output = Buffer.concat(chunks)
  if (!isSeen) process.stdout.write(output)
  const seconds = Math.round((Date.now() - start) / 1000)
  return { script, count: readCount(script), succeeded: status === 0, output: output.toString(), seconds }
}

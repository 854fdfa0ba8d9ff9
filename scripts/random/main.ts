// Plays the built game at random, over all its pages, and tells what must never be seen:
//   npm run test:random                             as many sessions as --sessions, 175, of 135 steps each
//   npm run test:random -- --seed=7 --sessions=20 --steps=100
//   npm run test:random -- --seed=7 --session=3     that one alone, as a failure names it

import { randomInt } from 'node:crypto'
import process from 'node:process'
import { chromium } from '@playwright/test'
import { provide, testBrowser } from '../../tools/programs'
import { switches } from '../../tools/switches'
import { serveBuild } from '../bench/served'
import { Dice } from './dice'
import { playAtRandom } from './session'

export async function main(words: readonly string[]): Promise<void> {
  const numberOf = (name: string) => {
    const word = words.find((each) => each.startsWith(`--${name}=`))
    return word === undefined ? undefined : Number(word.slice(name.length + 3))
  }
  const seed = numberOf('seed') ?? randomInt(1_000_000)
  const [sessions, steps, only] = [numberOf('sessions') ?? 175, numberOf('steps') ?? 135, numberOf('session')]
  console.log(`Random play with --seed=${seed}`)
  const { url, close } = await serveBuild(process.env.E2E_BUILT === undefined ? undefined : 'dist')
  const [executablePath = ''] = await provide(testBrowser)
  const browser = await chromium.launch({ executablePath, args: switches() })
  const all = only === undefined ? Array.from({ length: sessions }, (_, session) => session) : [only]
  let failed = 0
  try {
    for (const session of all) {
      const fault = await playAtRandom(browser, url, new Dice(seed * 1000 + session), steps)
      if (fault === undefined) continue
      failed++
      console.log(`\n✗ --seed=${seed} --session=${session}, after ${fault.steps.length} steps:`)
      for (const [index, step] of fault.steps.entries()) console.log(`  ${index + 1}. ${step}`)
      for (const line of fault.faults) console.log(`  → ${line}`)
    }
  } finally {
    await browser.close()
    close()
  }
  console.log(
    `\n${all.length - failed} of ${all.length} sessions of ${steps} steps went well (--seed=${seed})`,
  )
  if (failed > 0) process.exitCode = 1
}

// Plays the built game in Firefox, over WebDriver BiDi:
//   npm run build && npm run test:firefox
// FIREFOX_PATH names the program; E2E_URL another address than the build in dist.

import { mkdirSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import puppeteer from 'puppeteer-core'
import { thisComputer } from '../../tools/computer'
import { provideFirefox } from '../../tools/firefox'
import { serveGame } from '../../tools/game'
import { type Check, offline, smoke } from './smoke'

export async function main(): Promise<void> {
  let executablePath: string
  try {
    executablePath = provideFirefox(thisComputer)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
    return
  }
  const { url, close } = await serveGame()
  const firefox = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  console.log(`${await firefox.version()} at ${executablePath}`)
  // Only a server of one's own can be stopped, and only once.
  let closed: Promise<void> | undefined
  const stop = async () => {
    closed ??= close?.()
    await closed
  }
  const checks = close === undefined ? smoke : [...smoke, offline(stop)]
  let passed = 0
  try {
    for (const check of checks) {
      const context = await firefox.createBrowserContext()
      if (await passes(check, async () => check.run(await context.newPage(), url))) passed++
      await context.close()
    }
  } finally {
    await firefox.close()
    await stop()
  }
  mkdirSync('reports', { recursive: true })
  writeFileSync(
    'reports/test-firefox.json',
    JSON.stringify({ numPassedTests: passed, numTotalTests: checks.length }),
  )
  console.log(`${passed} of ${checks.length} passed`)
  if (passed < checks.length) process.exitCode = 1
}

async function passes({ title }: Check, run: () => Promise<void>): Promise<boolean> {
  const start = Date.now()
  try {
    await run()
    console.log(`  ✓ ${title} (${Date.now() - start} ms)`)
    return true
  } catch (error) {
    console.error(`  ✗ ${title}\n    ${error instanceof Error ? error.message : error}`)
    return false
  }
}

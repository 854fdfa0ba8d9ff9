// Measures the end of a game of the world as a phone sees it: when the course is told, and for how long the page takes
// nothing meanwhile.
//   npm run bench:course
//   npm run bench:course -- --runs=15

import type { Browser } from '@playwright/test'
import { startBrowser } from '../../tools/browser'
import { Player } from '../../tools/player'
import { serveBuild } from './served'

/** Countries that are told apart by what they leave: far and near ones. */
const GUESSES = ['Brazil', 'Kenya', 'Fiji', 'Iceland', 'Nepal', 'Haiti']

export async function main(words: readonly string[]): Promise<void> {
  const runs = Number(words.find((word) => word.startsWith('--runs='))?.slice(7) ?? 9)
  const { url, close } = await serveBuild()
  const browser = await startBrowser()
  const all: End[] = []
  for (let run = 0; run < runs; run++) all.push(await endOfGame(browser, url))
  console.log(
    `The end of a game of the world on a phone (CPU ×4, 360×640): medians and worst of ${runs}, in ms.`,
  )
  console.table(
    Object.fromEntries(
      (['told', 'longest'] as const).map((name) => {
        const times = all.map((end) => end[name]).sort((a, b) => a - b)
        return [name, { median: times[times.length >> 1], worst: times.at(-1) }]
      }),
    ),
  )
  await browser.close()
  close()
}

type End = {
  /** From when the end of the game could be drawn to when the course is in the document. */
  readonly told: number
  /** The longest stretch in between in which nothing else could be seen to. */
  readonly longest: number
}

async function endOfGame(browser: Browser, url: string): Promise<End> {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 } })
  const player = new Player(page)
  await page.goto(`${url}/world`)
  await player.ready()
  await player.guessAll(GUESSES.slice(0, -1))
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => {
    const ends = { begun: 0, told: 0, longest: 0 }
    Object.assign(globalThis, { ends })
    const observer = new MutationObserver(() => {
      if (ends.begun === 0 && document.querySelector('.globe')) ends.begun = performance.now()
      if (ends.told === 0 && document.querySelector('.course')) ends.told = performance.now()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        const isBetween =
          ends.begun > 0 && startTime >= ends.begun && (ends.told === 0 || startTime < ends.told)
        if (isBetween) ends.longest = Math.max(ends.longest, duration)
      }
    }).observe({ type: 'longtask' })
  })
  await player.guess(GUESSES.at(-1) as string)
  await page.locator('.course').waitFor()
  const { begun, told, longest } = await page.evaluate(async () => {
    // Long tasks are told of a little later.
    await new Promise((resolve) => setTimeout(resolve, 500))
    return (globalThis as unknown as { ends: { begun: number; told: number; longest: number } }).ends
  })
  await page.close()
  return { told: Math.round(told - begun), longest: Math.round(longest) }
}

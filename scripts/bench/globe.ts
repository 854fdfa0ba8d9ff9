// Measures the globe of the built game on a phone's screen and at a fourth of this computer's speed:
//   npm run bench:globe            frames per second while it is dragged and while the story is played, and the time of its first drawing
//   npm run bench:globe -- --runs=9

import type { CDPSession, Page } from '@playwright/test'
import { countries } from '../../src/geo/countries'
import { startBrowser } from '../../tools/browser'
import { Player } from '../../tools/player'
import { deal } from '../../tools/seed'
import { median } from './median'
import { serveBuild } from './served'

const SLOWDOWN = 4
const PHONE = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2 }

/** Far from each other, so that six ways are drawn. */
const ANSWER = 'TR'
const GUESSES = ['Australia', 'Brazil', 'Canada', 'Japan', 'South Africa', 'India']

/** What is drawn of it. */
const GLOBE = '.earth'

/** Milliseconds: almost as long as the story of that many guesses takes. */
const STORY = 12_000

/** What is aimed at: frames in a second, and milliseconds. */
const FRAMES = 55
const FIRST = 150

export async function main(words: readonly string[]): Promise<void> {
  const runs = Number(words.find((word) => word.startsWith('--runs='))?.slice(7) ?? 5)
  const { url, close } = await serveBuild()
  const browser = await startBrowser()
  const visited = async <T>(work: (page: Page) => Promise<T>): Promise<T> => {
    const context = await browser.newContext({ ...PHONE, baseURL: url, serviceWorkers: 'block' })
    const page = await context.newPage()
    await deal(page, ANSWER)
    const result = await work(page)
    await context.close()
    return result
  }
  const all: Run[] = []
  for (let run = 0; run < runs; run++) {
    const measured = await visited(measure)
    const without = await visited(async (page) =>
      end(page, await page.context().newCDPSession(page), '.result'),
    )
    all.push({ ...measured, without })
  }
  await browser.close()
  close()
  const middle = (pick: (run: Run) => number) => median(all.map(pick))
  console.log(
    [
      `The globe on a phone (CPU ×${SLOWDOWN}, 360×640), with ${GUESSES.length} guesses and ${countries.length} countries: medians of ${runs}.`,
      `dragging   ${middle(({ frames }) => frames).toFixed(1)} frames per second (aim ${FRAMES}); idle beside it ${middle(({ idle }) => idle).toFixed(1)}`,
      `           ${middle(({ busy }) => busy).toFixed(1)} ms of the processor for a frame`,
      `the story  ${middle(({ story }) => story).toFixed(1)} frames per second (aim ${FRAMES})`,
      `first      ${middle(({ withGlobe, without }) => withGlobe - without).toFixed(0)} ms (aim ${FIRST}): the end of a game takes ${middle(({ withGlobe }) => withGlobe).toFixed(0)} ms with the globe, ${middle(({ without }) => without).toFixed(0)} ms without`,
    ].join('\n'),
  )
}

type Run = {
  /** Frames per second while it is dragged, and of a page that does nothing. */
  readonly frames: number
  readonly idle: number
  /** Frames per second while the story of the guesses is played. */
  readonly story: number
  /** Milliseconds of the page's thread for a frame. */
  readonly busy: number
  /** Milliseconds from the last guess to the picture of the game's end, with the globe and without. */
  readonly withGlobe: number
  readonly without: number
}

/** Plays to the end, the last guess with the slowdown, and gives how long it took until something was drawn. */
async function end(page: Page, session: CDPSession, drawn: string): Promise<number> {
  const player = new Player(page)
  await player.open('/practice')
  await player.guessAll(GUESSES.slice(0, -2))
  // Without what is loaded with the fifth guess there is no globe.
  if (drawn !== GLOBE) await page.route('**/assets/*.js', (route) => route.abort())
  await player.guess(GUESSES.at(-2) as string)
  await page.waitForLoadState('networkidle')
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const time = page.evaluate(timeUntil, drawn)
  await player.guess(GUESSES.at(-1) as string)
  return time
}

async function measure(page: Page): Promise<Omit<Run, 'without'>> {
  const session = await page.context().newCDPSession(page)
  const withGlobe = await end(page, session, GLOBE)
  const { globe } = new Player(page)
  await globe.scrollIntoViewIfNeeded()
  // The turn to the answer comes first.
  await page.waitForTimeout(3000)
  const idle = await page.evaluate(countFrames, 1000)
  const box = await globe.boundingBox()
  if (box === null) throw new Error('There is no globe.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 20, y)
  const before = await busyTime(session)
  let isOver = false
  const counted = page.evaluate(countFrames, 3000).finally(() => {
    isOver = true
  })
  for (let step = 0; !isOver; step++) {
    const angle = step / 25
    await page.mouse.move(x + 120 * Math.sin(angle), y + 60 * Math.sin(angle * 0.7))
  }
  const frames = await counted
  const busy = (((await busyTime(session)) - before) * 1000) / (frames * 3)
  await page.mouse.up()
  await new Player(page).button('Play the story').click()
  const story = await page.evaluate(countFrames, STORY)
  await new Player(page).button('Stop').waitFor()
  return { story, frames, idle, busy, withGlobe }
}

/** Seconds of the page's thread so far. */
async function busyTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}

/** Runs in the page: from the last frame before the game's end to that in which something is drawn, in milliseconds. */
function timeUntil(selector: string): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`There is no ${selector}.`)), 30_000)
    let begun = performance.now()
    const look = () => {
      if (document.querySelector('.result') === null) begun = performance.now()
      if (document.querySelector(selector) === null) requestAnimationFrame(look)
      else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)))
    }
    look()
  })
}

/** Runs in the page: frames per second, counted for that long. */
function countFrames(milliseconds: number): Promise<number> {
  return new Promise((resolve) => {
    const begun = performance.now()
    let frames = 0
    const step = () => {
      frames++
      const passed = performance.now() - begun
      if (passed < milliseconds) requestAnimationFrame(step)
      else resolve((frames * 1000) / passed)
    }
    requestAnimationFrame(step)
  })
}

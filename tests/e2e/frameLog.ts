import type { Page } from '@playwright/test'
import { nextFrame } from '../../tools/nextFrame'

/** A run of words on a page, where it begins, in pixels from the page's corner, and whether that is within the window. */
type Words = readonly [text: string, x: number, y: number, isSeen: boolean]

/** All words of a page as they stand in one frame, so many milliseconds after the page was asked for. */
export type Frame = { readonly at: number; readonly words: readonly Words[] }

/** Notes every animation frame of the pages that are opened from now on, for as long as the words on them change. */
export async function logFrames(page: Page): Promise<void> {
  await page.addInitScript(recordFrames)
}

/**
 * The frames since the first one that was painted or since {@link forgetFrames}, and up to what is on the page now; two that
 * are alike are one. What is laid out before the first paint nobody has seen.
 */
export async function framesOf(page: Page): Promise<readonly Frame[]> {
  await nextFrame(page)
  return page.evaluate(framesSeen)
}

/** Runs in the page, for {@link framesOf}. */
export function framesSeen(): readonly Frame[] {
  const { frames, paints } = globalThis as unknown as Log
  const paint = paints().find(({ name }) => name === 'first-contentful-paint')
  const first = frames.findLastIndex(({ at }) => at <= (paint?.startTime ?? 0))
  return frames.slice(Math.max(0, first))
}

/** Begins the log anew with what is on the page now. */
export async function forgetFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const log = globalThis as unknown as Log
    log.frames.splice(0, log.frames.length - 1)
  })
}

/** What a person would see vanish or move from one of the frames to the next, in sentences. */
export function disturbancesIn(frames: readonly Frame[]): string[] {
  return frames.slice(1).flatMap(({ at, words }, index) => {
    const before = frames[index] as Frame
    const seen = before.words.filter(([, , , isSeen]) => isSeen)
    return seen.flatMap(([text, x, y]) => {
      const same = words.filter(([other]) => other === text)
      if (same.length === 0) return [`“${text}” is gone after ${Math.round(at)} ms`]
      const isThere = same.some(([, left, top]) => Math.abs(left - x) <= 1 && Math.abs(top - y) <= 1)
      return isThere ? [] : [`“${text}” has moved after ${Math.round(at)} ms`]
    })
  })
}

type Log = {
  frames: Frame[]
  paints: () => readonly PerformanceEntry[]
}

/** Runs in the page from its beginning, for {@link logFrames}. */
export function recordFrames(): void {
  const frames: Frame[] = []
  // A clock that was set for a test stands in for these: by timers, which also see a page nobody has been shown yet, and
  // without a word of what was painted. It keeps the browser's own.
  const { __pwClock: clock } = globalThis as { __pwClock?: { builtins: typeof globalThis } }
  const { performance, requestAnimationFrame } = clock ? clock.builtins : globalThis
  Object.assign(globalThis, {
    frames,
    paints: () => performance.getEntriesByType('paint'),
  })
  const look = () => {
    const words: [text: string, x: number, y: number, isSeen: boolean][] = []
    const note = (text: string, { x, y }: DOMRect) =>
      words.push([text, x + scrollX, y + scrollY, y >= 0 && y < innerHeight])
    if (document.body !== null) {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const text = node.nodeValue?.trim()
        const parent = node.parentElement
        if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const box = range.getBoundingClientRect()
        // What only a screen reader finds is a pixel large, or clipped.
        const isLarge = box.width > 2 && box.height > 2 && parent.closest('noscript') === null
        if (isLarge && getComputedStyle(parent).clipPath !== 'inset(50%)') note(text, box)
      }
      for (const field of document.querySelectorAll('input'))
        if (field.placeholder !== '' && field.checkVisibility({ visibilityProperty: true }))
          note(field.value || field.placeholder, field.getBoundingClientRect())
    }
    const last = frames.at(-1)
    if (JSON.stringify(last?.words) !== JSON.stringify(words)) frames.push({ at: performance.now(), words })
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

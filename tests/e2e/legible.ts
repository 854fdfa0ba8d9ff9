import type { Page } from '@playwright/test'
import { type DecodedPng, decode } from 'fast-png'
import { rested } from '../../tools/rested'
import { inWindow } from './layout'

/** A part of the window, in its pixels. */
export type Area = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Line = Area & { readonly words: string }

/** A window so high that all of a page is in sight. */
export const WHOLE = { width: 800, height: 3200 }

/** The lowest contrast of words to what is behind them by WCAG 1.4.3. */
const LOWEST = 4.5

/**
 * Which words in the window cannot be read, by a picture of it and not by its styles: those of a line in which no pixel
 * is told from the colour that most of them have.
 */
async function illegible(page: Page): Promise<string[]> {
  const [lines, colours] = await pictured(page)
  return lines.flatMap(({ words }, index) => {
    const [surface, ...others] = colours[index] as [number, ...number[]]
    const best = Math.max(1, ...others.map((colour) => contrast(surface, colour)))
    return best < LOWEST ? [`${best.toFixed(1)}: ${words}`] : []
  })
}

/** Which words of a page cannot be read in forced colours, and in which of the two looks. */
export function illegibleInForcedColours(page: Page): Promise<string[]> {
  return inWindow(page, WHOLE, () => illegibleInBoth(page))
}

async function illegibleInBoth(page: Page): Promise<string[]> {
  await page.mouse.move(0, 0)
  await rested(page)
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    found.push(...(await illegible(page)).map((line) => `${colorScheme}: ${line}`))
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null })
  return found
}

/** The lines of words, and the colours of each, of one moment: what was asked for late may move them meanwhile. */
async function pictured(page: Page): Promise<readonly [Line[], number[][]]> {
  const lines = await linesOn(page)
  const colours = await coloursOn(page, lines)
  const isSame = JSON.stringify(await linesOn(page)) === JSON.stringify(lines)
  return isSame ? [lines, colours] : pictured(page)
}

/** The colours that the pixels of each area have, as `0xRRGGBB`, the most frequent first. */
export async function coloursOn(page: Page, areas: readonly Area[]): Promise<number[][]> {
  const clip = {
    x: 0,
    y: 0,
    width: Math.max(1, ...areas.map(({ left, width }) => left + width)),
    height: Math.max(1, ...areas.map(({ top, height }) => top + height)),
  }
  const shoot = () => page.screenshot({ clip, timeout: 60_000 })
  // Once in some ten thousand pictures Chromium gives no answer; it is asked again.
  const picture = decode(await shoot().catch(shoot))
  return areas.map((area) => coloursIn(picture, area))
}

function coloursIn({ data, width, channels }: DecodedPng, area: Area): number[] {
  const counts = new Map<number, number>()
  for (let y = area.top; y < area.top + area.height; y++)
    for (let x = area.left; x < area.left + area.width; x++) {
      const at = (y * width + x) * channels
      const colour = [0, 1, 2].reduce((all, part) => (all << 8) | (data[at + part] as number), 0)
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
  return [...counts].sort(([, one], [, other]) => other - one).map(([colour]) => colour)
}

/** The contrast of two colours by WCAG, 1 to 21. */
export function contrast(one: number, other: number): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: number): number {
  const [red, green, blue] = [colour >> 16, (colour >> 8) & 255, colour & 255].map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The lines of words that are in sight: not behind a dialog or a list, and not for screen readers alone. */
function linesOn(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const lines: Line[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const element = text.parentElement as Element
      const words = text.data.trim()
      if (words === '' || element.closest('script, style, noscript, option, .visually-hidden')) continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      // For screen readers alone.
      if (getComputedStyle(element).clipPath === 'inset(50%)') continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const box of range.getClientRects()) {
        // Within its edge, beyond which the surface shows that a strip behind the words may hide.
        const [left, top] = [Math.ceil(box.left + 1), Math.ceil(box.top + 1)]
        const [width, height] = [Math.floor(box.right - 1) - left, Math.floor(box.bottom - 1) - top]
        if (Math.min(width, height) < 1 || Math.min(left, top) < 0) continue
        if (left + width > innerWidth || top + height > innerHeight) continue
        const seen = document.elementFromPoint(left + width / 2, top + height / 2)
        // A press goes through the words on the globe, to what they are in.
        if (seen !== null && (seen.contains(element) || element.contains(seen)))
          lines.push({ words, left, top, width, height })
      }
    }
    return lines
  })
}

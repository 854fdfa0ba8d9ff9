import type { Page, ViewportSize } from '@playwright/test'

/** What somebody finds who looks at a page in a window of another size; then it has its own again. */
export async function inWindow<Found>(
  page: Page,
  size: ViewportSize,
  look: () => Promise<Found>,
): Promise<Found> {
  const before = page.viewportSize()
  await page.setViewportSize(size)
  const found = await look()
  if (before !== null) await page.setViewportSize(before)
  return found
}

/** What is wrong with where the words of a page stand, as it is now: each fault with the words that it is about. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // The globe and the statistics are drawn anew a frame after the window has another size.
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
    const faults = new Set<string>()
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} wide`)

    /** A line of a text, or what of it is in that line: as high as the type, which leaves out the space between lines. */
    type Words = {
      readonly text: Text
      readonly element: Element
      readonly layer: Element | null
      readonly left: number
      readonly right: number
      readonly top: number
      readonly bottom: number
    }
    const words: Words[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const element = text.parentElement as Element
      if (text.data.trim() === '' || element.closest('script, style, noscript, .visually-hidden')) continue
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      // What is code beside the game, and moved in frames of its own.
      if (element.closest('.machines-panel :is(.panel-chart, .panel-rows, .panel-actor > :last-child)'))
        continue
      const { fontSize, clipPath } = getComputedStyle(element)
      // For screen readers alone.
      if (clipPath === 'inset(50%)') continue
      const size = Number.parseFloat(fontSize)
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const { left, right, top, height } of range.getClientRects()) {
        if (right - left < 1) continue
        const [middle, half] = [top + height / 2, Math.min(size, height) / 2]
        words.push({
          text,
          element,
          layer: layerOf(element),
          left,
          right,
          top: middle - half,
          bottom: middle + half,
        })
      }
    }

    /** What stands above the page, and so may cover it. */
    function layerOf(element: Element): Element | null {
      const above = element.closest('dialog, [role=listbox], .search-vain, .menu-items')
      if (above !== null) return above
      for (let each: Element | null = element; each !== null; each = each.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(each).position)) return each
      return null
    }

    const quoted = ({ text }: Words) => `“${text.data.trim().slice(0, 60)}”`
    for (const line of words) {
      const { element, left, right, top, bottom } = line
      // A table of many columns is moved sideways in a frame of its own (WCAG 2.2, 1.4.10).
      if (element.closest('.scroller table')) continue
      if (left < -1 || right > clientWidth + 1) faults.add(`beside the page: ${quoted(line)}`)
      if (line.layer === null && top + scrollY < -1) faults.add(`above the page: ${quoted(line)}`)
      const frame = element.closest('button, .button, td, th, dt, dd, dialog, [role=option]')
      for (let each: Element | null = element; each !== null; each = each.parentElement) {
        if (each === document.body) break
        const { overflowX, overflowY, display } = getComputedStyle(each)
        const box = each.getBoundingClientRect()
        const isCutting = overflowX !== 'visible' && display !== 'inline'
        if ((isCutting || each === frame) && (left < box.left - 1 || right > box.right + 1))
          faults.add(`beyond the sides of its ${each.localName}.${each.className}: ${quoted(line)}`)
        const isHiding = overflowY === 'hidden' || overflowY === 'clip'
        if (isHiding && display !== 'inline' && (top < box.top - 1 || bottom > box.bottom + 1))
          faults.add(`beyond the top or bottom of its ${each.localName}.${each.className}: ${quoted(line)}`)
      }
    }

    for (const line of words) {
      if (!line.element.matches('.plate-scope')) continue
      // The whole box that any outline may fill.
      const outline = line.element.closest('.plate')?.querySelector('.plate-outline')
      const over = (outline?.getBoundingClientRect().bottom ?? 0) - line.top
      if (over > 1) faults.add(`${over.toFixed()} over the outline: ${quoted(line)}`)
    }

    for (const [index, one] of words.entries()) {
      for (const other of words.slice(index + 1)) {
        if (one.text === other.text || one.layer !== other.layer) continue
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        if (wide > 1 && high > 1)
          faults.add(`${quoted(one)} and ${quoted(other)} overlap by ${wide.toFixed()}×${high.toFixed()}`)
      }
    }

    for (const button of document.querySelectorAll('button, .button, summary')) {
      const lines: number[] = []
      for (const { element, top, bottom } of words) {
        if (!button.contains(element)) continue
        const middle = (top + bottom) / 2
        if (lines.every((each) => Math.abs(each - middle) > (bottom - top) / 2)) lines.push(middle)
      }
      if (lines.length > 2) faults.add(`a button of ${lines.length} lines: “${button.textContent}”`)
    }

    const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
      // That of a game that is over is only read out.
      if (field.closest('.visually-hidden')) continue
      const { font, paddingLeft, paddingRight } = getComputedStyle(field)
      canvas.font = font
      const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      const { width } = canvas.measureText(field.placeholder)
      if (width > room) faults.add(`${width.toFixed()} in ${room.toFixed()}: “${field.placeholder}”`)
    }
    return [...faults]
  })
}

/** Which of some characters the fonts of a page do not have: a box stands for them, as for one that nobody has. */
export function boxes(page: Page, characters: readonly string[]): Promise<string[]> {
  return page.evaluate((all) => {
    // Room for one character of the size below.
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 72 })
    const brush = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
    const drawn = (text: string, weight: number, family: string) => {
      brush.clearRect(0, 0, canvas.width, canvas.height)
      brush.font = `${weight} 40px ${family}`
      brush.fillText(text, 8, 48)
      return brush.getImageData(0, 0, canvas.width, canvas.height).data.join()
    }
    const style = getComputedStyle(document.documentElement)
    const found = new Set<string>()
    for (const name of ['--sans', '--serif']) {
      const family = style.getPropertyValue(name)
      for (const weight of [400, 600]) {
        // A place of Unicode that will never have a character.
        const box = drawn('\u{2FE00}', weight, family)
        for (const each of all) if (drawn(each, weight, family) === box) found.add(each)
      }
    }
    return [...found]
  }, characters)
}

import type { Page } from '@playwright/test'

const ARROWS = '↑↗→↘↓↙←↖'

/**
 * What of the geography on a page is not as on a map, where right is east: each arrow that is drawn otherwise than its
 * character says, each picture that is mirrored, and a text to share that is not laid out from left to right.
 */
export function mirroredOn(page: Page): Promise<string[]> {
  return page.evaluate((arrows) => {
    const faults: string[] = []
    const shown = (selector: string) =>
      [...document.querySelectorAll<SVGGraphicsElement>(selector)].filter(
        (each) => each.getClientRects().length > 0,
      )
    for (const drawn of shown('.guess-arrow svg path')) {
      const matrix = drawn.getScreenCTM()
      if (matrix === null) continue
      // Every arrow is drawn pointing up, and turned.
      const [tip, tail] = [-6.5, 6.5].map((y) => new DOMPoint(0, y).matrixTransform(matrix)) as [
        DOMPoint,
        DOMPoint,
      ]
      const turn = Math.atan2(tip.x - tail.x, tail.y - tip.y) / (2 * Math.PI)
      const arrow = arrows[Math.round(turn * 8 + 8) % 8]
      const told = drawn.closest('.guess-arrow')?.querySelector('[hidden]')?.textContent
      if (arrow !== told) faults.push(`${told} is drawn as ${arrow}`)
    }
    const pictures = ['.plate svg', '.earth', '.true-size-picture', '.season-map']
    const seen = pictures.flatMap(shown)
    for (const picture of seen) {
      const { a, d } = picture.getScreenCTM() ?? { a: 0, d: 0 }
      if (a <= 0 || d <= 0) faults.push(`${picture.getAttribute('class')} is mirrored`)
    }
    for (const text of document.querySelectorAll('textarea'))
      if (getComputedStyle(text).direction !== 'ltr') faults.push('the text to share goes from right to left')
    return faults
  }, ARROWS)
}

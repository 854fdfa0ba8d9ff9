import { describe, expect, it } from 'vitest'
import { dotsOf } from '../../../src/geo/touch/braille'
import { GAP, LINE, PAGE, svgOf, type TouchOutline, touchSheet } from '../../../src/geo/touch/touchSheet'

/** A square as large as its box, of which a side is so many km. */
const square = (side: number): TouchOutline => ({
  side,
  left: 4,
  enlarged: 2,
  page: 'm10 30h160v160h-160z',
  relief: 'm8 13.5h84v84h-84z',
})

/** The spots along the lines of a page, no more than a millimetre apart. */
function spotsIn(lines: string): readonly (readonly [number, number])[] {
  const spots: (readonly [number, number])[] = []
  let [x, y] = [0, 0]
  for (const [, command = '', rest = ''] of lines.matchAll(/([MLVHmvh])([^MLVHZmvhz]*)/g)) {
    const [first = 0, second = 0] = rest.split(' ').map(Number)
    const to = { M: [first, second], L: [first, second], V: [x, first], H: [first, y] }
    const by = { m: [first, second], v: [x, y + first], h: [x + first, y] }
    const [toX = 0, toY = 0] = { ...to, ...by }[command] ?? []
    const steps = /m/i.test(command) ? 1 : Math.ceil(Math.hypot(toX - x, toY - y))
    for (let step = 1; step <= steps; step++)
      spots.push([x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps])
    ;[x, y] = [toX, toY]
  }
  return spots
}

describe('a page for touch', () => {
  it('has lines of 1.5 mm with 3 mm between them, braille too, and all within what A4 and Letter have room for', () => {
    expect([LINE, GAP]).toEqual([1.5, 3])
    // With margins of 12 mm, as the sheets have: 186 mm of A4, and 255 mm of Letter.
    expect(PAGE.width).toBeLessThanOrEqual(186)
    expect(PAGE.height).toBeLessThanOrEqual(255)
    // The longest bar, and the longest numbers.
    for (const side of [29.5, 1600, 8000, 13_330]) {
      const { lines, dots } = touchSheet(square(side), 20, 'letters')
      const spots = spotsIn(lines)
      for (const [x, y] of [...spots, ...dots]) {
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(LINE / 2)
        expect(x).toBeLessThanOrEqual(PAGE.width - LINE / 2)
        expect(y).toBeLessThanOrEqual(PAGE.height - LINE / 2)
      }
      for (const [x, y] of dots) {
        const least = Math.min(...spots.map(([lineX, lineY]) => Math.hypot(x - lineX, y - lineY)))
        expect(least).toBeGreaterThanOrEqual(GAP + LINE / 2 + 0.75)
      }
    }
  })

  it('is laid out to the millimetre, with a scale bar of a round length at the scale of the outline', () => {
    const { lines, dots, ...told } = touchSheet(square(200), 3, 'letters')
    expect(told).toEqual({ bar: 50, left: 4, enlarged: 2 })
    expect(lines).toBe(`${square(200).page}M10 210V215H50.0V210M170 19V3M165 9L170 3L175 9`)
    const written = (words: string, left: number, top: number) =>
      dotsOf(words, 'letters').map(([x, y]) => [left + x, top + y])
    expect(dots).toEqual([...written('3', 10, 5), ...written('n', 154, 8), ...written('50 km', 10, 221)])
  })

  it('is in a file of SVG what is on paper, as large, each below the one before', () => {
    const page = { lines: 'M0 0L9 9', dots: [[1, 2] as const, [3, 4] as const] }
    const svg = svgOf([page, { lines: 'M1 1H2', dots: [] }])
    expect(svg).toMatch(/^<svg .*width="180mm" height="490mm" viewBox="0 0 180 490">/)
    expect(
      [...svg.matchAll(/ d="([^"]+)"|translate\((\d+ \d+)\)/g)].map(([, path, place]) => path ?? place),
    ).toEqual(['0 0', 'M0 0L9 9', '0 245', 'M1 1H2'])
    expect(svg.match(/stroke-width="1.5"/g)).toHaveLength(2)
    expect(svg).toContain('<circle cx="1" cy="2" r="0.75"/><circle cx="3" cy="4" r="0.75"/>')
  })
})

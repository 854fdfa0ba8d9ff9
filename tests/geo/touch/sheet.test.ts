import { describe, expect, it } from 'vitest'
import { ringsOf } from '../../../src/geo/outlineRings'
import { dotsOf } from '../../../src/geo/touch/braille'
import { GAP, LINE, PAGE, svgOf, touchSheet } from '../../../src/geo/touch/touchSheet'
import { shapeOf } from '../shapeOf'

function sheetOf(id: 'FR' | 'ID' | 'TD' | 'NO' | 'MV') {
  const { path, side } = shapeOf(id)
  const sheet = drawn.get(id) ?? touchSheet(ringsOf(path), side, 20, 'letters')
  drawn.set(id, sheet)
  return { side, ...sheet }
}

/** The sheets so far: each takes most of a second. */
const drawn = new Map<string, ReturnType<typeof touchSheet>>()

/** The spots along some path data, no more than a millimetre apart. */
function spotsIn(lines: string): readonly (readonly [number, number])[] {
  const spots: (readonly [number, number])[] = []
  let [x, y] = [0, 0]
  for (const [, command = '', rest = ''] of lines.matchAll(/([MLVH])([^MLVHZ]*)/g)) {
    const [first = 0, second = 0] = rest.split(' ').map(Number)
    const next = { M: [first, second], L: [first, second], V: [x, first], H: [first, y] }[command]
    const [toX = 0, toY = 0] = next ?? []
    const steps = command === 'M' ? 1 : Math.ceil(Math.hypot(toX - x, toY - y))
    for (let step = 1; step <= steps; step++)
      spots.push([x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps])
    ;[x, y] = [toX, toY]
  }
  return spots
}

describe('a page for touch', () => {
  it('has lines of 1.5 mm with 3 mm between them, and all within what A4 and Letter have room for', () => {
    expect([LINE, GAP]).toEqual([1.5, 3])
    // With margins of 12 mm, as the sheets have: 186 mm of A4, and 255 mm of Letter.
    expect(PAGE.width).toBeLessThanOrEqual(186)
    expect(PAGE.height).toBeLessThanOrEqual(255)
    for (const id of ['FR', 'ID', 'TD', 'NO', 'MV'] as const) {
      const { lines, dots } = sheetOf(id)
      const spots = [...spotsIn(lines), ...dots]
      const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)]
      expect(Math.min(...xs, ...ys)).toBeGreaterThanOrEqual(LINE / 2)
      expect(Math.max(...xs)).toBeLessThanOrEqual(PAGE.width - LINE / 2)
      expect(Math.max(...ys)).toBeLessThanOrEqual(PAGE.height - LINE / 2)
    }
  })

  it('keeps braille 3 mm from every line', () => {
    for (const id of ['FR', 'ID', 'TD', 'NO', 'MV'] as const) {
      const { lines, dots } = sheetOf(id)
      const spots = spotsIn(lines)
      for (const [x, y] of dots) {
        const least = Math.min(...spots.map(([lineX, lineY]) => Math.hypot(x - lineX, y - lineY)))
        expect(least).toBeGreaterThanOrEqual(GAP + LINE / 2 + 0.75)
      }
    }
  })

  it('has a scale bar of a round length, at the scale of the outline', () => {
    const { bar, side, lines } = sheetOf('TD')
    expect(bar).toBe(500)
    const [, from, to] = /M([\d.]+) 210V215H([\d.]+)V210/.exec(lines) ?? []
    expect(Number(to) - Number(from)).toBeCloseTo((bar / side) * 160, 0)
  })

  it('says what it leaves out and enlarges', () => {
    expect(sheetOf('TD')).toMatchObject({ left: 0, enlarged: 0 })
    const { left, enlarged } = sheetOf('MV')
    expect(left).toBeGreaterThan(20)
    expect(enlarged).toBeGreaterThan(5)
  })

  it('is laid out to the millimetre', () => {
    const square = [[0, 0] as const, [100, 0] as const, [100, 100] as const, [0, 100] as const]
    const { lines, dots, bar } = touchSheet([square], 200, 3, 'letters')
    expect(bar).toBe(50)
    const [coast = '', rest] = lines.split('Z')
    expect(coast).toMatch(/^M-?\d+(\.\d)? \d+(\.\d)?(L\d+(\.\d)? \d+(\.\d)?)+$/)
    const numbers = coast.slice(1).split(/[ L]/).map(Number)
    const [xs, ys] = [0, 1].map((axis) => numbers.filter((_, at) => at % 2 === axis)) as [number[], number[]]
    for (const [found, expected] of [
      [Math.min(...xs), 10],
      [Math.max(...xs), 170],
      [Math.min(...ys), 30],
      [Math.max(...ys), 190],
    ] as const)
      expect(Math.abs(found - expected)).toBeLessThan(1)
    expect(rest).toBe('M10 210V215H50.0V210M170 19V3M165 9L170 3L175 9')
    const written = (words: string, left: number, top: number) =>
      dotsOf(words, 'letters').map(([x, y]) => [left + x, top + y])
    expect(dots).toEqual([...written('3', 10, 5), ...written('n', 154, 8), ...written('50 km', 10, 221)])
  })

  it('is in a file of SVG what is on paper, and nothing else', () => {
    const style =
      'fill="none" stroke="#000" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"'
    const page = { lines: 'M0 0L9 9', dots: [[1, 2] as const, [3, 4] as const] }
    expect(svgOf([page, { lines: 'M1 1H2', dots: [] }])).toBe(
      [
        '<svg xmlns="http://www.w3.org/2000/svg" width="180mm" height="490mm" viewBox="0 0 180 490">',
        `<g transform="translate(0 0)"><path d="M0 0L9 9" ${style}/>`,
        '<circle cx="1" cy="2" r="0.75"/><circle cx="3" cy="4" r="0.75"/></g>',
        `<g transform="translate(0 245)"><path d="M1 1H2" ${style}/></g>`,
        '</svg>\n',
      ].join(''),
    )
  })

  it('is as large in a file of SVG, alone or below others, and black', () => {
    const { lines, dots } = sheetOf('FR')
    const one = svgOf([{ lines, dots }])
    expect(one).toContain('width="180mm" height="245mm" viewBox="0 0 180 245"')
    expect(one).toContain(`d="${lines}" fill="none" stroke="#000" stroke-width="1.5"`)
    expect(one.match(/<circle/g)).toHaveLength(dots.length)
    const both = svgOf([
      { lines, dots },
      { lines, dots },
    ])
    expect(both).toContain('width="180mm" height="490mm" viewBox="0 0 180 490"')
    expect(both).toContain('translate(0 245)')
  })
})

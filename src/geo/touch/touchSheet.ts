import { roundLength } from '../maps/scaleBar'
import type { Spot } from '../outlineRings'
import { BRAILLE, dotsOf, type Figures } from './braille'
import { BOXES, type TouchOutline } from './touchOutline'

/** A page for swell paper in mm, which A4 and Letter both have room for. All on it is raised. */
export const PAGE = { width: 180, height: 245 } as const

/** How wide its lines are, and how far apart at least, in mm: tactile maps want 1.5 and 3. */
export const LINE = 1.5
export const GAP = 3

/** Greatest length of the scale bar, and the place of its foot, in mm. */
const BAR = 60
const FOOT = BOXES.page.top + BOXES.page.side + 25

/** What is drawn on a page. */
export type TouchSheet = Pick<TouchOutline, 'left' | 'enlarged'> & {
  /** Path data in mm, to be drawn with lines of {@link LINE}: outline, scale bar and arrow. */
  readonly lines: string
  /** The middles of the dots of braille, in mm. */
  readonly dots: readonly Spot[]
  /** How many km the scale bar stands for. */
  readonly bar: number
}

/** A page for fingers: an outline with a number, an arrow to the north with the letter n, and a scale bar. */
export function touchSheet(outline: TouchOutline, number: number, figures: Figures): TouchSheet {
  const { page, side, left, enlarged } = outline
  const kilometre = BOXES.page.side / side
  const bar = roundLength(BAR / kilometre)
  const text = (words: string, [left, top]: Spot) =>
    dotsOf(words, figures).map(([x, y]): Spot => [left + x, top + y])
  const start = BOXES.page.left
  const up = PAGE.width - start
  return {
    lines: [
      page,
      `M${start} ${FOOT - 5}V${FOOT}H${(start + bar * kilometre).toFixed(1)}V${FOOT - 5}`,
      `M${up} 19V3M${up - 5} 9L${up} 3L${up + 5} 9`,
    ].join(''),
    dots: [
      ...text(String(number), [start, 5]),
      ...text('n', [up - 16, 8]),
      ...text(`${bar} km`, [start, FOOT + 6]),
    ],
    bar,
    left,
    enlarged,
  }
}

/** Pages as one file of SVG, one below the other, as large on paper as they are. */
export function svgOf(sheets: readonly Pick<TouchSheet, 'lines' | 'dots'>[]): string {
  const { width, height } = PAGE
  const all = height * sheets.length
  const pages = sheets.map(({ lines, dots }, index) => {
    const circles = dots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${BRAILLE.diameter / 2}"/>`)
    return `<g transform="translate(0 ${height * index})"><path d="${lines}" fill="none" stroke="#000" stroke-width="${LINE}" stroke-linejoin="round" stroke-linecap="round"/>${circles.join('')}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${all}mm" viewBox="0 0 ${width} ${all}">${pages.join('')}</svg>\n`
}

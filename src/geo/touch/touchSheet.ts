import { roundLength } from '../maps/scaleBar'
import { BRAILLE, dotsOf, type Figures } from './braille'
import { type FingerOutline, forFingers } from './fingers'
import type { Ring, Spot } from './raster'

/** A page for swell paper in mm, which A4 and Letter both have room for. All on it is raised. */
export const PAGE = { width: 180, height: 245 } as const

/** How wide its lines are, and how far apart at least, in mm: tactile maps want 1.5 and 3. */
export const LINE = 1.5
export const GAP = 3

/** The side of the box in which the outline is, and where that begins, in mm. */
const BOX = 160
const [LEFT, TOP] = [10, 30]

/** How long the scale bar is at most, and where it begins, in mm. */
const BAR = 60
const FOOT = TOP + BOX + 25

/** What is drawn on a page. */
export type TouchSheet = Pick<FingerOutline, 'left' | 'enlarged'> & {
  /** Path data in mm, to be drawn with lines of {@link LINE}: outline, scale bar and arrow. */
  readonly lines: string
  /** The middles of the dots of braille, in mm. */
  readonly dots: readonly Spot[]
  /** How many km the scale bar stands for. */
  readonly bar: number
}

/**
 * A page for fingers: an outline, rings in a 100×100 box of which each side is so many km, with a number, an arrow to the
 * north with the letter n, and a scale bar.
 */
export function touchSheet(
  outline: readonly Ring[],
  side: number,
  number: number,
  figures: Figures,
): TouchSheet {
  const { rings, left, enlarged } = forFingers(outline, { side: BOX, apart: LINE + GAP })
  const bar = roundLength((side / BOX) * BAR)
  const length = (bar / side) * BOX
  const text = (words: string, [left, top]: Spot) =>
    dotsOf(words, figures).map(([x, y]): Spot => [left + x, top + y])
  const up = PAGE.width - LEFT
  return {
    lines: [
      ...rings.map(
        (ring) =>
          `M${ring.map(([x, y]) => `${x + LEFT} ${y + TOP}`.replaceAll(/(\.\d)\d+/g, '$1')).join('L')}Z`,
      ),
      `M${LEFT} ${FOOT - 5}V${FOOT}H${(LEFT + length).toFixed(1)}V${FOOT - 5}`,
      `M${up} 19V3M${up - 5} 9L${up} 3L${up + 5} 9`,
    ].join(''),
    dots: [
      ...text(String(number), [LEFT, 5]),
      ...text('n', [up - 16, 8]),
      ...text(`${bar} km`, [LEFT, FOOT + 6]),
    ],
    bar,
    left,
    enlarged,
  }
}

/**
 * Pages as one file of SVG, one below the other, as large on paper as they are.
 */
export function svgOf(sheets: readonly Pick<TouchSheet, 'lines' | 'dots'>[]): string {
  const { width, height } = PAGE
  const all = height * sheets.length
  const pages = sheets.map(({ lines, dots }, index) => {
    const circles = dots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${BRAILLE.diameter / 2}"/>`)
    return `<g transform="translate(0 ${height * index})"><path d="${lines}" fill="none" stroke="#000" stroke-width="${LINE}" stroke-linejoin="round" stroke-linecap="round"/>${circles.join('')}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${all}mm" viewBox="0 0 ${width} ${all}">${pages.join('')}</svg>\n`
}

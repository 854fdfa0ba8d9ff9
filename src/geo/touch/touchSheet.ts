import { roundLength } from '../greatCircle'
import type { OutlinePoint } from '../outlineRings'
import type { PlaceId } from '../place'
import { parseOutline } from '../shape'
import { BRAILLE, type BrailleDigits, dotsOf } from './braille'

/** Placement of an outline on a page and on a relief plate, in mm: the side of its box, and its top left corner. */
export const BOXES = {
  page: { side: 160, left: 10, top: 30 },
  relief: { side: 82, left: 9, top: 14 },
} as const

/** Outline of a country simplified for touch, as path data in mm from the top left corner of page and plate. */
export type TouchOutline = Readonly<Record<keyof typeof BOXES, string>> & {
  /** Side of the box in km. */
  readonly side: number
  /**
   * Numbers of parts that are too small to be felt: those left out, and those enlarged to the smallest perceptible
   * size.
   */
  readonly left: number
  readonly enlarged: number
}

/**
 * Parses the outlines of some places from the text of `outlines.json`, which is in tenths of a mm.
 * @throws if the text is malformed or lacks a place
 */
export function touchOutlinesIn(text: string, ids: readonly PlaceId[]): readonly TouchOutline[] {
  const written: Readonly<Partial<Record<string, TouchOutline>>> = JSON.parse(text)
  return ids.map((id) => {
    const outline = written[id]
    const [page, relief] = [outline?.page, outline?.relief].map((path = '') => parseOutline(path))
    if (!outline || !page || !relief) throw new Error(`There is no outline of ${id} for touch`)
    return { ...outline, page, relief }
  })
}

/** Dimensions of a page for swell paper in mm, which fit both A4 and Letter. Everything printed is raised. */
export const PAGE = { width: 180, height: 245 } as const

/** Width of lines and minimum gap between them, in mm: tactile maps need 1.5 and 3. */
export const LINE = 1.5
export const GAP = 3

/** Maximum length of the scale bar, and the position of its foot, in mm. */
const BAR = 60
const FOOT = BOXES.page.top + BOXES.page.side + 25

/** Content of a tactile page. */
export type TouchSheet = Pick<TouchOutline, 'left' | 'enlarged'> & {
  /** Path data in mm for strokes of width {@link LINE}: outline, scale bar and arrow. */
  readonly lines: string
  /** Centres of the braille dots, in mm. */
  readonly dots: readonly OutlinePoint[]
  /** Length that the scale bar represents, in km. */
  readonly bar: number
}

/** Draws a tactile page: an outline with a number, a north arrow with the letter n, and a scale bar. */
export function touchSheet(outline: TouchOutline, number: number, digits: BrailleDigits): TouchSheet {
  const { page, side, left, enlarged } = outline
  const kilometre = BOXES.page.side / side
  const bar = roundLength(BAR / kilometre)
  const text = (words: string, [left, top]: OutlinePoint) =>
    dotsOf(words, digits).map(([x, y]): OutlinePoint => [left + x, top + y])
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

/** Encodes pages as one SVG file, one below the other, at their size on paper. */
export function svgOf(sheets: readonly Pick<TouchSheet, 'lines' | 'dots'>[]): string {
  const { width, height } = PAGE
  const all = height * sheets.length
  const pages = sheets.map(({ lines, dots }, index) => {
    const circles = dots.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${BRAILLE.diameter / 2}"/>`)
    return `<g transform="translate(0 ${height * index})"><path d="${lines}" fill="none" stroke="#000" stroke-width="${LINE}" stroke-linejoin="round" stroke-linecap="round"/>${circles.join('')}</g>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}mm" height="${all}mm" viewBox="0 0 ${width} ${all}">${pages.join('')}</svg>\n`
}

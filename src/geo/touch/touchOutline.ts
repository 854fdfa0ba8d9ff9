import type { CountryCode } from '../countries'
import { parseOutline } from '../shape'

/** Place of an outline on a page and on the plate of a relief, in mm: the side of its box, and the corner at the top left. */
export const BOXES = {
  page: { side: 160, left: 10, top: 30 },
  relief: { side: 82, left: 9, top: 14 },
} as const

/** The outline of a country as fingers can tell it, as path data in mm from the top left corner of page and plate. */
export type TouchOutline = Readonly<Record<keyof typeof BOXES, string>> & {
  /** The side of the box in km. */
  readonly side: number
  /** Number of its parts that are too small, and are left out of the page or drawn as large as the smallest that can be felt. */
  readonly left: number
  readonly enlarged: number
}

/**
 * The outlines of some countries in the text of `outlines.json`, which has all in tenths of a mm.
 * @throws where the text is another one, or lacks one of them.
 */
export function touchOutlinesIn(text: string, ids: readonly CountryCode[]): readonly TouchOutline[] {
  const written: Readonly<Partial<Record<string, TouchOutline>>> = JSON.parse(text)
  return ids.map((id) => {
    const outline = written[id]
    const [page, relief] = [outline?.page, outline?.relief].map((path = '') => parseOutline(path))
    if (!outline || !page || !relief) throw new Error(`There is no outline of ${id} for touch`)
    return { ...outline, page, relief }
  })
}

import { outlinePath } from '../../../src/geo/drawing/path'
import { outlineRingsOf } from '../../../src/geo/outlineRings'
import type { Shape } from '../../../src/geo/shape'
import { BOXES, GAP, LINE, type TouchOutline } from '../../../src/geo/touch/touchSheet'
import { type FingerOutline, forFingers } from './fingers'

/** Least distance of lines on a page, from middle to middle, and of walls of a relief, in mm. */
export const APART = { page: LINE + GAP, relief: 3 } as const

/** The outline of a country for touch as `src/geo/touch/outlines.json` has it, in tenths of a mm. */
export function touchOutlineOf({ path, side }: Shape): TouchOutline {
  const outline = outlineRingsOf(path)
  const page = forFingers(outline, { side: BOXES.page.side, apart: APART.page })
  const relief = forFingers(outline, { side: BOXES.relief.side, apart: APART.relief })
  const { left, enlarged } = page
  return { side, left, enlarged, page: written(page, 'page'), relief: written(relief, 'relief') }
}

/** The text of that file. */
export function touchOutlinesText(
  outlines: readonly (readonly [id: string, outline: TouchOutline])[],
): string {
  return `{\n${outlines.map(([id, outline]) => `"${id}":${JSON.stringify(outline)}`).join(',\n')}\n}\n`
}

function written({ loops }: FingerOutline, where: keyof typeof BOXES): string {
  const { left, top } = BOXES[where]
  return outlinePath(
    loops.map((loop) => loop.map(([x, y]) => [x + left * 10, y + top * 10])),
    1,
  )
}

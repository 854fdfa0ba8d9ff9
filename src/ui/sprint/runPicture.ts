import type { OutlineResult } from '../../machines/sprint/run'
import { COLOURS, plateWith, ROOM, ROWS } from '../result/picture'
import { box, frame, type Picture } from '../result/strokes'

/** Data for the picture of a run; nothing in it names a country. */
type RunCard = {
  readonly name: string
  readonly score: string
  readonly seen: readonly Pick<OutlineResult, 'outcome'>[]
}

/** Cells in a row, and the x coordinate of the picture's middle, in pixels. */
const ABREAST = 10
const MIDDLE = 540

/** Greatest width of a cell with its gap, in pixels, and the cell's share of that width. */
const PITCH = 76
const PART = 0.8

/** Picture of a run as an atlas plate: one cell for each outline, filled if it was found. */
export function runPictureOf({ name, score, seen }: RunCard, address: string): Picture {
  const lines = Math.ceil(seen.length / ABREAST)
  const pitch = Math.min(PITCH, ROOM / Math.max(1, lines))
  const [left, top] = [MIDDLE - (ABREAST * pitch) / 2, ROWS - (lines * pitch) / 2]
  const side = pitch * PART
  const cells = seen.map(({ outcome }, place) => {
    const x = left + (place % ABREAST) * pitch + (pitch - side) / 2
    const y = top + Math.floor(place / ABREAST) * pitch + (pitch - side) / 2
    if (outcome === 'skipped') return frame(x, y, side, side, COLOURS.rule)
    const colour = { found: COLOURS.sea, late: COLOURS.graticule, missed: COLOURS.vermilion }[outcome]
    return box(x, y, side, side, colour)
  })
  return plateWith(name, cells, score, address)
}

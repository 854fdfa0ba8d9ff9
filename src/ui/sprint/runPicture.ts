import type { Seen } from '../../machines/sprint/run'
import { COLOURS, plateWith, ROOM, ROWS } from '../result/picture'
import { box, frame, type Picture } from '../result/strokes'

/** What the picture of a run tells: nothing that names a country. */
export type RunCard = {
  readonly name: string
  readonly score: string
  readonly seen: readonly Pick<Seen, 'outcome'>[]
}

/** How many cells are abreast, and the middle of the picture. */
const ABREAST = 10
const MIDDLE = 540

/** The most that a cell may take with the gap behind it, and which part of that is the cell. */
const PITCH = 76
const PART = 0.8

/** A run as an atlas plate: a cell for each outline, filled where it was found. */
export function runPictureOf({ name, score, seen }: RunCard, address: string): Picture {
  const lines = Math.ceil(seen.length / ABREAST)
  const pitch = Math.min(PITCH, ROOM / Math.max(1, lines))
  const [left, top] = [MIDDLE - (ABREAST * pitch) / 2, ROWS - (lines * pitch) / 2]
  const side = pitch * PART
  const cells = seen.map(({ outcome }, place) => {
    const x = left + (place % ABREAST) * pitch + (pitch - side) / 2
    const y = top + Math.floor(place / ABREAST) * pitch + (pitch - side) / 2
    if (outcome === 'skipped') return frame(x, y, side, COLOURS.rule)
    const colour = { found: COLOURS.sea, late: COLOURS.graticule, missed: COLOURS.vermilion }[outcome]
    return box(x, y, side, side, colour)
  })
  return plateWith(name, cells, score, address)
}

import type { Traits } from './traits'

/** Outline of a country, with the data to describe it. */
export type Shape = {
  /** Detailed outline, as path data in a 100×100 box. */
  readonly path: string
  /** Side of the box in km, to four digits: exact at its centre for lengths, everywhere for areas. */
  readonly side: number
  /** Basis of the outline's description in words. */
  readonly traits: Traits
}

/** Path data of a dot in a 100×100 box, an enlarged symbol for an islet that is too small to be seen. */
const DOT = 'l0.8 0.8-0.8 0.8-0.8-0.8z'

/** Whether some islets are drawn as enlarged dots. */
export function hasDots({ path }: Pick<Shape, 'path'>): boolean {
  return path.includes(DOT)
}

type Rest = Omit<Shape, 'path'> & {
  /** Units per side of the box in the stored outline. */
  readonly units: number
}

const FIRST = '(?:0|-?[1-9]\\d{0,3})'
// A minus sign separates two numbers by itself.
const NEXT = '(?: (?:0|[1-9]\\d{0,3})|-[1-9]\\d{0,3})'
const LINES = `(?:l${FIRST}${NEXT}(?:${NEXT}${NEXT})*|[hv]${FIRST}${NEXT}*)`
const OUTLINE = new RegExp(`^(?:m${FIRST}${NEXT}${LINES}+z)+$`)

/**
 * Parses the text of a shape file: the outline in whole units, then a line with the other data. Returns `undefined`
 * for any other text, such as a truncated file, or the page that many hosts return for a missing file.
 */
export function parseShape(text: string): Shape | undefined {
  const [outline, rest] = text.split('\n') as [string, string]
  try {
    const { units, side, traits }: Rest = JSON.parse(rest)
    const path = parseOutline(outline, units)
    return path === undefined ? undefined : { path, side, traits }
  } catch {
    // The second line is not JSON.
  }
}

/** Converts a stored outline to path data in the 100×100 box, given the units per side; `undefined` if malformed. */
export function parseOutline(text: string, units = 1000): string | undefined {
  if (!OUTLINE.test(text)) return undefined
  return text.replace(/\d+/g, (number) => String((Number(number) * 100) / units))
}

import type { Traits } from './traits'

/** How a country is drawn and described. */
export type Shape = {
  /** The detailed outline, as path data in a 100×100 box. */
  readonly path: string
  /** The side of that box in km, to four digits: true in the middle, while areas are true everywhere. */
  readonly side: number
  /** From which the outline is described in words. */
  readonly traits: Traits
}

/** How a dot is written in a 100×100 box, which stands for an islet that is too small to be seen and is larger than it. */
const DOT = 'l0.8 0.8-0.8 0.8-0.8-0.8z'

/** Whether islets are drawn as dots, larger than they are. */
export function hasDots({ path }: Pick<Shape, 'path'>): boolean {
  return path.includes(DOT)
}

type Rest = Omit<Shape, 'path'> & {
  /** How many units of the written outline make the side of the box. */
  readonly units: number
}

const FIRST = '(?:0|-?[1-9]\\d{0,3})'
// A minus sign parts two numbers by itself.
const NEXT = '(?: (?:0|[1-9]\\d{0,3})|-[1-9]\\d{0,3})'
const LINES = `(?:l${FIRST}${NEXT}(?:${NEXT}${NEXT})*|[hv]${FIRST}${NEXT}*)`
const OUTLINE = new RegExp(`^(?:m${FIRST}${NEXT}${LINES}+z)+$`)

/**
 * The shape in the text of its file: the outline in whole units, and on the next line the rest. Undefined where the text
 * is anything else, such as the page with which many hosts answer for a file that is missing, or a file cut short.
 */
export function parseShape(text: string): Shape | undefined {
  const [outline, rest] = text.split('\n') as [string, string]
  try {
    const { units, side, traits }: Rest = JSON.parse(rest)
    const path = parseOutline(outline, units)
    return path === undefined ? undefined : { path, side, traits }
  } catch {
    // There is no JSON on the next line.
  }
}

/** The path data of an outline in the 100×100 box, from its writing in units of which so many make the side of the box. */
export function parseOutline(text: string, units = 1000): string | undefined {
  if (!OUTLINE.test(text)) return undefined
  return text.replace(/\d+/g, (number) => String((Number(number) * 100) / units))
}

import type { CountryCode } from '../countries'
import { parseOutline } from '../outline'
import type { Shape } from '../shape'

type Rest = Omit<Shape, 'path'> & {
  /** How many units of the outline's file make the side of the box. */
  readonly units: number
}

/**
 * The shape from the text of its file in `shapes/`: the outline, and on the next line the rest. Undefined where the text
 * is anything else, such as the page with which many hosts answer for a file that is missing, or a file cut short.
 */
export function parseShape(text: string): Shape | undefined {
  const [outline = '', rest = ''] = text.split('\n')
  try {
    const { units, side, traits }: Rest = JSON.parse(rest)
    const path = parseOutline(outline, units)
    return path === undefined ? undefined : { path, side, traits }
  } catch {
    return undefined
  }
}

/** The shape of one country from the text of the file of them all, in which a line with its code comes before it. */
export function parseShapeOf(code: CountryCode, text: string): Shape | undefined {
  const lines = text.split('\n')
  const at = lines.indexOf(code)
  return at < 0 ? undefined : parseShape(lines.slice(at + 1, at + 3).join('\n'))
}

/**
 * A detailed outline is written in whole units, of which as a rule a thousand make
 * the side of the 100×100 box that is drawn.
 */
const UNITS = 1000

const FIRST = '(?:0|-?[1-9]\\d{0,3})'
// A minus sign parts two numbers by itself.
const NEXT = '(?: (?:0|[1-9]\\d{0,3})|-[1-9]\\d{0,3})'
const LINES = `(?:l${FIRST}${NEXT}(?:${NEXT}${NEXT})*|[hv]${FIRST}${NEXT}*)`
const OUTLINE = new RegExp(`^(?:m${FIRST}${NEXT}${LINES}+z)+$`)

/**
 * The path data of a detailed outline, in the 100×100 box, from the text of its file; undefined where the
 * text is anything else, such as the page with which many hosts answer for a file that is missing. `units` make the
 * side of the box.
 */
export function parseOutline(text: string, units = UNITS): string | undefined {
  if (!OUTLINE.test(text)) return undefined
  return text.replace(/\d+/g, (number) => String((Number(number) * 100) / units))
}

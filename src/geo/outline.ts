/** Units along each side of the box in a detailed outline's file, for each unit of the box that is drawn. */
const FINENESS = 10

const NUMBERS = String.raw`-?\d+(?:[ -]\d+)*`
const OUTLINE = new RegExp(`^(?:m${NUMBERS}(?:[lhv]${NUMBERS})+z)+$`)

/**
 * The path data of a detailed outline, in the 100×100 box, from the text of its file; undefined where the
 * text is anything else, such as the page with which many hosts answer for a file that is missing.
 */
export function parseOutline(text: string): string | undefined {
  if (!OUTLINE.test(text)) return undefined
  return text.replace(/\d+/g, (units) => String(Number(units) / FINENESS))
}

/** Widest line of a program, in characters, as biome.json has it. */
const WIDTH = 110

/** Indentation of a test, in characters. */
const INDENT = 2

/** A call with its arguments as a statement of a test, laid out as the formatter does it. */
export function call(callee: string, ...args: readonly unknown[]): string {
  const pad = ' '.repeat(INDENT)
  const others = args.slice(0, -1).map(flat)
  const last = args.at(-1)
  const flatCall = `${pad}${callee}(${args.map(flat).join(', ')})`
  if (flatCall.length <= WIDTH) return flatCall
  const opening = `${pad}${callee}(${others.map((other) => `${other}, `).join('')}`
  // The last argument may begin on the line of the call, unless the one before it is of its kind.
  const isHugged = isNested(last) && !(args.length > 1 && kindOf(args.at(-2)) === kindOf(last))
  if (isHugged && opening.length < WIDTH) return `${opening}${broken(last, INDENT)})`
  const inner = INDENT + 2
  const lines = args.map((arg) => `${' '.repeat(inner)}${laidOut(arg, inner, inner)},`)
  return [`${pad}${callee}(`, ...lines, `${pad})`].join('\n')
}

/** A value as it stands in a program. */
export function flat(value: unknown): string {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return `[${value.map(flat).join(', ')}]`
  if (value === null || typeof value !== 'object') return String(value)
  const fields = Object.entries(value).map(([key, part]) => `${nameOf(key)}: ${flat(part)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

/** A text as the formatter quotes it: with the quotes of which it has fewer. */
export function quoted(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
  const [singles, doubles] = ["'", '"'].map((quote) => text.split(quote).length) as [number, number]
  return singles > doubles ? `"${escaped.replaceAll('"', '\\"')}"` : `'${escaped.replaceAll("'", "\\'")}'`
}

/** Puts it on one line where there is room behind the column, with a comma after it. */
function laidOut(value: unknown, indent: number, column: number): string {
  const text = flat(value)
  return isNested(value) && column + text.length + 1 > WIDTH ? broken(value, indent) : text
}

/** Each part on a line of its own. */
function broken(value: unknown, indent: number): string {
  const pad = ' '.repeat(indent + 2)
  const inner = indent + 2
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const lines = Array.isArray(value)
    ? value.map((part) => `${pad}${laidOut(part, inner, inner)},`)
    : Object.entries(value as object).map(([key, part]) => {
        const head = `${pad}${nameOf(key)}: `
        return `${head}${laidOut(part, inner, head.length)},`
      })
  return [open, ...lines, `${' '.repeat(indent)}${close}`].join('\n')
}

function isNested(value: unknown): boolean {
  return value !== null && typeof value === 'object' && Object.keys(value).length > 0
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'array' : typeof value
}

function nameOf(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)
}

/** Property of a component: its name, with parameters, and its value as it stands in the file. */
type Property = readonly [name: string, value: string]

/** Component of a calendar file, with what lies in it. */
export type Component = {
  readonly name: string
  readonly properties: readonly Property[]
  readonly parts: readonly Component[]
}

/**
 * Reads a calendar file by the grammar of RFC 5545, and takes nothing that it forbids. Imports nothing of `src`.
 * @throws with the line that is wrong
 */
export function calendarIn(bytes: Uint8Array): Component {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const lines = physicalLinesOf(bytes)
  for (const line of lines) if (line.length > 75) throw new Error(`Too long: ${decoder.decode(line)}`)
  // A character that is cut in two is no text: so each line is decoded by itself.
  const [first = '', ...others] = lines.map((line) => decoder.decode(line))
  const content = [first]
  for (const line of others) {
    if (/^[ \t]/.test(line)) content.push(content.pop() + line.slice(1))
    else content.push(line)
  }
  const [calendar, ...after] = componentsIn(content.map(propertyOf))
  if (calendar === undefined || after.length > 0) throw new Error('Not one calendar')
  return calendar
}

/** The value of a property that a component has once. */
export function valueIn(component: Component, name: string): string {
  const values = component.properties.filter(([key]) => key === name)
  if (values.length !== 1) throw new Error(`${component.name} has ${values.length} of ${name}`)
  return values[0]?.[1] ?? ''
}

/** A value of the type TEXT, without its escapes. */
export function textIn(component: Component, name: string): string {
  const value = valueIn(component, name)
  const pieces = value.match(/\\[\\;,Nn]|[^\\;,]/gu) ?? []
  if (pieces.join('') !== value) throw new Error(`No text: ${value}`)
  return pieces.map((piece) => (/^\\n$/i.test(piece) ? '\n' : piece.replace(/^\\/, ''))).join('')
}

/** The lines between CRLF, the last of which ends with one, too. Neither CR nor LF stands alone. */
function physicalLinesOf(bytes: Uint8Array): readonly Uint8Array[] {
  const lines: Uint8Array[] = []
  let start = 0
  for (const [index, byte] of bytes.entries()) {
    if (byte === 13 && bytes[index + 1] !== 10) throw new Error(`CR alone at ${index}`)
    if (byte !== 10) continue
    if (bytes[index - 1] !== 13) throw new Error(`LF alone at ${index}`)
    lines.push(bytes.subarray(start, index - 1))
    start = index + 1
  }
  if (start !== bytes.length) throw new Error('The last line has no end')
  return lines
}

function propertyOf(line: string): Property {
  const [, name, value] = line.match(/^([A-Z-]+(?:;[A-Z-]+=[^:;"]*)*):([^\p{Cc}]*)$/u) ?? []
  if (name === undefined || value === undefined) throw new Error(`No property: ${line}`)
  return [name, value]
}

function componentsIn(lines: readonly Property[]): readonly Component[] {
  const parts: Component[] = []
  for (let index = 0; index < lines.length; index++) {
    const [key, name = ''] = lines[index] ?? []
    if (key !== 'BEGIN') continue
    const end = lines.findIndex(([other, value], at) => at > index && other === 'END' && value === name)
    if (end < 0) throw new Error(`${name} does not end`)
    const inner = lines.slice(index + 1, end)
    parts.push({ name, properties: ownOf(inner), parts: componentsIn(inner) })
    index = end
  }
  return parts
}

/** The properties outside the components within. */
function ownOf(lines: readonly Property[]): readonly Property[] {
  let depth = 0
  return lines.filter(([key]) => {
    if (key === 'BEGIN') depth++
    const isOwn = depth === 0
    if (key === 'END') depth--
    return isOwn
  })
}

import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a page weighs on the wire, in bytes: its document, and all that it needs to be played beside that. */
export type Weight = { readonly document: number; readonly program: number }

/**
 * Lays a bare page of the same weight beside a build: words, a field, and one script that enables the field, draws an
 * outline, answers a letter by a suggestion and a tap on that by a row. What the network and a browser take for that is the
 * floor of what a page can reach.
 */
export function layFloor(folder: string, { document, program }: Weight): void {
  writeFileSync(join(folder, 'floor.html'), pageOf(document))
  writeFileSync(join(folder, 'floor.js'), `${GAME}//${noise(program)}`)
}

const GAME = `
const [field, outline, list, rows] = ['input', 'path', 'ul', 'ol'].map((name) => document.querySelector(name))
const item = (textContent, kind) => Object.assign(document.createElement('li'), { textContent, ...kind })
field.oninput = () => {
  list.replaceChildren()
  if (field.value !== '') list.append(item(field.value, { role: 'option' }))
}
list.onclick = ({ target }) => {
  rows.append(item(target.textContent, { className: 'guess' }))
  list.replaceChildren()
  field.value = ''
}
outline.setAttribute('d', 'M0 0h9v9z')
field.disabled = false
`

function pageOf(bytes: number): string {
  const words = 'words '.repeat(bytes / 6)
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Floor</title><input role="combobox" disabled><ul></ul><ol></ol><svg class="plate-outline" width="9" height="9"><path></path></svg><p>${words}</p><script type="module" src="floor.js"></script>`
}

/** Text that cannot be packed, so that it weighs on the wire what it is long. */
function noise(bytes: number): string {
  return randomBytes(bytes).toString('base64').slice(0, bytes)
}

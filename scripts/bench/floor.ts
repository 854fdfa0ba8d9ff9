import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a page weighs on the wire, in bytes: its document, and all that it needs to be played beside that. */
export type Weight = { readonly document: number; readonly program: number }

/**
 * Lays a bare page of the same weight beside a build: words, a field, and one script that enables the field and answers
 * it. What the network and a browser take for that is the floor of what a page can reach.
 */
export function layFloor(folder: string, { document, program }: Weight): void {
  writeFileSync(join(folder, 'floor.html'), pageOf(document))
  writeFileSync(join(folder, 'floor.js'), `${ANSWER}//${noise(program)}`)
}

const ANSWER = `
const field = document.querySelector('input')
const answer = () => {
  const option = document.createElement('p')
  option.role = 'option'
  option.textContent = field.value
  document.body.append(option)
}
field.oninput = answer
field.disabled = false
`

function pageOf(bytes: number): string {
  const words = 'words '.repeat(bytes / 6)
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Floor</title><input disabled><p>${words}</p><script type="module" src="floor.js"></script>`
}

/** Text that cannot be packed, so that it weighs on the wire what it is long. */
function noise(bytes: number): string {
  return randomBytes(bytes).toString('base64').slice(0, bytes)
}

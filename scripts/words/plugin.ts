import { basename } from 'node:path'
import process from 'node:process'
import type { Plugin } from 'vite'
import { isIn, type Section } from '../../src/ui/words/sections.ts'
import { FOLDER, parseCatalogue } from './catalogue.ts'
import { compile } from './compile.ts'

/** A section of a catalogue: `de.po?about`. */
const SECTION = /\.po\?(\w+)$/

/** The module of a section in the language of the site. */
export function textsOf(section: Section): string {
  return `${FOLDER}/${process.env.VITE_LOCALE ?? 'en'}.po?${section}`
}

/** Makes each section of a catalogue a module, `messages`, with its texts compiled. */
export function words(): Plugin {
  return {
    name: 'words',
    transform: {
      filter: { id: SECTION },
      handler(po, id) {
        const [, section = ''] = SECTION.exec(id) ?? []
        const lang = basename(id).replace(SECTION, '')
        const messages = parseCatalogue(po)
          .filter((entry) => isIn(section, entry.id))
          .map(({ id, text }) => [id, compile(text, lang)])
        return {
          code: `export const messages = ${JSON.stringify(Object.fromEntries(messages))}`,
          moduleType: 'js',
        }
      },
    },
  }
}

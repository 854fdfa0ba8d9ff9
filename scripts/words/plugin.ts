import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { isIn, SECTIONS, type Section } from '../../src/ui/words/sections.ts'
import { type Entry, FOLDER, parseCatalogue } from './catalogue.ts'
import { compile } from './compile.ts'

/** What is made of a catalogue: `de.po?language`, and its sections: `de.po?about`. */
const MODULE = /\.po\?(\w+)$/

/** The module of a section in a language (BCP 47), or `language`, which leads to them; from the root of the project. */
export function textsOf(lang: string, part: Section | 'language'): string {
  return `${FOLDER}/${lang}.po?${part}`
}

/** The language to which a module belongs. */
export function languageOfModule(id: string): string | undefined {
  return MODULE.test(id) ? basename(id).replace(MODULE, '') : undefined
}

/** Makes of each catalogue a module for the language, and one for each section with its texts compiled. */
export function words(): Plugin {
  return {
    name: 'words',
    transform: {
      filter: { id: MODULE },
      handler(po, id) {
        const [, part = ''] = MODULE.exec(id) ?? []
        const lang = languageOfModule(id) as string
        const entries = parseCatalogue(po)
        return {
          code:
            part === 'language'
              ? languageModule(entries, lang)
              : `export const messages = ${compiled(entries, part, lang)}`,
          moduleType: 'js',
        }
      },
    },
  }
}

/** Of English, which is in the program, nothing more is needed. */
function languageModule(entries: readonly Entry[], lang: string): string {
  const sections = Object.keys(SECTIONS)
    .filter((section) => section !== 'shell')
    .map((section) => `${section}: async () => (await import('./${lang}.po?${section}')).messages`)
  const formats =
    lang === 'en'
      ? 'export const formats = undefined'
      : `import { foreignFormats } from '../foreignFormats'\nexport const formats = foreignFormats('${lang}')`
  return `${formats}
export const shell = ${compiled(entries, 'shell', lang)}
export const sections = { ${sections.join(', ')} }`
}

function compiled(entries: readonly Entry[], section: string, lang: string): string {
  const messages = entries
    .filter((entry) => isIn(section, entry.id))
    .map(({ id, text }) => [id, compile(text, lang)])
  return JSON.stringify(Object.fromEntries(messages))
}

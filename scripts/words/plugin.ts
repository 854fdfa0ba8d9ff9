import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import type { Spellings } from '../../src/geo/names/naming.ts'
import { isIn, SECTIONS, type Section } from '../../src/ui/words/sections.ts'
import { type Entry, FOLDER, parseCatalogue } from './catalogue.ts'
import { compile } from './compile.ts'
import { spellingsIn } from './countryNames.ts'
import { listTexts } from './lists.ts'
import { calendarIn, patternsIn } from './patterns.ts'
import { placesIn, REGIONS } from './placeNames.ts'

/**
 * What is made of a catalogue: `de.po?language`, its sections, such as `de.po?about`, how else people write the countries,
 * `de.po?spellings`, and those of other places in a region: `de.po?Africa`.
 */
const MODULE = /\.po\?(\w+)$/

/** The module of a section in a language (BCP 47), or `language`, which leads to them; from the root of the project. */
function textsOf(lang: string, part: Section | 'language'): string {
  return `${FOLDER}/${lang}.po?${part}`
}

/** The modules with the words of a page: of its language, and its texts. */
export function textModulesOf(lang: string, texts: readonly Section[]): string[] {
  return ['language' as const, ...texts].map((part) => textsOf(lang, part))
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
        return { code: codeOf([...parseCatalogue(po), ...listTexts(lang)], part, lang), moduleType: 'js' }
      },
    },
  }
}

function codeOf(entries: readonly Entry[], part: string, lang: string): string {
  if (part === 'language') return languageModule(entries, lang)
  if (part === 'spellings') return `export const spellings = ${JSON.stringify(furtherSpellings(lang))}`
  const region = REGIONS.find((each) => each === part)
  if (region !== undefined) return `export const places = ${JSON.stringify(placesIn(lang, region))}`
  return `export const messages = ${compiled(entries, part, lang)}
${part === 'lazy' && lang !== 'en' ? placesModule(lang) : ''}`
}

function languageModule(entries: readonly Entry[], lang: string): string {
  const sections = Object.keys(SECTIONS)
    .filter((section) => section !== 'shell' && section !== 'offer')
    .map((section) => `${section}: () => import('./${lang}.po?${section}')`)
  return `${lang === 'en' ? ENGLISH : namesModule(lang)}
export const shell = ${compiled(entries, 'shell', lang)}
export const sections = { ${sections.join(', ')} }`
}

/** Of English, which is in the program, nothing more is needed. */
const ENGLISH = 'export const formats = undefined'

/** The names of the countries come with the language, and how else people write them when somebody searches. */
function namesModule(lang: string): string {
  return `import { folds } from '../../../geo/names/folds/${foldsOf(lang)}?${lang}'
import { namingOf } from '../../../geo/names/naming'
import { foreignFormats } from '../foreignFormats'
const names = ${JSON.stringify(namesIn(lang))}
const fetchOthers = async () => (await import('./${lang}.po?spellings')).spellings
export const formats = { ...namingOf('${lang}', names, fetchOthers, folds), ...foreignFormats('${lang}', ${JSON.stringify(patternsIn(lang))}) }`
}

/** Leads to the names of places. */
function placesModule(lang: string): string {
  const regions = REGIONS.map(
    (region) => `${region}: async () => (await import('./${lang}.po?${region}')).places`,
  )
  return `export const places = { ${regions.join(', ')} }`
}

/** What they are called, without how else people write them. */
function namesIn(lang: string): Spellings {
  const entries = Object.entries(spellingsIn(lang))
  return Object.fromEntries(entries.map(([code, spellings]) => [code, spellings.replace(/\|.*/, '')]))
}

/** How else people write the countries, as far as they do. */
function furtherSpellings(lang: string): Spellings {
  const entries = Object.entries(spellingsIn(lang)).filter(([, spellings]) => spellings.includes('|'))
  return Object.fromEntries(entries.map(([code, spellings]) => [code, spellings.replace(/^.*?\|/, '')]))
}

/** The file with the ways in which texts are compared in a language: by its tag, or by its script (ISO 15924). */
function foldsOf(lang: string): string {
  const { language, script = '' } = new Intl.Locale(lang).maximize()
  const names = [lang, language, script, 'plain']
  return names.find((name) => existsSync(`src/geo/names/folds/${name}.ts`)) as string
}

function compiled(entries: readonly Entry[], section: string, lang: string): string {
  const messages = entries
    .filter((entry) => isIn(section, entry.id))
    .map(({ id, text }) => [id, compile(text, lang)])
  return JSON.stringify({
    ...Object.fromEntries(messages),
    ...(section === 'archive' && calendarIn(lang)),
  })
}

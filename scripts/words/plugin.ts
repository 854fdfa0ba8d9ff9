import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Spellings } from '../../src/geo/names/naming.ts'
import { languageOf } from '../../src/ui/words/languages.ts'
import { FOLDER, parseCatalogue, type Said, saidIn } from './catalogue.ts'
import { compile } from './compile.ts'
import { spellingsIn } from './countryNames.ts'
import { listTexts } from './lists.ts'
import { calendarIn, patternsIn } from './patterns.ts'
import { placesIn } from './placeNames.ts'
import { type Section, sectionOf } from './sections.ts'

/** Folder among the assets of what only maps of somebody's own need, with the worker that reads them. */
export const OWN_FOLDER = 'own/'

/** Folder of the names of regions. */
const REGIONS = 'src/geo/regions/names'

/** Modules made of a catalogue: `de.po?start`, `?rest`, `?machines`, `?own`, `?regions` and `?offer`. */
const MODULE = /\.po\?(\w+)$/

/** The modules with the words of a page in a language (BCP 47), from the root of the project: two of them unless it is a game, and its own. */
export function textModulesOf(lang: string, isGame: boolean, own: readonly Section[] = []): string[] {
  return [...(isGame ? ['start'] : ['start', 'rest']), ...own].map((part) => `${FOLDER}/${lang}.po?${part}`)
}

/**
 * In which folder among the assets a chunk lies that is for a language, a deck of regions, or maps of somebody's own: with what
 * else is for it, so that it is kept only where it was opened. What is kept nowhere lies in `machines`, and others in none.
 */
export function folderOf(module: string | null): string {
  if (/\/machines\/Machines\.tsx$|\?machines$/.test(module ?? '')) return 'machines/'
  const [, deck] = /\/regions\/(?:decks|maps)\/(\w+)\.json/.exec(module ?? '') ?? []
  if (deck !== undefined) return `regions-${deck.toLowerCase()}/`
  if (/\/src\/(?:routes\/own\/|entry\/ownMaps)/.test(module ?? '')) return OWN_FOLDER
  if (module === null || !MODULE.test(module)) return ''
  const lang = languageOfModule(module)
  return `${languageOf(lang).path || lang}/`
}

function languageOfModule(id: string): string {
  return basename(id).replace(MODULE, '')
}

/** Makes of each catalogue a module for the language, one with the rest of its texts, one with the names of regions, one for maps of somebody's own, and one with which it is offered. */
export function words(): Plugin {
  return {
    name: 'words',
    transform: {
      filter: { id: MODULE },
      handler(po, id) {
        const [, part = ''] = MODULE.exec(id) ?? []
        const lang = languageOfModule(id)
        // English says what has not been translated.
        this.addWatchFile(resolve(FOLDER, 'en.po'))
        const said = [...saidIn(lang, parseCatalogue(po)), ...listTexts(lang)]
        return { code: codeOf(said, part, lang), moduleType: 'js' }
      },
    },
  }
}

function codeOf(entries: readonly Said[], part: string, lang: string): string {
  if (part === 'offer') return `export const offer = ${JSON.stringify(offerIn(entries))}`
  if (part === 'start')
    return `${lang === 'en' ? ENGLISH : namesModule(lang)}
export const messages = ${compiled(entries, part, lang)}
export const loadRest = () => import('./${lang}.po?rest')
export const loadRegions = ${lang === 'en' ? undefined : `() => import('./${lang}.po?regions')`}`
  if (part === 'regions') return `export const spellings = ${JSON.stringify(regionsIn(lang))}`
  if (part === 'machines' || part === 'own') return `export const messages = ${compiled(entries, part, lang)}`
  return `export const messages = ${compiled(entries, part, lang)}
export const spellings = ${JSON.stringify(furtherSpellings(lang))}
export const places = ${JSON.stringify(placesIn(lang))}`
}

function offerIn(entries: readonly Said[]): object {
  const textOf = (id: string) => entries.find((entry) => entry.id === id)?.text
  return { accept: textOf('offer.accept'), decline: textOf('offer.decline') }
}

/** Of English, which is in the program, nothing more is needed. */
const ENGLISH = 'export const formats = undefined'

/** The names of the countries come with the language, and how else people write them when somebody searches. */
function namesModule(lang: string): string {
  return `import { folds } from '../../../geo/names/folds/${foldsOf(lang)}?${lang}'
import { namingOf } from '../../../geo/names/naming'
import { foreignFormats } from '../foreignFormats'
const names = ${JSON.stringify(namesIn(lang))}
const fetchOthers = async () => (await import('./${lang}.po?rest')).spellings
export const formats = { ...namingOf('${lang}', names, fetchOthers, folds), ...foreignFormats('${lang}', ${JSON.stringify(patternsIn(lang))}) }`
}

/** What they are called, without how else people write them. */
function namesIn(lang: string): Spellings {
  const entries = Object.entries(spellingsIn(lang))
  return Object.fromEntries(entries.map(([code, spellings]) => [code, spellings.replace(/\|.*/, '')]))
}

/** Names of the regions of all decks. */
function regionsIn(lang: string): Spellings {
  const decks = readdirSync(REGIONS).map((deck) => readFileSync(`${REGIONS}/${deck}/${lang}.json`, 'utf8'))
  return Object.assign({}, ...decks.map((names) => JSON.parse(names)))
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

function compiled(entries: readonly Said[], section: string, lang: string): string {
  const messages = entries
    .filter((entry) => sectionOf(entry.id) === section)
    .map(({ id, text, lang }) => [id, compile(text, lang)])
  return JSON.stringify({
    ...Object.fromEntries(messages),
    ...(section === 'rest' && calendarIn(lang)),
  })
}

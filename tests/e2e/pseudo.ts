import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parse, type Token } from '@messageformat/parser'
import PO from 'pofile'
import { LANGUAGES } from '../../src/ui/words/languages'

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = [...'áƀçđéƒğĥíĵķļɱñóþɋřšŧúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶĻṀÑÓÞɊŘŠŦÚṼŴẊÝŽ']

/** A text as the pseudo-locale has it: readable, without a letter of English, and about a third longer. */
export function accented(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const other = ACCENTED[PLAIN.indexOf(letter)] ?? ''
    return /[aeiou]/i.test(letter) ? other + other : other
  })
}

/** The language that nobody speaks: English, accented and longer, and read from right to left. */
export const PSEUDO = 'en-XB'

/**
 * Copies the program, with English and other languages alone, in which everything is in English, accented, as if
 * translated. The pseudo-locale is added as `docs/translating.md` says. Gives its folder.
 */
export function copyIn(languages: readonly string[]): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pseudo-')))
  for (const name of ['src', 'scripts', 'public', 'index.html', 'package.json', 'vite.config.ts'])
    cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const list = join(folder, 'src/ui/words/languages.ts')
  for (const lang of LANGUAGES) {
    if (lang === 'en' || languages.includes(lang)) continue
    rmSync(catalogueOf(folder, lang))
    change(list, `  '${lang}',\n`, '')
  }
  for (const lang of languages) writeFileSync(catalogueOf(folder, lang), catalogueIn(lang))
  if (languages.includes(PSEUDO)) {
    change(list, /(?<=^ {2}'en',\n)/m, `  '${PSEUDO}',\n`)
    change(list, /(?<=RIGHT_TO_LEFT.* = \[)/, `'${PSEUDO}', `)
    const names = join(folder, 'src/ui/words/languageNames.ts')
    change(names, /(?<=^ {2}en: .*\n)/m, `  '${PSEUDO}': '${accented('Pseudo')}',\n`)
  }
  return folder
}

/** Writes a text into a file, in place of what must be there. */
function change(file: string, place: RegExp | string, text: string): void {
  const content = readFileSync(file, 'utf8')
  if (content.search(place) < 0) throw new Error(`${file} has no place for “${text}”: ${place}`)
  writeFileSync(file, content.replace(place, text))
}

/** The file with the texts of a language (BCP 47), in a copy of the program. */
function catalogueOf(folder: string, lang: string): string {
  return join(folder, `src/ui/words/locales/${lang}.po`)
}

/** The English catalogue as if translated into a language (BCP 47). */
function catalogueIn(lang: string): string {
  const catalogue = PO.parse(readFileSync('src/ui/words/locales/en.po', 'utf8'))
  const { pluralCategories } = new Intl.PluralRules(lang).resolvedOptions()
  catalogue.headers.Language = lang
  for (const item of catalogue.items) item.msgstr = [translated(item.msgstr.join(''), pluralCategories)]
  return catalogue.toString()
}

/**
 * A message with its words accented; its placeholders, tags and choices are as they
 * were, and its plurals those of the language.
 */
function translated(message: string, categories: readonly string[]): string {
  const written = (tokens: readonly Token[]): string => tokens.map(writtenToken).join('')
  const writtenToken = (token: Token): string => {
    if (token.type === 'content') return token.value.replace(/[^<>]+(?![^<]*>)/g, accented)
    if (token.type === 'argument') return `{${token.arg}}`
    if (token.type === 'octothorpe') return '#'
    if (token.type === 'function') throw new Error(`No text has a ${token.type}.`)
    const known = new Map(token.cases.map(({ key, tokens }) => [key, written(tokens)]))
    const keys = token.type === 'plural' ? categories : [...known.keys()]
    const forms = keys.map((key) => `${key} {${known.get(key) ?? known.get('other')}}`)
    return `{${token.arg}, ${token.type}, ${forms.join(' ')}}`
  }
  return written(parse(message))
}

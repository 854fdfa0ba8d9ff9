import { cpSync, mkdtempSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parse, type Token } from '@messageformat/parser'
import PO from 'pofile'

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
 * Copies the program and adds a language to it as `docs/translating.md` says: one catalogue and one line. Gives the
 * folder of the copy.
 */
export function copyInPseudo(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pseudo-')))
  for (const name of ['src', 'scripts', 'public', 'index.html', 'package.json', 'vite.config.ts'])
    cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))

  const catalogue = PO.parse(readFileSync('src/ui/words/locales/en.po', 'utf8'))
  catalogue.headers.Language = PSEUDO
  for (const item of catalogue.items) item.msgstr = [translated(item.msgstr.join(''))]
  writeFileSync(join(folder, `src/ui/words/locales/${PSEUDO}.po`), catalogue.toString())

  const languages = join(folder, 'src/ui/words/languages.ts')
  const line = `  '${PSEUDO}': { name: '${accented('Pseudo')}', dir: 'rtl' },\n`
  writeFileSync(languages, readFileSync(languages, 'utf8').replace(/(?=^ {2}en: )/m, line))
  return folder
}

/** A message with its words accented; its placeholders, tags and choices are as they were. */
function translated(message: string): string {
  return parse(message).map(accentedToken).join('')
}

function accentedToken(token: Token): string {
  if (token.type === 'content') return token.value.replace(/[^<>]+(?![^<]*>)/g, accented)
  if (token.type === 'argument') return `{${token.arg}}`
  if (token.type === 'octothorpe') return '#'
  if (token.type === 'function') throw new Error(`No text has a ${token.type}.`)
  const forms = token.cases.map(({ key, tokens }) => `${key} {${tokens.map(accentedToken).join('')}}`)
  return `{${token.arg}, ${token.type}, ${forms.join(' ')}}`
}

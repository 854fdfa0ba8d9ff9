import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseSync } from 'vite'

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const ACCENTED = [...'áƀçđéƒğĥíĵķļɱñóþɋřšŧúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶĻṀÑÓÞɊŘŠŦÚṼŴẊÝŽ']

/** A text as the pseudo-locale has it: readable, without a letter of English, and about a third longer. */
export function accented(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const other = ACCENTED[PLAIN.indexOf(letter)] ?? ''
    return /[aeiou]/i.test(letter) ? other + other : other
  })
}

/**
 * Writes a translation that nobody made: the English texts, accented and longer, for a document that is read
 * from right to left. Gives the file's path, for TEXTS.
 */
export function writePseudoTexts(): string {
  const code = readFileSync('src/ui/english.tsx', 'utf8')
  const program = parseSync('english.tsx', code).program
  const pieces = textsIn(program)
    .sort((one, other) => one.start - other.start)
    .reduce(
      ({ done, at }, { start, end }) => ({
        done: done + code.slice(at, start) + accented(code.slice(start, end)),
        at: end,
      }),
      { done: '', at: 0 },
    )
  const file = resolve('reports/pseudo.tsx')
  mkdirSync('reports', { recursive: true })
  writeFileSync(
    file,
    (pieces.done + code.slice(pieces.at))
      .replace(/(?<=export const language[^=]*= )\{.*?\}/s, "{ lang: 'en-XB', dir: 'rtl' }")
      .replace('sentences: describeOutline', "sentences: () => ['Šééñŧéñçéé.']")
      .replaceAll("'../", `'${resolve('src')}/`),
  )
  return file
}

type Part = { readonly type: string; readonly start: number; readonly end: number }

/** What of a syntax tree is no text: where things come from, what is compared, and what is not shown. */
const NO_TEXT = /^(ImportDeclaration|BinaryExpression|JSXAttribute|TS.*)$/

/** Where the texts are, without their quotes. */
function textsIn(node: unknown): Part[] {
  if (Array.isArray(node)) return node.flatMap(textsIn)
  if (typeof node !== 'object' || node === null) return []
  const part = node as Part & Record<string, unknown>
  const { type, start, end } = part
  if (NO_TEXT.test(type)) return []
  if (type === 'JSXText' || type === 'TemplateElement') return [part]
  if (type === 'Literal')
    return typeof part.value === 'string' ? [{ type, start: start + 1, end: end - 1 }] : []
  if (type === 'Property') return textsIn(part.value)
  return Object.values(part).flatMap(textsIn)
}

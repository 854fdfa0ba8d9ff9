import type { Entry } from './catalogue'
import { compile } from './compile'
import { namesOf } from './names'

/** The module that tells the compiler which texts there are, and what each has to be given. */
export function typesOf(entries: readonly Entry[]): string {
  const plain: string[] = []
  const filled: string[] = []
  for (const { id, text } of entries) {
    const names = namesOf(compile(text, 'en'))
    if (names.values.length + names.tags.length === 0) plain.push(`  | '${id}' /* ${text} */`)
    else filled.push(`  /** ${text} */\n${memberOf(id, names)}`)
  }
  return `// Made from locales/en.po and CLDR’s lists by \`npm run make:words\`.

/** Ids of texts without placeholders and tags. */
export type PlainId =
${plain.join('\n')}

/** Texts with placeholders or tags by their id, with the names of these. */
export type FilledTexts = {
${filled.join('\n')}
}
`
}

/** English texts by their id, as such a module has them. */
export function textsIn(module: string): ReadonlyMap<string, string> {
  const plain = module.matchAll(/^ {2}\| '(?<id>.*?)' \/\* (?<text>.*) \*\/$/gm)
  const filled = module.matchAll(/^ {2}\/\*\* (?<text>.*) \*\/\n {2}'(?<id>.*?)':/gm)
  return new Map([...plain, ...filled].map(({ groups: { id = '', text = '' } = {} }) => [id, text]))
}

/** Longest line that the formatter leaves alone, in characters. */
const WIDTH = 110

/** Values and tags of a text, wrapped as the formatter does it. */
function memberOf(id: string, { values, tags }: ReturnType<typeof namesOf>): string {
  const line = `  '${id}': { values: ${union(values)}; tags: ${union(tags)} }`
  if (line.length <= WIDTH) return line
  return `  '${id}': {\n${fieldOf('values', values)}\n${fieldOf('tags', tags)}\n  }`
}

function fieldOf(field: string, names: readonly string[]): string {
  const line = `    ${field}: ${union(names)}`
  if (line.length <= WIDTH || names.length < 2) return line
  return `    ${field}:${names.map((name) => `\n      | '${name}'`).join('')}`
}

function union(names: readonly string[]): string {
  return names.length === 0 ? 'never' : names.map((name) => `'${name}'`).join(' | ')
}

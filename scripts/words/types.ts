import type { Entry } from './catalogue'
import { compile } from './compile'
import { namesOf } from './names'

/** The module that tells the compiler which texts there are, and what each has to be given. */
export function typesOf(entries: readonly Entry[]): string {
  const members = entries.map(
    ({ id, text }) => `  /** ${text} */\n${memberOf(id, namesOf(compile(text, 'en')))}`,
  )
  return `// Made from locales/en.po and CLDR’s lists by \`npm run make:words\`.

/** The texts of the interface by their id: the names of their placeholders, and of their tags. */
export type Messages = {
${members.join('\n')}
}
`
}

/** English texts by their id, as such a module has them. */
export function textsIn(module: string): ReadonlyMap<string, string> {
  const members = module.matchAll(/^ {2}\/\*\* (.*) \*\/\n {2}'(.*?)':/gm)
  return new Map([...members].map(([, text = '', id = '']) => [id, text]))
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

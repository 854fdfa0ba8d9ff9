import type { Entry } from './catalogue'
import { compile } from './compile'
import { namesOf } from './names'

/** The module that tells the compiler which texts there are, and what each has to be given. */
export function typesOf(entries: readonly Entry[]): string {
  const members = entries.map(({ id, text }) => {
    const { values, tags } = namesOf(compile(text, 'en'))
    return `  /** ${text} */\n  '${id}': { values: ${union(values)}; tags: ${union(tags)} }`
  })
  return `// Made from locales/en.po and CLDR’s lists by \`npm run make:words\`.

/** The texts of the interface by their id: the names of their placeholders, and of their tags. */
export type Messages = {
${members.join('\n')}
}
`
}

function union(names: readonly string[]): string {
  return names.length === 0 ? 'never' : names.map((name) => `'${name}'`).join(' | ')
}

import type { Message } from '../../src/ui/words/say'
import type { Entry } from './catalogue'
import { compile } from './compile'
import { namesOf } from './names'

/** What is wrong in the catalogue of a language, beside the English one: each fault by the id of its text. */
export function faultsOf(entries: readonly Entry[], english: readonly Entry[], lang: string): string[] {
  const known = new Map(english.map((entry) => [entry.id, entry]))
  const seen = new Set<string>()
  return entries.flatMap(({ id, text }) => {
    const source = known.get(id)
    if (source === undefined) return [`${id}: not in en.po; take it out of ${lang}.po`]
    if (seen.has(id)) return [`${id}: twice in ${lang}.po`]
    seen.add(id)
    if (text === '') return []
    return differences(text, source.text, lang).map((fault) => `${id}: ${fault}`)
  })
}

function differences(text: string, source: string, lang: string): string[] {
  try {
    const message = compile(text, lang)
    const [own, english] = [holesOf(message), holesOf(compile(source, 'en'))]
    if (own !== english) return [`has ${own} in ${lang}.po, but ${english} in en.po`]
    return missingForms(message, lang)
  } catch (error) {
    return [`${error}`]
  }
}

/** What a translator must not lose. */
function holesOf(message: Message): string {
  const { values, tags } = namesOf(message)
  return [...values.map((name) => `{${name}}`), ...tags.map((tag) => `<${tag}>`)].join(' ') || 'nothing'
}

/** Plural forms that the language has and a message has not. */
function missingForms(message: Message, lang: string): string[] {
  if (typeof message === 'string') return []
  const { pluralCategories } = new Intl.PluralRules(lang).resolvedOptions()
  return message.flatMap((part) => {
    if (typeof part === 'string') return []
    const [name, kind, forms] = part
    if (forms === undefined) return []
    const missing = kind === 'plural' ? pluralCategories.filter((category) => !(category in forms)) : []
    const own = missing.length > 0 ? [`has no ${missing.join(', ')} for {${name}} in ${lang}.po`] : []
    return [...own, ...Object.values(forms).flatMap((form) => missingForms(form, lang))]
  })
}

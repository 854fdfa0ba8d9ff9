import type { Said } from './catalogue.ts'

/**
 * Before which letters another word stands before the last name, and a name that begins
 * so: Spanish “y” is “e” before the sound i.
 */
const CHANGES: { readonly [language: string]: { readonly before: string; readonly example: string } } = {
  es: { before: '^(i|hi(?![ae]))', example: 'Italia' },
  he: { before: '^[^א-ת]', example: 'A' },
}

/** As a regular expression: before no letters at all. */
const NEVER = '(?!)'

/**
 * How a language (BCP 47) tells names in a list, as texts that no translator has to write: CLDR has them, as Node knows
 * it at build, so that lists are the same in every browser. @throws where a list is written in another way.
 */
export function listTexts(lang: string): Said[] {
  const { language } = new Intl.Locale(lang)
  // English is written here as in Britain, without a comma before “and”.
  const format = new Intl.ListFormat(language === 'en' ? 'en-GB' : lang, { type: 'conjunction' })
  const jointsOf = (...names: string[]) => {
    const parts = format.formatToParts(names)
    const joints = parts.filter(({ type }) => type === 'literal').map(({ value }) => value)
    const isPlain = parts.length === names.length + joints.length && joints.length === names.length - 1
    if (!isPlain || parts[0]?.type !== 'element')
      throw new Error(`Lists in “${lang}” have more than one text between each two names.`)
    return joints as [string, ...string[]]
  }
  const { before = NEVER, example = 'A' } = CHANGES[language] ?? {}
  // Something in no alphabet, before which no word changes.
  const [pair] = jointsOf('א', 'א')
  const [between, other, last] = jointsOf('א', 'א', 'א', 'א')
  const [changed] = jointsOf('א', example)
  if (between !== other) throw new Error(`Lists in “${lang}” begin otherwise than they go on.`)
  const texts = { pair, between, last: last ?? pair, changes: before, changed }
  return Object.entries(texts).map(([name, text]) => ({
    id: `list.${name}`,
    text,
    comment: 'Made of CLDR’s list patterns.',
    lang,
  }))
}

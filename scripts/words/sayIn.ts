import { english } from '../../src/ui/words/english'
import { foreignFormats } from '../../src/ui/words/foreignFormats'
import { format, type Say, type Values } from '../../src/ui/words/say'
import { readCatalogue } from './catalogue'
import { compile } from './compile'
import { listTexts } from './lists'
import { patternsIn } from './patterns'

/** All texts of a language (BCP 47), straight from its catalogue. @throws for an id that is not in it. */
export function sayIn(lang: string): Say {
  const messages = new Map(
    [...readCatalogue(lang), ...listTexts(lang)].map(({ id, text }) => [id, compile(text, lang)]),
  )
  const counting = lang === 'en' ? english : foreignFormats(lang, patternsIn(lang))
  return (id: string, values: Values = {}) => {
    const message = messages.get(id)
    if (message === undefined) throw new Error(`There is no text “${id}” in ${lang}.po.`)
    return format(message, values, counting)
  }
}

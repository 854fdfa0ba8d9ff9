import { english } from '../../src/ui/words/english'
import { foreignFormats } from '../../src/ui/words/foreignFormats'
import { format, type Say, type Values } from '../../src/ui/words/say'
import { saidIn } from './catalogue'
import { compile } from './compile'
import { listTexts } from './lists'
import { patternsIn } from './patterns'

/** All texts of a language (BCP 47), straight from the catalogues. @throws for an id that English has not. */
export function sayIn(lang: string): Say {
  const messages = new Map(
    [...saidIn(lang), ...listTexts(lang)].map(({ id, text, lang }) => [id, compile(text, lang)]),
  )
  const counting = lang === 'en' ? english : foreignFormats(lang, patternsIn(lang))
  return (id: string, values: Values = {}) => {
    const message = messages.get(id)
    if (message === undefined) throw new Error(`There is no text “${id}” in en.po.`)
    return format(message, values, counting)
  }
}

import type { Locale } from './locale'
import { format, type Message } from './say'

/** Texts of a section by their ids, as its module has them. */
export type Texts = Readonly<Record<string, Message>>

/** Locale with texts of a section that the pages do without. */
export function withTexts(locale: Locale, texts: Texts): Locale {
  const say: Locale['say'] = (id: string, values = {}) => {
    const message = texts[id]
    return message === undefined ? locale.say(id as never, values as never) : format(message, values, locale)
  }
  // What the locale learns later is known here, too.
  return Object.assign(Object.create(locale) as Locale, { say })
}

import { use, useMemo } from 'react'
import { lazyModules } from '../../ui/lazyModule'
import { useLocale } from '../../ui/words/LocaleContext'
import type { Locale } from '../../ui/words/locale'
import { format, type Message } from '../../ui/words/say'

const files = import.meta.glob<{ readonly messages: Readonly<Record<string, Message>> }>(
  '../../ui/words/locales/*.po',
  { query: '?machines' },
)

const texts = lazyModules(async (lang: string) => {
  const { messages } = (await files[`../../ui/words/locales/${lang}.po`]?.()) ?? {}
  return messages ?? {}
})

/** Locale with the texts of the machines, which no other page fetches; suspends until they are there. */
export function useOwnLocale(): Locale {
  const locale = useLocale()
  const own = use(texts(locale.lang).load())
  return useMemo(() => {
    const say: Locale['say'] = (id: string, values = {}) => {
      const message = own[id]
      return message === undefined
        ? locale.say(id as never, values as never)
        : format(message, values, locale)
    }
    // What the locale learns later is known here, too.
    return Object.assign(Object.create(locale) as Locale, { say })
  }, [locale, own])
}

import { use, useMemo } from 'react'
import { lazyModules } from '../../ui/lazyModule'
import { useLocale } from '../../ui/words/LocaleContext'
import type { Locale } from '../../ui/words/locale'
import { type Texts, withTexts } from '../../ui/words/withTexts'

const files = import.meta.glob<{ readonly messages: Texts }>('../../ui/words/locales/*.po', {
  query: '?machines',
})

const texts = lazyModules(async (lang: string) => {
  const { messages } = (await files[`../../ui/words/locales/${lang}.po`]?.()) ?? {}
  return messages ?? {}
})

/** Locale with the texts of the machines, which no other page fetches; suspends until they are there. */
export function useOwnLocale(): Locale {
  const locale = useLocale()
  const own = use(texts(locale.lang).load())
  return useMemo(() => withTexts(locale, own), [locale, own])
}

import { useEffect, useState } from 'react'
import type { Browser } from '../browser'
import { chosenLanguage } from '../machines/chosenLanguage'
import { rest } from '../ui/parts/rest'
import { useLocale } from '../ui/words/LocaleContext'
import { preferredOf } from '../ui/words/languages'

/**
 * The language (BCP 47) in which a person would rather read than in that of the page: the one that was chosen, else the
 * first of the browser's that there is. It is looked for once the page rests.
 */
export function useOfferedLanguage({ store, languages }: Browser): string | undefined {
  const { lang } = useLocale()
  const [offered, offer] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    rest().then(() => {
      const preferred = preferredOf([chosenLanguage(store) ?? [], languages()].flat())
      if (isCurrent && preferred !== lang) offer(preferred)
    })
    return () => {
      isCurrent = false
    }
  }, [store, languages, lang])
  return offered
}

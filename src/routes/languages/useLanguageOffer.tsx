import { type ReactElement, useEffect, useState } from 'react'
import { chosenLanguage } from '../../machines/journal/settings'
import { rest } from '../../ui/parts/rest'
import { useLocale } from '../../ui/words/LocaleContext'
import { preferredOf } from '../../ui/words/languages'
import { useBrowser } from '../contexts'
import { LanguageOffer } from './LanguageOffer'

/**
 * Offers the page in the language in which a person would rather read: the one that was chosen, else the first of the
 * browser's that there is. It is looked for once the page rests.
 */
export function useLanguageOffer(): ReactElement | undefined {
  const browser = useBrowser()
  const { lang } = useLocale()
  const [offer, setOffer] = useState<ReactElement>()
  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      await rest()
      const preferred = preferredOf([chosenLanguage(browser.store) ?? [], browser.languages()].flat())
      if (!isCurrent || preferred === undefined || preferred === lang) return
      setOffer(<LanguageOffer lang={preferred} />)
    }
    look().catch(browser.reportError)
    return () => {
      isCurrent = false
    }
  }, [browser, lang])
  return offer
}

import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { chosenText, writeSettings } from '../../machines/journal/settings'
import { useLazyModule } from '../../ui/lazyModule'
import { whenIdle } from '../../ui/parts/whenIdle'
import { useLocale } from '../../ui/words/LocaleContext'
import { preferredOf } from '../../ui/words/languages'
import { useBrowser } from '../contexts'
import { dialogs } from '../LazyDialog'
import { addressIn } from './Languages'

/**
 * Offer of the page in the reader's preferred language: the chosen one, else the first available one of the browser. The
 * check waits until the page is idle, and its line is fetched only to be shown. Declining chooses the language of the
 * page.
 */
export function LanguageOffer() {
  const browser = useBrowser()
  const { lang: own } = useLocale()
  const location = useLocation()
  const [lang, offer] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      await whenIdle()
      const preferred = preferredOf([chosenText(browser.store, 'lang') ?? [], browser.languages()].flat())
      if (isCurrent && preferred !== own) offer(preferred)
    }
    look().catch(browser.reportError)
    return () => {
      isCurrent = false
    }
  }, [browser, own])
  const part = useLazyModule(dialogs, lang !== undefined)
  if (lang === undefined || part.kind !== 'there') return null
  const { OfferLine } = part.content
  const decline = () => {
    writeSettings(browser.store, { lang: own })
    offer(undefined)
  }
  return (
    <OfferLine
      lang={lang}
      href={addressIn(lang, location)}
      onAccept={() => writeSettings(browser.store, { lang })}
      onDecline={decline}
    />
  )
}

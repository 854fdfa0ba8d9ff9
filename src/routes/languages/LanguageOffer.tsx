import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { chosenText, writeSettings } from '../../machines/journal/settings'
import { Offer } from '../../ui/pages/Offer'
import { whenIdle } from '../../ui/parts/whenIdle'
import { useLocale } from '../../ui/words/LocaleContext'
import { preferredOf } from '../../ui/words/languages'
import { useBrowser } from '../contexts'
import { addressIn } from './Languages'

/**
 * Offers the page in the reader's preferred language, written in that language: the chosen one, else the first
 * available one of the browser. The check waits until the page is idle. Declining chooses the language of the page.
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
  if (lang === undefined) return null
  return (
    <Offer
      lang={lang}
      address={addressIn(lang, location)}
      onAccept={() => writeSettings(browser.store, { lang })}
      onDecline={() => {
        writeSettings(browser.store, { lang: own })
        offer(undefined)
      }}
    />
  )
}

import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { chosenText, writeSettings } from '../../machines/journal/settings'
import { whenIdle } from '../../ui/parts/whenIdle'
import { useLocale } from '../../ui/words/LocaleContext'
import { languageOf, preferredOf } from '../../ui/words/languages'
import { useBrowser } from '../contexts'
import { addressIn } from './Languages'
import '../../ui/pages/Offer.css'

type OfferTexts = { readonly accept: string; readonly decline: string }

/** Texts of the offer in every language, bundled so that no catalogue is fetched for them. */
const offers = import.meta.glob<OfferTexts>('../../ui/words/locales/*.po', {
  query: '?offer',
  import: 'offer',
  eager: true,
})

/**
 * Line at the foot of the page that offers it in the reader's preferred language, written in that language: the chosen one,
 * else the first available one of the browser. The check waits until the page is idle. Declining chooses the language of
 * the page.
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
  const texts = offers[`../../ui/words/locales/${lang}.po`]
  const { dir } = languageOf(lang)
  const decline = () => {
    writeSettings(browser.store, { lang: own })
    offer(undefined)
  }
  return (
    <aside className="offer" lang={lang}>
      <a
        href={addressIn(lang, location)}
        hrefLang={lang}
        dir={dir}
        onClick={() => writeSettings(browser.store, { lang })}
      >
        {texts?.accept}
      </a>
      <button type="button" dir={dir} onClick={decline}>
        {texts?.decline}
      </button>
    </aside>
  )
}

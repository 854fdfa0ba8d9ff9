import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { chosenText, writeSettings } from '../../machines/journal/settings'
import { useLazyModule } from '../../ui/lazyModule'
import { useArrived } from '../../ui/parts/useArrived'
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
  const lang = useArrived(browser, async ({ store, languages }) => {
    await whenIdle()
    return preferredOf([chosenText(store, 'lang') ?? [], languages()].flat())
  })
  const [isDeclined, setDeclined] = useState(false)
  const isOffered = lang !== undefined && lang !== own && !isDeclined
  const { content } = useLazyModule(dialogs, isOffered)
  if (!isOffered || !content) return null
  const { OfferLine } = content
  const decline = () => {
    writeSettings(browser.store, { lang: own })
    setDeclined(true)
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

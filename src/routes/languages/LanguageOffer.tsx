import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Browser } from '../../browser'
import { chooseLanguage } from '../../machines/journal/chosenLanguage'
import { Offer } from '../../ui/pages/Offer'
import { useLocale } from '../../ui/words/LocaleContext'
import { languageOf } from '../../ui/words/languages'
import { loadOffer, type OfferTexts } from '../../ui/words/offers'
import { addressIn } from './addressIn'

type Props = {
  readonly browser: Browser
  /** The language (BCP 47) that is offered. */
  readonly lang: string
}

/** Offers the page in another language, in that language. Whoever declines has chosen the language of the page. */
export function LanguageOffer({ browser, lang }: Props) {
  const { lang: own } = useLocale()
  const location = useLocation()
  const [texts, setTexts] = useState<OfferTexts>()
  useEffect(() => {
    // Without its words it is not offered.
    loadOffer(lang).then(setTexts, () => {})
  }, [lang])
  if (texts === undefined) return null
  return (
    <Offer
      lang={lang}
      dir={languageOf(lang).dir}
      texts={texts}
      address={addressIn(lang, location)}
      onAccept={() => chooseLanguage(browser.store, lang)}
      onDecline={() => {
        chooseLanguage(browser.store, own)
        setTexts(undefined)
      }}
    />
  )
}

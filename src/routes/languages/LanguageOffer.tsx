import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { writeSettings } from '../../machines/journal/settings'
import { Offer } from '../../ui/pages/Offer'
import { useLocale } from '../../ui/words/LocaleContext'
import { languageOf } from '../../ui/words/languages'
import { offerOf } from '../../ui/words/offers'
import { useBrowser } from '../contexts'
import { addressIn } from './addressIn'

type Props = {
  /** The language (BCP 47) that is offered. */
  readonly lang: string
}

/** Offers the page in another language, in that language. Whoever declines has chosen the language of the page. */
export function LanguageOffer({ lang }: Props) {
  const { store } = useBrowser()
  const { lang: own } = useLocale()
  const location = useLocation()
  const [isDeclined, decline] = useState(false)
  if (isDeclined) return null
  return (
    <Offer
      lang={lang}
      dir={languageOf(lang).dir}
      texts={offerOf(lang)}
      address={addressIn(lang, location)}
      onAccept={() => writeSettings(store, { lang })}
      onDecline={() => {
        writeSettings(store, { lang: own })
        decline(true)
      }}
    />
  )
}

import { languageOf } from '../words/languages'
import './Offer.css'

type OfferTexts = { readonly accept: string; readonly decline: string }

/** A few words of each language, so that for those no catalogue is fetched. */
const offers = import.meta.glob<OfferTexts>('../words/locales/*.po', {
  query: '?offer',
  import: 'offer',
  eager: true,
})

type Props = {
  /** The language (BCP 47) that is offered. */
  readonly lang: string
  /** Where the page is in it. */
  readonly address: string
  readonly onAccept: () => void
  readonly onDecline: () => void
}

/** A line at the foot of the window that leads to the page in another language, in that language, until it is declined. */
export function Offer({ lang, address, onAccept, onDecline }: Props) {
  const texts = offers[`../words/locales/${lang}.po`]
  return (
    <aside className="offer" lang={lang} dir={languageOf(lang).dir}>
      <a href={address} hrefLang={lang} onClick={onAccept}>
        {texts?.accept}
      </a>
      <button type="button" onClick={onDecline}>
        {texts?.decline}
      </button>
    </aside>
  )
}

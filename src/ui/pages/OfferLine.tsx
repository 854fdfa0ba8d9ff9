import { languageOf } from '../words/languages'
import './Offer.css'

type OfferTexts = { readonly accept: string; readonly decline: string }

/** Texts of the offer in every language, bundled so that no catalogue is fetched for them. */
const offers = import.meta.glob<OfferTexts>('../words/locales/*.po', {
  query: '?offer',
  import: 'offer',
  eager: true,
})

type Props = {
  /** Language (BCP 47) that is offered, and in which the line is written. */
  readonly lang: string
  /** Address of the page in that language. */
  readonly href: string
  readonly onAccept: () => void
  readonly onDecline: () => void
}

/** Line at the foot of the page that offers it in another language. */
export function OfferLine({ lang, href, onAccept, onDecline }: Props) {
  const texts = offers[`../words/locales/${lang}.po`]
  const { dir } = languageOf(lang)
  return (
    <aside className="offer" lang={lang}>
      <a href={href} hrefLang={lang} dir={dir} onClick={onAccept}>
        {texts?.accept}
      </a>
      <button type="button" dir={dir} onClick={onDecline}>
        {texts?.decline}
      </button>
    </aside>
  )
}

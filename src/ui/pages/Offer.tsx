import type { OfferTexts } from '../words/offers'
import './Offer.css'

type Props = {
  /** The language that is offered, as BCP 47 names it, and its direction. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly texts: OfferTexts
  /** Where the page is in it. */
  readonly address: string
  readonly onAccept: () => void
  readonly onDecline: () => void
}

/** A line at the foot of the window that leads to the page in another language, until it is declined. */
export function Offer({ lang, dir, texts, address, onAccept, onDecline }: Props) {
  return (
    <aside className="offer" lang={lang} dir={dir}>
      <a href={address} hrefLang={lang} onClick={onAccept}>
        {texts.accept}
      </a>
      <button type="button" onClick={onDecline}>
        {texts.decline}
      </button>
    </aside>
  )
}

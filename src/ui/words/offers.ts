/** With which words a language is offered, in that language. */
export type OfferTexts = { readonly accept: string; readonly decline: string }

/** A few words of each language, so that for those no catalogue is fetched. */
const offers = import.meta.glob<OfferTexts>('./locales/*.po', {
  query: '?offer',
  import: 'offer',
  eager: true,
})

/** The words of a language (BCP 47). @throws where there is no such catalogue */
export function offerOf(lang: string): OfferTexts {
  const offer = offers[`./locales/${lang}.po`]
  if (offer === undefined) throw new Error(`There is no catalogue for “${lang}”.`)
  return offer
}

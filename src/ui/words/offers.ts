/** With which words a language is offered, in that language. */
export type OfferTexts = { readonly accept: string; readonly decline: string }

/** A few words of each language, so that for those no catalogue is fetched. */
const files = import.meta.glob<Readonly<Record<string, string>>>('./locales/*.po', {
  query: '?offer',
  import: 'messages',
})

/** The words of a language (BCP 47). Rejects when they cannot be had. */
export async function loadOffer(lang: string): Promise<OfferTexts> {
  const messages = await files[`./locales/${lang}.po`]?.()
  return { accept: messages?.['offer.accept'] ?? '', decline: messages?.['offer.decline'] ?? '' }
}

/**
 * What a language (BCP 47) calls itself; `undefined` where it is the language of the page, or the browser
 * knows nothing of it.
 */
export function languageName(lang: string, page: string): string | undefined {
  try {
    const own = new Intl.Locale(lang).language
    if (own === new Intl.Locale(page).language) return undefined
    if (Intl.DisplayNames.supportedLocalesOf(lang).length === 0) return undefined
    return new Intl.DisplayNames(lang, { type: 'language', fallback: 'none' }).of(own)
  } catch {
    // No language at all, or a browser without Intl.
    return undefined
  }
}

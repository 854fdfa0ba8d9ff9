type Language = {
  /** What it calls itself. */
  readonly name: string
  /** In which direction it is written. */
  readonly dir: 'ltr' | 'rtl'
}

/** The languages of the interface by their tag (BCP 47). Each has a catalogue, `locales/en.po`. */
export const LANGUAGES: Readonly<Record<string, Language>> = {
  en: { name: 'English', dir: 'ltr' },
}

/** What is known of a language (BCP 47). @throws where the interface is not in it. */
export function languageOf(lang: string): Language {
  const language = LANGUAGES[lang]
  if (language === undefined) throw new Error(`There is no line for “${lang}” in languages.ts.`)
  return language
}

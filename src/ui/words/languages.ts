type Language = {
  /** What it calls itself. */
  readonly name: string
  /** In which direction it is written. */
  readonly dir: 'ltr' | 'rtl'
  /** The first part of the path of its pages; English has none. */
  readonly path: string
}

/** The languages of the interface by their tag (BCP 47). Each has a catalogue, `locales/en.po`. */
export const LANGUAGES: Readonly<Record<string, Language>> = {
  en: { name: 'English', dir: 'ltr', path: '' },
  de: { name: 'Deutsch', dir: 'ltr', path: 'de' },
  es: { name: 'Español', dir: 'ltr', path: 'es' },
  ar: { name: 'العربية', dir: 'rtl', path: 'ar' },
  hi: { name: 'हिन्दी', dir: 'ltr', path: 'hi' },
  ja: { name: '日本語', dir: 'ltr', path: 'ja' },
}

/** Whether there is more than one to choose from. */
export const isMultilingual = Object.keys(LANGUAGES).length > 1

/** What is known of a language (BCP 47). @throws where the interface is not in it. */
export function languageOf(lang: string): Language {
  const language = LANGUAGES[lang]
  if (language === undefined) throw new Error(`There is no line for “${lang}” in languages.ts.`)
  return language
}

/** The language (BCP 47) of the page at the path of an address, on a site that lives under `base`: English where it names none. */
export function languageAt(pathname: string, base: string): string {
  const [first] = pathname.slice(base.length).split('/')
  const isAt = (lang: string) => first !== '' && languageOf(lang).path === first
  return Object.keys(LANGUAGES).find(isAt) ?? 'en'
}

/** The address under which the pages of a language (BCP 47) are, on a site that lives under `base`: `/de/`. */
export function homeOf(lang: string, base: string): string {
  const { path } = languageOf(lang)
  return path === '' ? base : `${base}${path}/`
}

/** The first of some languages (BCP 47) that the interface is in, if only as another country has it; `undefined` for none. */
export function preferredOf(wanted: readonly string[]): string | undefined {
  for (const tag of wanted) {
    if (tag in LANGUAGES) return tag
    const found = Object.keys(LANGUAGES).find((lang) => kindOf(lang) === kindOf(tag))
    if (found !== undefined) return found
  }
  return undefined
}

/** The language and its script: `pt Latn` in Brazil as in Portugal. A tag that is none is of its own kind. */
function kindOf(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language} ${script}`
  } catch {
    return tag
  }
}

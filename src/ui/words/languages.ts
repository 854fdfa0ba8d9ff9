import type { Figures } from '../../geo/touch/braille'

type Language = {
  /** What it calls itself. */
  readonly name: string
  /** In which direction it is written. */
  readonly dir: 'ltr' | 'rtl'
  /** The first part of the path of its pages; English has none. */
  readonly path: string
}

/**
 * The languages of the interface by their tags (BCP 47), in the alphabetical order of their own names, script by script.
 * Each has a catalogue, `locales/en.po`.
 */
const languages = {
  id: { name: 'Bahasa Indonesia', dir: 'ltr' },
  cs: { name: 'Čeština', dir: 'ltr' },
  de: { name: 'Deutsch', dir: 'ltr' },
  en: { name: 'English', dir: 'ltr' },
  es: { name: 'Español', dir: 'ltr' },
  fr: { name: 'Français', dir: 'ltr' },
  it: { name: 'Italiano', dir: 'ltr' },
  nl: { name: 'Nederlands', dir: 'ltr' },
  pl: { name: 'Polski', dir: 'ltr' },
  'pt-BR': { name: 'Português (Brasil)', dir: 'ltr' },
  sv: { name: 'Svenska', dir: 'ltr' },
  tr: { name: 'Türkçe', dir: 'ltr' },
  ru: { name: 'Русский', dir: 'ltr' },
  uk: { name: 'Українська', dir: 'ltr' },
  he: { name: 'עברית', dir: 'rtl' },
  ar: { name: 'العربية', dir: 'rtl' },
  hi: { name: 'हिन्दी', dir: 'ltr' },
  ko: { name: '한국어', dir: 'ltr' },
  ja: { name: '日本語', dir: 'ltr' },
  'zh-Hans': { name: '简体中文', dir: 'ltr' },
} as const

/** A language of the interface, by its tag. */
export type LanguageTag = keyof typeof languages

export const LANGUAGES = Object.keys(languages) as readonly LanguageTag[]

/** What is known of a language (BCP 47). @throws where the interface is not in it. */
export function languageOf(lang: string): Language {
  if (!isLanguage(lang)) throw new Error(`There is no line for “${lang}” in languages.ts.`)
  return { ...languages[lang], path: lang === 'en' ? '' : lang.toLowerCase() }
}

/**
 * The language (BCP 47) of the page at the path of an address, on a site that lives
 * under `base`: English where it names none.
 */
export function languageAt(pathname: string, base: string): string {
  const [first] = pathname.slice(base.length).split('/')
  const isAt = (lang: string) => first !== '' && languageOf(lang).path === first
  return LANGUAGES.find(isAt) ?? 'en'
}

/** The address under which the pages of a language (BCP 47) are, on a site that lives under `base`: `/de/`. */
export function homeOf(lang: string, base: string): string {
  const { path } = languageOf(lang)
  return path === '' ? base : `${base}${path}/`
}

/**
 * The first of the wanted languages (BCP 47) that the interface is in, if only as another country writes it: `pt-BR` for
 * `pt-PT`; `undefined` for none.
 */
export function preferredOf(wanted: readonly string[]): string | undefined {
  for (const tag of wanted) {
    if (isLanguage(tag)) return tag
    const found = LANGUAGES.find((lang) => kindOf(lang) === kindOf(tag))
    if (found !== undefined) return found
  }
  return undefined
}

function isLanguage(tag: string): tag is LanguageTag {
  return (LANGUAGES as readonly string[]).includes(tag)
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

/**
 * How the braille of a language (BCP 47) writes figures: in all of the interface after the sign ⠼ as the letters a to j, but
 * for French, where they have dot 6 (Code braille français uniformisé, 2008).
 */
export function brailleFigures(lang: string): Figures {
  return lang === 'fr' ? 'antoine' : 'letters'
}

import type { BrailleDigits } from '../../geo/touch/braille'

type Language = {
  /** Name of the language in that language. */
  readonly name: string
  /** Direction of writing. */
  readonly dir: 'ltr' | 'rtl'
  /** First segment of the path of its pages; empty for English. */
  readonly path: string
}

/**
 * The languages of the interface by their tags (BCP 47), sorted by their own names, script by script. Each has a
 * catalogue such as `locales/en.po`.
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

/** Looks up a language by its tag (BCP 47). @throws if the interface has no such language. */
export function languageOf(lang: string): Language {
  if (!isLanguage(lang)) throw new Error(`There is no line for “${lang}” in languages.ts.`)
  return { ...languages[lang], path: lang === 'en' ? '' : lang.toLowerCase() }
}

/** The language (BCP 47) of a page by its path, on a site that lives under `base`; English if the path names none. */
export function languageAt(pathname: string, base: string): string {
  const [first] = pathname.slice(base.length).split('/')
  const isAt = (lang: string) => first !== '' && languageOf(lang).path === first
  return LANGUAGES.find(isAt) ?? 'en'
}

/** The address of a language's (BCP 47) pages, on a site that lives under `base`: `/de/`. */
export function homeOf(lang: string, base: string): string {
  const { path } = languageOf(lang)
  return path === '' ? base : `${base}${path}/`
}

/**
 * The first preferred language (BCP 47) that the interface has, also in the variant of another country: `pt-BR` for
 * `pt-PT`; `undefined` if it has none of them.
 */
export function preferredOf(wanted: readonly string[]): string | undefined {
  for (const tag of wanted) {
    if (isLanguage(tag)) return tag
    // The first call of `maximize` takes a phone 25 to 100 ms, and most tags need none: `de-AT`.
    const [withoutRegion = ''] = tag.split(/-(?:[A-Z]{2}|\d{3})$/)
    if (isLanguage(withoutRegion)) return withoutRegion
    const found = LANGUAGES.find((lang) => kindOf(lang) === kindOf(tag))
    if (found !== undefined) return found
  }
  return undefined
}

function isLanguage(tag: string): tag is LanguageTag {
  return (LANGUAGES as readonly string[]).includes(tag)
}

/**
 * Key of a tag: its language and script, `pt Latn` for Brazil and for Portugal alike. An invalid tag is its own key.
 */
function kindOf(tag: string): string {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language} ${script}`
  } catch {
    return tag
  }
}

/**
 * Braille digits of a language (BCP 47): the letters a to j after the sign ⠼ or, in French, the same letters with dot
 * 6 (Code braille français uniformisé, 2008).
 */
export function brailleDigitsOf(lang: string): BrailleDigits {
  return lang === 'fr' ? 'antoine' : 'letters'
}

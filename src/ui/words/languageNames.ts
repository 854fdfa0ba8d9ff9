import type { LANGUAGES } from './languages'

/** What each language of the interface (BCP 47) calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<(typeof LANGUAGES)[number], string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  ar: 'العربية',
  hi: 'हिन्दी',
  ja: '日本語',
  cs: 'Čeština',
  fr: 'Français',
  he: 'עברית',
  id: 'Bahasa Indonesia',
  it: 'Italiano',
  ko: '한국어',
  nl: 'Nederlands',
  pl: 'Polski',
  'pt-BR': 'Português (Brasil)',
  ru: 'Русский',
  sv: 'Svenska',
  tr: 'Türkçe',
  uk: 'Українська',
  'zh-Hans': '简体中文',
}

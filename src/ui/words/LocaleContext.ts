import { createContext, type ReactNode, useContext } from 'react'
import type { Locale } from './locale'

/** The locale in which everything inside is written. */
export const LocaleContext = createContext<Locale | undefined>(undefined)

/** The links to the page in every language, for whoever shows them once more. */
export const LanguagesContext = createContext<ReactNode>(null)

/** The locale in which a component is written. */
export function useLocale(): Locale {
  const locale = useContext(LocaleContext)
  if (locale === undefined) throw new Error('There is no LocaleContext around this component.')
  return locale
}

import { createContext, type ReactNode, useContext } from 'react'
import type { Locale } from './locale'

/** The locale of every component inside. */
export const LocaleContext = createContext<Locale | undefined>(undefined)

/** The links to the page in every language, for components that show them a second time. */
export const LanguagesContext = createContext<ReactNode>(null)

/** The locale of a component. @throws outside a `LocaleContext`. */
export function useLocale(): Locale {
  const locale = useContext(LocaleContext)
  if (locale === undefined) throw new Error('There is no LocaleContext around this component.')
  return locale
}

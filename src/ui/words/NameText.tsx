import type { ReactNode } from 'react'
import { useLocale } from './LocaleContext'

/**
 * A name or a date in the language of the names, which is marked where it is not that of the page, and apart from
 * the direction of what is around it.
 */
export function NameText({ children }: { readonly children: ReactNode }) {
  const { namesLang } = useLocale()
  return namesLang === undefined ? children : <bdi lang={namesLang}>{children}</bdi>
}

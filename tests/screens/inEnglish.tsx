import type { ReactNode } from 'react'
import { LocaleContext } from '../../src/ui/words/LocaleContext'
import { localeOf } from '../../src/ui/words/locale'

const locale = localeOf('en')
await Promise.all(Object.values(locale.sections).map((section) => section.load()))

/** Has everything inside written in English, of which all is there. For `render(…, { wrapper: InEnglish })`. */
export function InEnglish({ children }: { readonly children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

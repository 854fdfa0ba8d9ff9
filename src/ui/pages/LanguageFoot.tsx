import type { ReactNode } from 'react'
import { useLocale } from '../words/LocaleContext'
import { languageOf } from '../words/languages'

/**
 * Language switch at the foot of the page, which opens to a list of all languages. While the list is closed, the browser
 * loads no fonts for their scripts.
 */
export function LanguageFoot({ children }: { readonly children: ReactNode }) {
  const { say, lang } = useLocale()
  return (
    <details className="languages">
      <summary>
        <span className="visually-hidden">{say('shell.languages')}: </span>
        {languageOf(lang).name}
      </summary>
      <nav aria-label={say('shell.languages')}>{children}</nav>
    </details>
  )
}

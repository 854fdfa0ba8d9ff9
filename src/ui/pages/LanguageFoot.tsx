import type { ReactNode } from 'react'
import { useLocale } from '../words/LocaleContext'
import { languageOf } from '../words/languages'

/**
 * The language of the page at its foot, which opens to all of them. As long as it is closed no browser seeks fonts for
 * their scripts.
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

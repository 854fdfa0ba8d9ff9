import { useContext } from 'react'
import { LanguagesContext, useLocale } from '../words/LocaleContext'
import { languageOf } from '../words/languages'

/**
 * Language switch at the foot of the page, which opens to a list of all languages. While the list is closed, the browser
 * loads no fonts for their scripts.
 */
export function LanguageFoot() {
  const { say, lang } = useLocale()
  return (
    <details className="languages">
      <summary>
        <span className="visually-hidden">{say('shell.languages')}: </span>
        {languageOf(lang).name}
      </summary>
      <nav aria-label={say('shell.languages')}>{useContext(LanguagesContext)}</nav>
    </details>
  )
}

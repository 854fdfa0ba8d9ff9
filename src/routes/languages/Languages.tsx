import { type Location, useLocation } from 'react-router-dom'
import { writeSettings } from '../../machines/journal/settings'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { homeOf, LANGUAGES, languageOf } from '../../ui/words/languages'
import { useBrowser } from '../contexts'
import { pageAt } from '../pages'
import './Languages.css'

/** Links to the current page in every language, each in its own name. The choice is stored. */
export function Languages() {
  const { store } = useBrowser()
  const { lang: current } = useLocale()
  const { pathname, search, hash } = useLocation()
  // The prerendered page has no query or fragment.
  const isHydrating = useHydrating(search + hash !== '')
  const location = { pathname, search: isHydrating ? '' : search, hash: isHydrating ? '' : hash }
  return (
    <div className="language-links">
      {LANGUAGES.map((lang) => (
        <a
          key={lang}
          href={addressIn(lang, location)}
          lang={lang}
          hrefLang={lang}
          dir={languageOf(lang).dir}
          aria-current={lang === current ? 'true' : undefined}
          onClick={() => writeSettings(store, { lang })}
        >
          {languageOf(lang).name}
        </a>
      ))}
    </div>
  )
}

/**
 * Address of the page at a location in another language (BCP 47), keeping query and fragment. Leads to the first page
 * if the location has no page.
 */
export function addressIn(
  lang: string,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  const page = pageAt(pathname, '/')
  const path = page === '404' ? '' : page.slice(1) + search + hash
  return homeOf(lang, import.meta.env.BASE_URL) + path
}

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
      <nav aria-label={say('shell.languages')}>
        <Languages />
      </nav>
    </details>
  )
}

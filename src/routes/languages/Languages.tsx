import { type Location, useLocation } from 'react-router-dom'
import { writeSettings } from '../../machines/journal/settings'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { homeOf, LANGUAGES, languageOf } from '../../ui/words/languages'
import { useBrowser } from '../contexts'
import { pageAt } from '../pages'
import './Languages.css'

/** Links to the page on the screen in every language, each by what it calls itself. What is chosen is kept. */
export function Languages() {
  const { store } = useBrowser()
  const { lang: current } = useLocale()
  const { pathname, search, hash } = useLocation()
  // The page was made without what stands behind its path.
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
 * Where the page at a location is in a language (BCP 47), with the query and the fragment that it has there. Where there is
 * no page, the first one.
 */
export function addressIn(
  lang: string,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  const page = pageAt(pathname, '/')
  const path = page === '404' ? '' : page.slice(1) + search + hash
  return homeOf(lang, import.meta.env.BASE_URL) + path
}

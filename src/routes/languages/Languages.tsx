import { useLocation } from 'react-router-dom'
import { writeSettings } from '../../machines/journal/settings'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { LANGUAGES, languageOf } from '../../ui/words/languages'
import { useBrowser } from '../contexts'
import { addressIn } from './addressIn'
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

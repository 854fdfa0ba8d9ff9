import { useLocation } from 'react-router-dom'
import type { Browser } from '../browser'
import { chooseLanguage } from '../machines/chosenLanguage'
import { LanguageLinks } from '../ui/pages/LanguageLinks'
import { useHydrating } from '../ui/parts/useHydrating'
import { homeOf } from '../ui/words/languages'
import { pageAt } from './pages'

/** Links to the page on the screen in every language. What is chosen is kept. */
export function Languages({ browser }: { readonly browser: Browser }) {
  const { pathname, search, hash } = useLocation()
  const page = pageAt(pathname, '/')
  // Of what follows its path the page knew nothing when it was made.
  const rest = useHydrating() ? '' : search + hash
  const path = page === '404' ? '' : page.slice(1) + rest
  return (
    <LanguageLinks
      addressIn={(lang) => homeOf(lang, import.meta.env.BASE_URL) + path}
      onChoose={(lang) => chooseLanguage(browser.store, lang)}
    />
  )
}

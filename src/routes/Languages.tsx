import { useLocation } from 'react-router-dom'
import type { Browser } from '../browser'
import { chooseLanguage } from '../machines/chosenLanguage'
import { LanguageLinks } from '../ui/pages/LanguageLinks'
import { useHydrating } from '../ui/parts/useHydrating'
import { addressIn } from './addressIn'

/** Links to the page on the screen in every language. What is chosen is kept. */
export function Languages({ browser }: { readonly browser: Browser }) {
  const location = useLocation()
  // Of what follows its path the page knew nothing when it was made.
  const known = useHydrating() ? { ...location, search: '', hash: '' } : location
  return (
    <LanguageLinks
      addressIn={(lang) => addressIn(lang, known)}
      onChoose={(lang) => chooseLanguage(browser.store, lang)}
    />
  )
}

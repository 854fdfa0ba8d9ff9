import { useLocation } from 'react-router-dom'
import { writeSettings } from '../../machines/journal/settings'
import { LanguageLinks } from '../../ui/pages/LanguageLinks'
import { useBrowser } from '../contexts'
import { addressIn } from './addressIn'

/** Links to the page on the screen in every language. What is chosen is kept. */
export function Languages() {
  const { store } = useBrowser()
  const location = useLocation()
  return (
    <LanguageLinks
      addressIn={(lang) => addressIn(lang, location)}
      onChoose={(lang) => writeSettings(store, { lang })}
    />
  )
}

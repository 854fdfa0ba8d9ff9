import { useLocation } from 'react-router-dom'
import { writeSettings } from '../../machines/journal/settings'
import { Part } from '../../ui/parts/part'
import { useHydrating } from '../../ui/parts/useHydrating'
import { usePart } from '../../ui/parts/usePart'
import { useBrowser } from '../contexts'
import { addressIn } from './addressIn'

/** They come late, with the names of all languages: nobody who wants to play should wait for that. */
const links = new Part(() => import('../../ui/pages/LanguageLinks'))

/** Links to the page on the screen in every language. What is chosen is kept. */
export function Languages() {
  const { store } = useBrowser()
  const location = useLocation()
  const state = usePart(links)
  // Of what follows its path the page knew nothing when it was made.
  const known = useHydrating() ? { ...location, search: '', hash: '' } : location
  if (state.kind !== 'there') return null
  const { LanguageLinks } = state.content
  return (
    <LanguageLinks
      addressIn={(lang) => addressIn(lang, known)}
      onChoose={(lang) => writeSettings(store, { lang })}
    />
  )
}

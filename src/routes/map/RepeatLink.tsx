import { Link } from 'react-router-dom'
import type { CountryDeckName } from '../../geo/decks'
import { useLocale } from '../../ui/words/LocaleContext'
import { useDue } from '../record/useDue'

/** Number of countries due in a deck, with a link to practise them; empty if none is due. */
export function RepeatLink({ deck }: { readonly deck: CountryDeckName }) {
  const { say } = useLocale()
  const { due, begin } = useDue(deck)
  if (begin === undefined) return null
  return (
    <Link className="button map-repeat" to="/practice" onClick={begin}>
      {say('map.repeat', { due })}
    </Link>
  )
}

import { Link } from 'react-router-dom'
import { type DailyDeck, dailies } from '../../machines/schedule/dailies'
import { useLocale } from '../../ui/words/LocaleContext'
import { MarkWords } from './MarkWords'
import { useMark } from './useMark'
import './DailyLink.css'

/** The way to a daily puzzle, and how that of today stands. */
export function DailyLink({ deck }: { readonly deck: DailyDeck }) {
  const { say } = useLocale()
  const { page } = dailies[deck]
  return (
    <Link className="button button-quiet" to={`/${page}`}>
      <span>
        {say(`today.${page}`)} <span className="daily-link-dot">· </span>
        <span className="daily-link-state">
          <MarkWords mark={useMark(deck)} />
        </span>
      </span>
    </Link>
  )
}

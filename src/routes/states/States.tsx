import { useId } from 'react'
import { Link } from 'react-router-dom'
import { REGION_DECK_NAMES, type RegionDeckName } from '../../geo/regions/regionDecks'
import { dailies } from '../../machines/schedule/dailies'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { regionDecksIn, scopeOf } from '../../ui/words/lists'
import { Page } from '../contents/Page'
import { MarkWords, StatusLoader } from '../contents/Standing'
import { useShapesAhead } from '../outlines/useShapes'
import { useMark } from '../record/useRecord'
import '../../ui/pages/prose.css'
import '../contents/Today.css'
import './States.css'

/** Page that lists the decks of regions. */
export default function States() {
  const isMade = useHydrating()
  const locale = useLocale()
  const { say } = locale
  const decks = regionDecksIn(locale)
  // A deck has the code of its country.
  const [shapes] = useShapesAhead(isMade ? [] : REGION_DECK_NAMES)
  return (
    <Page title={say('states.heading')} className={isMade ? 'prose states-made' : 'prose'}>
      <p>{say('states.lead', { count: decks.length })}</p>
      <ul className="today-rows states">
        {decks.map((deck) => (
          <Row key={deck} deck={deck} path={shapes.get(deck)?.path} />
        ))}
      </ul>
    </Page>
  )
}

type RowProps = {
  readonly deck: RegionDeckName
  /** Outline of the country; `undefined` until it has been fetched. */
  readonly path: string | undefined
}

/** Deck with a map of its country, its daily puzzle, today's state of that, and its practice. */
function Row({ deck, path }: RowProps) {
  const { say } = useLocale()
  const id = useId()
  return (
    <li className="today-row">
      <Link className="states-day" to={`/${dailies[deck].page}`}>
        <svg className="states-map" viewBox="0 0 100 100" aria-hidden="true">
          <path d={path} fillRule="evenodd" />
        </svg>
        <span className="today-name" id={id}>
          {say(`decks.${deck}`)}
        </span>{' '}
        <span className="today-scope">
          {scopeOf(deck, say)}
          <StatusLoader>
            {' · '}
            <MarkWords mark={useMark(deck)} />
          </StatusLoader>
        </span>
      </Link>
      <Link
        className="today-state"
        id={`${id}-practice`}
        aria-labelledby={`${id}-practice ${id}`}
        to={`/practice?deck=${deck}`}
      >
        {say('states.practise')}
      </Link>
    </li>
  )
}

import { useId } from 'react'
import { Link } from 'react-router-dom'
import { REGION_DECK_NAMES, type RegionDeckName } from '../../geo/regions/regionDecks'
import { useLocale } from '../../ui/words/LocaleContext'
import { scopeOf } from '../../ui/words/lists'
import { Page } from '../contents/Page'
import '../../ui/pages/prose.css'
import '../contents/Today.css'
import './States.css'

/** Page that lists the decks of regions, in the alphabetical order of the language. */
export default function States() {
  const { say, lang } = useLocale()
  const decks = REGION_DECK_NAMES.toSorted((one, other) =>
    say(`decks.${one}`).localeCompare(say(`decks.${other}`), lang),
  )
  return (
    <Page title={say('states.heading')} className="prose">
      <p>{say('states.lead', { count: decks.length })}</p>
      <ul className="today-rows states">
        {decks.map((deck) => (
          <Row key={deck} deck={deck} />
        ))}
      </ul>
    </Page>
  )
}

function Row({ deck }: { readonly deck: RegionDeckName }) {
  const { say } = useLocale()
  const id = useId()
  return (
    <li className="today-row">
      <span className="today-name" id={id}>
        {say(`decks.${deck}`)}
      </span>
      <span className="today-scope">{scopeOf(deck, say)}</span>
      <Link
        className="today-state"
        id={`${id}-practice`}
        aria-labelledby={`${id}-practice ${id}`}
        to={`/practice?deck=${deck}`}
      >
        {say('practice.heading')}
      </Link>
    </li>
  )
}

import { useLocation } from 'react-router-dom'
import { FIRST_DECK } from '../../geo/decks'
import { deckIn } from '../../machines/journal/archive'
import { hasPlayed } from '../../machines/journal/played'
import { recordPageOf } from '../../machines/rules/dayPages'
import { useHydrating } from '../../ui/parts/useHydrating'
import { WithPlaces } from '../../ui/parts/WithPlaces'
import { useLocale } from '../../ui/words/LocaleContext'
import { Live, Page } from '../contents/Page'
import { DailyRecord } from '../record/DailyRecord'
import { useStored } from '../useStored'
import { DeckLinks } from './DeckLinks'
import './Record.css'

/** Page with the statistics of a daily puzzle, by default the first; `?deck=world` names another. */
export default function Record() {
  const { say } = useLocale()
  const { search } = useLocation()
  // The prerendered page has no query.
  const asked = useHydrating() ? null : new URLSearchParams(search).get('deck')
  const deck = deckIn(asked) ?? FIRST_DECK
  const isPlayer = useStored(hasPlayed)
  return (
    <Page title={say('places.atlas')} className="record-page">
      <Live className="record-desk" noScript={<p>{say('board.noScript')}</p>}>
        {(isPlayer || deck !== FIRST_DECK) && <DeckLinks deck={deck} addressOf={recordPageOf} />}
        <WithPlaces deck={deck}>{() => <DailyRecord key={deck} deck={deck} />}</WithPlaces>
      </Live>
    </Page>
  )
}

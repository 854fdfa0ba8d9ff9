import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isOwnDeck } from '../../geo/decks'
import { deckAt } from '../../machines/journal/puzzleAt'
import { readSettings } from '../../machines/journal/settings'
import { LazyModule } from '../../ui/lazyModule'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { titleOfDeck } from '../../ui/words/lists'
import { Footer } from '../contents/Footer'
import { useBrowser } from '../contexts'
import { GameTop } from '../game/GameTop'
import { LazyDialog, useDialog } from '../LazyDialog'
import type { Stays } from '../usePageArrival'
import { useSettings } from '../useStored'
import { ChoiceButton } from './ChoiceButton'
import '../../ui/pin/pin.css'

/** The places with their globe and the borders, which nothing else on the page needs. */
const places = new LazyModule(() => import('./PlacesGame'))

/** Page of practice that asks where the places of a deck are. */
export default function Where() {
  const { store } = useBrowser()
  const settings = useSettings()
  const { say } = useLocale()
  const navigate = useNavigate()
  // That from when this tab was opened, until changed here: another tab may practise something else.
  const [chosen, choose] = useState(() => readSettings(store).deck)
  const { search } = useLocation()
  const named = deckAt(search)
  const deck = named && isOwnDeck(named) ? named : chosen
  const choice = useDialog()
  const isHydrating = useHydrating()
  /** Number of starts in the dialog, each of which begins places anew once they are all pinned. */
  const [starts, setStarts] = useState(0)
  return (
    <>
      <GameTop
        title={say('repetition.where')}
        subtitle={
          <ChoiceButton onOpen={choice.open}>
            <span>{isHydrating ? <>&nbsp;</> : titleOfDeck(deck, say)}</span>
          </ChoiceButton>
        }
      />
      <main className="pins">
        {isHydrating ? (
          <div className="pins-game" />
        ) : (
          <LazyBoundary module={places} placeholder={<div className="pins-game" />}>
            {({ PlacesGame }) => <PlacesGame key={starts} deck={deck} />}
          </LazyBoundary>
        )}
        <p className="pins-rules">{say('pins.help')}</p>
      </main>
      <Footer />
      <LazyDialog of={choice}>
        {({ DeckDialog }) => (
          <DeckDialog
            puzzle={{ kind: 'practice', deck, order: 'where' }}
            {...settings}
            onPuzzle={({ deck, order }) => {
              choose(deck)
              setStarts(starts + 1)
              if (order !== 'where') navigate('/practice')
              else if (named) navigate({ search: '' }, { replace: true, state: 'stays' satisfies Stays })
            }}
            onClose={choice.close}
          />
        )}
      </LazyDialog>
    </>
  )
}

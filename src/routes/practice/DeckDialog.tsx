import { useEffect, useRef, useState } from 'react'
import { COUNTRY_DECKS, type CountryDeckName, isCountryDeck } from '../../geo/decks'
import { roundAhead } from '../../machines/journal/roundAhead'
import { chosenRules } from '../../machines/journal/settings'
import { dueIn, isDealtAtStart, repetitionIn } from '../../machines/learning/due'
import { ofPlaces } from '../../machines/learning/facets'
import type { Repetition } from '../../machines/learning/repetition'
import { gameIn } from '../../machines/openGames'
import type { PracticePuzzle } from '../../machines/puzzle'
import type { WatchedStore } from '../../machines/store/store'
import { DeckChoice } from '../../ui/dialogs/DeckChoice'
import { Dialog } from '../../ui/dialogs/Dialog'
import { useLocale } from '../../ui/words/LocaleContext'
import { useApp, useBrowser } from '../contexts'
import { type SettingsProps, useStored } from '../useStored'

type CountryPractice = PracticePuzzle & { readonly deck: CountryDeckName }

type DeckProps = SettingsProps & {
  /** Puzzle in play. */
  readonly puzzle: PracticePuzzle
  /** Called when a new choice is started. */
  readonly onPuzzle: (puzzle: CountryPractice) => void
  readonly onClose: () => void
}

/** Dialog with the deck and the order of practice. A choice takes effect only when started. */
export function DeckDialog({ puzzle, settings, onSettings, onPuzzle, onClose }: DeckProps) {
  const app = useApp()
  const { store, now } = useBrowser()
  const { say } = useLocale()
  const { deck } = isCountryDeck(puzzle.deck) ? { deck: puzzle.deck } : settings
  const [wanted, setWanted] = useState<CountryPractice>({ ...puzzle, deck })
  const figures = useStored(figuresIn, wanted.order, now)
  const chosen = useRef<HTMLInputElement>(null)
  // Focuses the chosen deck when the dialog opens: arrow keys choose, Enter starts.
  useEffect(() => chosen.current?.focus(), [])
  const start = () => {
    const { deck, order } = wanted
    const round = gameIn(app.getSnapshot(), wanted)?.getSnapshot().context ?? roundAhead(wanted, store, 0)
    const due = order && dueIn(store, wanted, now())
    if (order !== 'where' && isDealtAtStart(round, due))
      app.send({ type: 'practice.deal', puzzle: wanted, rules: chosenRules(settings), ...(due && { due }) })
    onSettings({ ...settings, deck, order })
    onPuzzle(wanted)
  }
  return (
    <Dialog title={say('choice.title')} onClose={onClose}>
      <DeckChoice
        deck={wanted.deck}
        order={wanted.order}
        chosen={chosen}
        figures={figures}
        onDeck={(deck) => setWanted({ ...wanted, deck })}
        onOrder={(order) => setWanted({ ...wanted, order })}
        onStart={start}
      />
    </Dialog>
  )
}

/** Counts of found, due and new countries, or places, in each deck at this time. */
function figuresIn(
  store: WatchedStore,
  order: PracticePuzzle['order'],
  now: () => number,
): Readonly<Record<CountryDeckName, Repetition>> {
  const source = order === 'where' ? ofPlaces : undefined
  return Object.fromEntries(
    COUNTRY_DECKS.map((deck) => [deck, repetitionIn(store, { deck }, now(), source)]),
  ) as Readonly<Record<CountryDeckName, Repetition>>
}

import { useEffect, useRef, useState } from 'react'
import type { CountryCode } from '../../geo/countries'
import { DECK_NAMES, type DeckName } from '../../geo/decks'
import { roundAhead } from '../../machines/journal/roundAhead'
import { chosenRules } from '../../machines/journal/settings'
import { dueIn, isDealtAtStart, repetitionIn } from '../../machines/learning/due'
import type { Repetition } from '../../machines/learning/repetition'
import { gameIn } from '../../machines/openGames'
import type { PracticePuzzle } from '../../machines/puzzle'
import type { WatchedStore } from '../../machines/store/store'
import { Fits } from '../../ui/aid/Fits'
import { DeckChoice } from '../../ui/dialogs/DeckChoice'
import { Dialog } from '../../ui/dialogs/Dialog'
import { useLocale } from '../../ui/words/LocaleContext'
import { useApp, useBrowser } from '../contexts'
import { type SettingsProps, useStored } from '../useStored'

type DeckProps = SettingsProps & {
  /** What is played. */
  readonly puzzle: PracticePuzzle
  /** Something was chosen and started. */
  readonly onPuzzle: (puzzle: PracticePuzzle) => void
  readonly onClose: () => void
}

/** With which countries practice is played, and in which order. Nothing is changed before it is started. */
export function DeckDialog({ puzzle, settings, onSettings, onPuzzle, onClose }: DeckProps) {
  const app = useApp()
  const { store, now } = useBrowser()
  const { say } = useLocale()
  const [wanted, setWanted] = useState(puzzle)
  const figures = useStored(figuresIn, now)
  const chosen = useRef<HTMLInputElement>(null)
  // Once the dialog is open: from here the arrows choose and Enter begins.
  useEffect(() => chosen.current?.focus(), [])
  const start = () => {
    const { deck, order } = wanted
    const round = gameIn(app.getSnapshot(), wanted)?.getSnapshot().context ?? roundAhead(wanted, store, 0)
    const due = order && dueIn(store, wanted, now())
    if (isDealtAtStart(round, due))
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

/** How much of each deck is known, due and new now. */
function figuresIn(store: WatchedStore, now: () => number): Readonly<Record<DeckName, Repetition>> {
  return Object.fromEntries(
    DECK_NAMES.map((deck) => [deck, repetitionIn(store, { deck }, now())]),
  ) as Readonly<Record<DeckName, Repetition>>
}

type FitProps = {
  /** What still fits. */
  readonly countries: readonly CountryCode[]
  readonly onClose: () => void
}

/** Shows which countries still fit the hints of a round. */
export function FitDialog({ countries, onClose }: FitProps) {
  return (
    <Dialog title={useLocale().say('aid.title')} onClose={onClose}>
      <Fits countries={countries} />
    </Dialog>
  )
}

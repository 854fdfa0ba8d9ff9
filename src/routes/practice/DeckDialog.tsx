import { useEffect, useRef, useState } from 'react'
import { DECK_NAMES, type DeckName } from '../../geo/decks'
import { roundAhead } from '../../machines/journal/roundAhead'
import { chosenRules } from '../../machines/journal/settings'
import { dueIn, isDealtAtStart, repetitionIn } from '../../machines/learning/due'
import type { Repetition } from '../../machines/learning/repetition'
import { gameIn } from '../../machines/openGames'
import type { PracticePuzzle } from '../../machines/puzzle'
import type { WatchedStore } from '../../machines/store/store'
import { DeckChoice } from '../../ui/dialogs/DeckChoice'
import { Dialog } from '../../ui/dialogs/Dialog'
import { useLocale } from '../../ui/words/LocaleContext'
import { useApp, useBrowser } from '../contexts'
import { type SettingsProps, useStored } from '../useStored'

type Props = SettingsProps & {
  /** What is played. */
  readonly puzzle: PracticePuzzle
  /** Something was chosen and started. */
  readonly onPuzzle: (puzzle: PracticePuzzle) => void
  readonly onClose: () => void
}

/** With which countries practice is played, and in which order. Nothing is changed before it is started. */
export function DeckDialog({ puzzle, settings, onSettings, onPuzzle, onClose }: Props) {
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

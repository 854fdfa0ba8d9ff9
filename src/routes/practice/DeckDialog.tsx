import { useSelector } from '@xstate/react'
import { type MouseEvent, useCallback } from 'react'
import { DECK_NAMES, type DeckName } from '../../geo/decks'
import type { GameActor } from '../../machines/game'
import { chosenRules, type Settings } from '../../machines/journal/settings'
import { dueIn, repetitionIn } from '../../machines/learning/due'
import type { PracticePuzzle } from '../../machines/puzzle'
import type { WatchedStore } from '../../machines/store'
import { Dialog } from '../../ui/dialogs/Dialog'
import { RepetitionPanel } from '../../ui/result/RepetitionPanel'
import { useLocale } from '../../ui/words/LocaleContext'
import type { PlainId } from '../../ui/words/say'
import { useApp, useBrowser } from '../contexts'
import { useStored } from '../useStored'
import './DeckDialog.css'

export { dueIn }

/** What practice can ask next, and what that is called. */
const ORDERS = [
  [undefined, 'repetition.chance'],
  ['due', 'repetition.title'],
] as const satisfies readonly (readonly [PracticePuzzle['order'], PlainId])[]

type Props = {
  /** What is played. */
  readonly puzzle: PracticePuzzle
  readonly settings: Settings
  readonly onSettings: (settings: Settings) => void
  /** Something was chosen. */
  readonly onPuzzle: (puzzle: PracticePuzzle) => void
  readonly onClose: () => void
}

/** With which countries practice is played, and in which order. */
export function DeckDialog({ puzzle, settings, onSettings, onPuzzle, onClose }: Props) {
  const app = useApp()
  const { store, now } = useBrowser()
  const { say } = useLocale()
  const choose = (wanted: PracticePuzzle, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const { deck, order } = wanted
    // What is due now may be another country than that of a round that was left.
    if (order) {
      const due = dueIn(store, wanted, now())
      app.send({ type: 'practice.deal', puzzle: wanted, rules: chosenRules(settings), due })
    }
    onSettings({ ...settings, deck, order })
    onPuzzle(wanted)
    currentTarget.closest('dialog')?.close()
  }
  const { due } = useRepetition(puzzle.deck)
  return (
    <Dialog title={say('choice.title')} onClose={onClose}>
      <div className="game-decks">
        {DECK_NAMES.map((name) => (
          <button
            key={name}
            type="button"
            className={name === puzzle.deck ? 'button' : 'button button-quiet'}
            aria-pressed={name === puzzle.deck}
            onClick={(event) => choose({ ...puzzle, deck: name }, event)}
          >
            {say(`decks.${name}`)}
          </button>
        ))}
      </div>
      <section className="deck-orders" aria-labelledby="deck-order">
        <p className="deck-order-title" id="deck-order">
          {say('repetition.order')}
        </p>
        <p className="deck-due">{due === 0 ? say('repetition.nothing') : say('repetition.due', { due })}</p>
        <div className="deck-order-choice">
          {ORDERS.map(([order, words]) => (
            <button
              key={words}
              type="button"
              className={order === puzzle.order ? 'button' : 'button button-quiet'}
              aria-pressed={order === puzzle.order}
              onClick={(event) => choose({ ...puzzle, order }, event)}
            >
              {say(words)}
            </button>
          ))}
        </div>
      </section>
    </Dialog>
  )
}

type NoteProps = { readonly game: GameActor | undefined; readonly deck: DeckName }

/** What is still to be repeated today, by what is stored; and when that is done, what came of it. */
export function RepetitionNote({ game, deck }: NoteProps) {
  const isEnd = useSelector(game, (snapshot) => snapshot?.hasTag('over') ?? false)
  return <RepetitionPanel repetition={useRepetition(deck)} isEnd={isEnd} />
}

function useRepetition(deck: DeckName) {
  const { now } = useBrowser()
  return useStored(useCallback((store: WatchedStore) => repetitionIn(store, { deck }, now()), [deck, now]))
}

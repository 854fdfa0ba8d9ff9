import { useSelector } from '@xstate/react'
import { type MouseEvent, useMemo } from 'react'
import type { Browser } from '../../browser'
import { DECK_NAMES } from '../../geo/decks'
import type { AppActor } from '../../machines/app'
import type { GameActor } from '../../machines/game'
import { chosenRules, type Settings } from '../../machines/journal/settings'
import { dueIn, repetitionIn } from '../../machines/learning/due'
import type { PracticePuzzle } from '../../machines/puzzle'
import { Dialog } from '../../ui/dialogs/Dialog'
import { RepetitionPanel } from '../../ui/result/RepetitionPanel'
import { useLocale } from '../../ui/words/LocaleContext'
import type { PlainId } from '../../ui/words/say'
import './DeckDialog.css'

export { dueIn }

/** What practice can ask next, and what that is called. */
const ORDERS = [
  [undefined, 'repetition.chance'],
  ['due', 'repetition.title'],
] as const satisfies readonly (readonly [PracticePuzzle['order'], PlainId])[]

type Props = {
  readonly app: AppActor
  readonly browser: Browser
  /** What is played. */
  readonly puzzle: PracticePuzzle
  readonly settings: Settings
  readonly onSettings: (settings: Settings) => void
  /** Something was chosen, and its game is there. */
  readonly onPuzzle: (puzzle: PracticePuzzle) => void
  readonly onClose: () => void
}

/** With which countries practice is played, and in which order. */
export function DeckDialog({ app, browser, puzzle, settings, onSettings, onPuzzle, onClose }: Props) {
  const { say } = useLocale()
  const choose = (wanted: PracticePuzzle, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const { deck, order } = wanted
    // What is due now may be another country than that of a round that was left.
    const rules = chosenRules(settings)
    const due = dueIn(browser.store, wanted, browser.now())
    if (order) app.send({ type: 'practice.deal', puzzle: wanted, rules, due })
    else app.send({ type: 'game.wanted', puzzle: wanted, rules })
    onSettings({ ...settings, deck, order })
    onPuzzle(wanted)
    currentTarget.closest('dialog')?.close()
  }
  const { due } = repetitionIn(browser.store, puzzle, browser.now())
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

type NoteProps = { readonly game: GameActor; readonly browser: Browser }

/** What is still to be repeated today, by what is stored; and when that is done, what came of it. */
export function RepetitionNote({ game, browser }: NoteProps) {
  const { puzzle, deal } = useSelector(game, (snapshot) => snapshot.context)
  const isEnd = useSelector(game, (snapshot) => snapshot.hasTag('over'))
  const { store, now } = browser
  const { deck } = puzzle
  // biome-ignore lint/correctness/useExhaustiveDependencies: a round that begins or ends changes what is stored
  const repetition = useMemo(() => repetitionIn(store, { deck }, now()), [deck, deal, isEnd, store, now])
  return <RepetitionPanel repetition={repetition} isEnd={isEnd} />
}

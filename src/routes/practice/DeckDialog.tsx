import { type MouseEvent, useEffect, useState } from 'react'
import type { Browser } from '../../browser'
import type { DeckName } from '../../geo/decks'
import type { AppActor } from '../../machines/app'
import { chosenRules, type Settings } from '../../machines/journal/settings'
import type { PracticePuzzle } from '../../machines/puzzle'
import { Dialog } from '../../ui/dialogs/Dialog'
import { Late } from '../../ui/parts/Late'
import { useLocale } from '../../ui/words/LocaleContext'
import type { PlainId } from '../../ui/words/say'
import { loadDeck } from '../decks/world'
import { dueDealer } from './dueDealer'
import './DeckDialog.css'

/** The decks in the order in which they are offered, and what they are called. */
const NAMES = [
  ['twenty', 'decks.twenty'],
  ['world', 'decks.world'],
  ['africa', 'decks.africa'],
  ['americas', 'decks.americas'],
  ['asia', 'decks.asia'],
  ['europe', 'decks.europe'],
  ['oceania', 'decks.oceania'],
] as const satisfies readonly (readonly [DeckName, PlainId])[]

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
  /** Something was chosen, and what it needs is there: a game of this deck. */
  readonly onDeck: (deck: DeckName) => void
  readonly onClose: () => void
}

/** With which countries practice is played, and in which order. */
export function DeckDialog({ app, browser, puzzle, settings, onSettings, onDeck, onClose }: Props) {
  const locale = useLocale()
  const { say } = locale
  const [isFailed, setFailed] = useState(false)
  useEffect(dueDealer.ask, [])
  const choose = async (wanted: PracticePuzzle, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const dialog = currentTarget.closest('dialog')
    setFailed(false)
    try {
      await Promise.all([loadDeck(wanted.deck, browser, locale), wanted.order && dueDealer.load()])
      const { deck, order } = wanted
      // What is due now may be another country than that of a round that was left.
      const type = order ? 'practice.deal' : 'game.wanted'
      app.send({ type, puzzle: wanted, rules: chosenRules(settings) })
      onSettings({ ...settings, deck, order })
      onDeck(deck)
      dialog?.close()
    } catch {
      setFailed(true)
    }
  }
  return (
    <Dialog title={say('choice.title')} onClose={onClose}>
      <div className="game-decks">
        {NAMES.map(([name, words]) => (
          <button
            key={name}
            type="button"
            className={name === puzzle.deck ? 'button' : 'button button-quiet'}
            aria-pressed={name === puzzle.deck}
            onClick={(event) => choose({ ...puzzle, deck: name }, event)}
          >
            {say(words)}
          </button>
        ))}
      </div>
      <section className="deck-orders" aria-labelledby="deck-order">
        <p className="deck-order-title" id="deck-order">
          {say('repetition.order')}
        </p>
        <p className="deck-due">
          <Late part={dueDealer} placeholder="\u00a0" missing={() => '\u00a0'}>
            {({ repetitionIn }) => {
              const { due } = repetitionIn(browser.store, puzzle, browser.now())
              return due === 0 ? say('repetition.nothing') : say('repetition.due', { due })
            }}
          </Late>
        </p>
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
      <p aria-live="polite">{isFailed && say('choice.failed')}</p>
    </Dialog>
  )
}

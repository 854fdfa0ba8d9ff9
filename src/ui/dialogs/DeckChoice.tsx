import { type ReactNode, type Ref, useId } from 'react'
import { DECK_NAMES, type DeckName, deckOf } from '../../geo/decks'
import type { Repetition } from '../../machines/learning/repetition'
import type { PracticePuzzle } from '../../machines/puzzle'
import { useLocale } from '../words/LocaleContext'
import type { PlainId, Say } from '../words/say'
import './DeckChoice.css'

type Order = PracticePuzzle['order']

/** What practice can ask next, and what that is called. */
const ORDERS = [
  [undefined, 'repetition.chance'],
  ['due', 'repetition.title'],
] as const satisfies readonly (readonly [Order, PlainId])[]

type Figures = Pick<Repetition, 'known' | 'due' | 'fresh'>

type Props = {
  readonly deck: DeckName
  readonly order: Order
  /** Is given the button of the deck that is chosen. */
  readonly chosen: Ref<HTMLInputElement>
  /** How much of each deck is known, due and new. */
  readonly figures: Readonly<Record<DeckName, Figures>>
  readonly onDeck: (deck: DeckName) => void
  readonly onOrder: (order: Order) => void
  /** The dialog around it closes, and what is chosen begins. */
  readonly onStart: () => void
}

/** In which order practice asks, and the countries of which deck: one list, from which one press begins. */
export function DeckChoice(props: Props) {
  const { deck, order, chosen, figures, onDeck, onOrder, onStart } = props
  const { say } = useLocale()
  const orderName = useId()
  const deckName = useId()
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onStart()
        event.currentTarget.closest('dialog')?.close()
      }}
    >
      <fieldset className="deck-orders">
        <legend>{say('repetition.order')}</legend>
        <div className="deck-order-switch">
          {ORDERS.map(([value, words]) => (
            <label key={words} className="deck-order">
              <input
                type="radio"
                name={orderName}
                checked={value === order}
                onChange={() => onOrder(value)}
              />
              <span>{say(words)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="deck-rows" aria-label={say('choice.title')}>
        {DECK_NAMES.map((name) => (
          <DeckRow key={name} name={name} order={order} figures={figures[name]}>
            <input
              ref={name === deck ? chosen : undefined}
              type="radio"
              name={deckName}
              checked={name === deck}
              onChange={() => onDeck(name)}
            />
          </DeckRow>
        ))}
      </fieldset>
      <div className="deck-start">
        <p>{order && <Promised {...figures[deck]} />}</p>
        <button type="submit" className="button">
          {say('repetition.start')}
        </button>
      </div>
    </form>
  )
}

type RowProps = {
  readonly name: DeckName
  readonly order: Order
  readonly figures: Figures
  readonly children: ReactNode
}

/**
 * A deck with its button: how many countries may be asked for, how many of them are known, and how many are due, with the new
 * ones that come with them.
 */
function DeckRow({ name, order, figures: { known, due, fresh }, children }: RowProps) {
  const { say } = useLocale()
  const coming = comingOf(say, say('repetition.dueOf', { due }), { due, fresh: order ? fresh : 0 })
  return (
    <label className="deck-row">
      {children}
      <span className="deck-name">{say(`decks.${name}`)}</span>{' '}
      <span className="deck-known">
        {say('board.scope', { count: deckOf(name).targets.length })} · {say('repetition.known', { known })}
      </span>{' '}
      <span className={due > 0 ? 'deck-due deck-due-some' : 'deck-due'}>{coming}</span>
    </label>
  )
}

/** What will come in the order of what is due. */
function Promised({ due, fresh }: Figures) {
  const { say } = useLocale()
  return comingOf(say, say('repetition.due', { due }), { due, fresh }) || say('repetition.nothing')
}

/** What is due, in these words, and what is new with it; what there is none of is left out. */
function comingOf(say: Say, dueWords: string, { due, fresh }: Pick<Figures, 'due' | 'fresh'>): string {
  const freshWords = say('repetition.fresh', { fresh })
  return [due > 0 && dueWords, fresh > 0 && freshWords].filter(Boolean).join(' · ')
}

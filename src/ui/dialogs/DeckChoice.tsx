import { type ReactNode, type Ref, useId } from 'react'
import { COUNTRY_DECKS, type CountryDeckName, deckOf } from '../../geo/decks'
import type { Repetition } from '../../machines/learning/repetition'
import type { PracticePuzzle } from '../../machines/puzzle'
import { useLocale } from '../words/LocaleContext'
import type { PlainId, Say } from '../words/say'
import './DeckChoice.css'

type Order = PracticePuzzle['order']

/** Orders of practice, each with the id of its label. */
const ORDERS = [
  [undefined, 'repetition.chance'],
  ['due', 'repetition.title'],
  ['where', 'repetition.where'],
] as const satisfies readonly (readonly [Order, PlainId])[]

type DeckCounts = Pick<Repetition, 'found' | 'due' | 'fresh'>

type Props = {
  readonly deck: CountryDeckName
  readonly order: Order
  /** Ref to the radio button of the chosen deck. */
  readonly chosen: Ref<HTMLInputElement>
  /** Numbers of found, due and new countries in each deck. */
  readonly figures: Readonly<Record<CountryDeckName, DeckCounts>>
  readonly onDeck: (deck: CountryDeckName) => void
  readonly onOrder: (order: Order) => void
  /** Starts the chosen practice; the surrounding dialog closes. */
  readonly onStart: () => void
}

/** Form that chooses the order of practice and the deck, and starts with one press. */
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
        {COUNTRY_DECKS.map((name) => (
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
  readonly name: CountryDeckName
  readonly order: Order
  readonly figures: DeckCounts
  readonly children: ReactNode
}

/**
 * Deck with its radio button: the number of its countries, how many were found, how many are due, and how many new ones
 * follow them.
 */
function DeckRow({ name, order, figures: { found, due, fresh }, children }: RowProps) {
  const { say } = useLocale()
  const coming = comingOf(say, say('repetition.dueOf', { due }), { due, fresh: order ? fresh : 0 })
  return (
    <label className="deck-row">
      {children}
      <span className="deck-name">{say(`decks.${name}`)}</span>{' '}
      <span className="deck-found">{say('today.found', { found, all: deckOf(name).targets.length })}</span>{' '}
      <span className={due > 0 ? 'deck-due deck-due-some' : 'deck-due'}>{coming}</span>
    </label>
  )
}

/** Summary of the next practice in due order: the due and new countries, or that there are none. */
function Promised({ due, fresh }: DeckCounts) {
  const { say } = useLocale()
  return comingOf(say, say('repetition.due', { due }), { due, fresh }) || say('repetition.nothing')
}

/** Joins the given words for the due countries with those for the new ones, and omits a count of zero. */
function comingOf(say: Say, dueWords: string, { due, fresh }: Pick<DeckCounts, 'due' | 'fresh'>): string {
  const freshWords = say('repetition.fresh', { fresh })
  return [due > 0 && dueWords, fresh > 0 && freshWords].filter(Boolean).join(' · ')
}

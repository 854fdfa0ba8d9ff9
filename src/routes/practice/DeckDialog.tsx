import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { COUNTRY_DECKS, type CountryDeckName, deckOf, isCountryDeck } from '../../geo/decks'
import { roundAhead } from '../../machines/journal/roundAhead'
import { chosenRules } from '../../machines/journal/settings'
import { dueIn, isDealtAtStart, repetitionIn } from '../../machines/learning/due'
import { ofPlaces } from '../../machines/learning/facets'
import type { Repetition } from '../../machines/learning/repetition'
import { gameIn } from '../../machines/openGames'
import type { PracticePuzzle } from '../../machines/rules/puzzle'
import type { UtcDate } from '../../machines/schedule/day'
import type { WatchedStore } from '../../machines/store/store'
import { Dialog } from '../../ui/dialogs/Dialog'
import { useLocale } from '../../ui/words/LocaleContext'
import type { PlainId } from '../../ui/words/messages'
import type { Say } from '../../ui/words/say'
import { useApp, useBrowser } from '../contexts'
import { useToday } from '../record/useRecord'
import { type SettingsProps, useStored } from '../useStored'
import './DeckDialog.css'
import { Button } from '../../ui/parts/Button'

type Order = PracticePuzzle['order']

/** Orders of practice, each with the id of its label. */
const ORDERS = [
  [undefined, 'choice.chance'],
  ['due', 'repetition.title'],
  ['where', 'repetition.where'],
] as const satisfies readonly (readonly [Order, PlainId])[]

type DeckCounts = Pick<Repetition, 'found' | 'due' | 'fresh'>

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
  const figures = useStored(figuresIn, wanted.order, useToday())
  const orderName = useId()
  const deckName = useId()
  const chosen = useRef<HTMLInputElement>(null)
  // Focuses the chosen deck when the dialog opens: arrow keys choose, Enter starts.
  useEffect(() => chosen.current?.focus(), [])
  const start = () => {
    const { deck, order } = wanted
    const round = gameIn(app.getSnapshot(), wanted)?.getSnapshot().context ?? roundAhead(wanted, store, 0)
    const due = order && dueIn(store, wanted, now())
    if (order !== 'where' && isDealtAtStart(round, due))
      app.send({ type: 'practice.deal', puzzle: wanted, rules: chosenRules(settings), ...(due && { due }) })
    onSettings({ ...settings, deck, ...(order !== 'where' && { order }) })
    onPuzzle(wanted)
  }
  return (
    <Dialog title={say('choice.title')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          start()
          event.currentTarget.closest('dialog')?.close()
        }}
      >
        <fieldset className="deck-orders">
          <legend>{say('choice.order')}</legend>
          <div className="deck-order-switch">
            {ORDERS.map(([value, words]) => (
              <label key={words} className="deck-order">
                <input
                  type="radio"
                  name={orderName}
                  checked={value === wanted.order}
                  onChange={() => setWanted({ ...wanted, order: value })}
                />
                <span>{say(words)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset className="deck-rows" aria-label={say('choice.title')}>
          {COUNTRY_DECKS.map((name) => (
            <DeckRow key={name} name={name} order={wanted.order} figures={figures[name]}>
              <input
                ref={name === wanted.deck ? chosen : undefined}
                type="radio"
                name={deckName}
                checked={name === wanted.deck}
                onChange={() => setWanted({ ...wanted, deck: name })}
              />
            </DeckRow>
          ))}
        </fieldset>
        <div className="deck-start">
          <p>{wanted.order && <Promised {...figures[wanted.deck]} />}</p>
          <Button type="submit">{say('sprint.start')}</Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Counts of found, due and new countries, or places, in each deck on a day. */
function figuresIn(
  store: WatchedStore,
  order: Order,
  today: UtcDate,
): Readonly<Record<CountryDeckName, Repetition>> {
  const source = order === 'where' ? ofPlaces : undefined
  return Object.fromEntries(
    COUNTRY_DECKS.map((deck) => [deck, repetitionIn(store, { deck }, Date.parse(today), source)]),
  ) as Readonly<Record<CountryDeckName, Repetition>>
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
  return comingOf(say, say('choice.due', { due }), { due, fresh }) || say('choice.nothing')
}

/** Joins the given words for the due countries with those for the new ones, and omits a count of zero. */
function comingOf(say: Say, dueWords: string, { due, fresh }: Pick<DeckCounts, 'due' | 'fresh'>): string {
  const freshWords = say('repetition.fresh', { fresh })
  return [due > 0 && dueWords, fresh > 0 && freshWords].filter(Boolean).join(' · ')
}

import { useId } from 'react'
import { COUNTS, type SheetCount } from '../../machines/schedule/sheetNumber'
import { useLocale } from '../words/LocaleContext'

type Props<Deck extends string> = {
  /** The decks in their order, and what each is called. */
  readonly decks: readonly (readonly [Deck, string])[]
  readonly deck: Deck
  readonly onDeck: (deck: Deck) => void
  readonly count: SheetCount
  /** The sizes that the deck has enough countries for. */
  readonly counts: readonly SheetCount[]
  readonly onCount: (count: SheetCount) => void
  readonly hasAnswers: boolean
  readonly onAnswers: (hasAnswers: boolean) => void
}

/** What is to be on a sheet. */
export function SheetForm<Deck extends string>(props: Props<Deck>) {
  const { decks, deck, onDeck, count, counts, onCount, hasAnswers, onAnswers } = props
  const { say, whole } = useLocale()
  const name = useId()
  return (
    <>
      <label className="sheet-field">
        <span>{say('print.deck')}</span>
        <select value={deck} onChange={({ target }) => onDeck(target.value as Deck)}>
          {decks.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <fieldset className="sheet-field">
        <legend>{say('print.count')}</legend>
        <div className="sheet-options">
          {COUNTS.map((each) => (
            <label key={each} className="sheet-option">
              <input
                type="radio"
                name={name}
                checked={each === count}
                disabled={!counts.includes(each)}
                onChange={() => onCount(each)}
              />
              {whole(each)}
            </label>
          ))}
        </div>
      </fieldset>
      <label className="sheet-option">
        <input type="checkbox" checked={hasAnswers} onChange={({ target }) => onAnswers(target.checked)} />
        {say('print.answers')}
      </label>
    </>
  )
}

import { useId } from 'react'
import { DECK_NAMES, type DeckName } from '../../geo/decks'
import { COUNTS, countsOf, newSheet, type Sheet } from '../../machines/schedule/sheet'
import { useLocale } from '../words/LocaleContext'

type Props = {
  readonly sheet: Sheet
  readonly onSheet: (sheet: Sheet) => void
  readonly hasAnswers: boolean
  readonly onAnswers: (hasAnswers: boolean) => void
  readonly isForTouch: boolean
  readonly onTouch: (isForTouch: boolean) => void
}

/** What is to be on a sheet. */
export function SheetForm(props: Props) {
  const { sheet, onSheet, hasAnswers, onAnswers, isForTouch, onTouch } = props
  const { deck, count, seed } = sheet
  const { say, whole } = useLocale()
  const name = useId()
  return (
    <>
      <label className="sheet-field">
        <span>{say('print.deck')}</span>
        <select
          value={deck}
          onChange={({ target }) => onSheet(newSheet(target.value as DeckName, count, seed))}
        >
          {DECK_NAMES.map((each) => (
            <option key={each} value={each}>
              {say(`decks.${each}`)}
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
                disabled={!countsOf(deck).includes(each)}
                onChange={() => onSheet(newSheet(deck, each, seed))}
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
      <label className="sheet-option">
        <input type="checkbox" checked={isForTouch} onChange={({ target }) => onTouch(target.checked)} />
        {say('print.touch')}
      </label>
    </>
  )
}

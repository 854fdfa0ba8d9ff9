import { useId } from 'react'
import { deckOf } from '../../geo/decks'
import { COUNTS, countsOf, newSheet, type Sheet } from '../../machines/schedule/sheet'
import { Check, DeckField } from '../parts/Field'
import { useLocale } from '../words/LocaleContext'

type Props = {
  readonly sheet: Sheet
  readonly onSheet: (sheet: Sheet) => void
  readonly hasAnswers: boolean
  readonly onAnswers: (hasAnswers: boolean) => void
  readonly isForTouch: boolean
  readonly onTouch: (isForTouch: boolean) => void
}

/** Form for the contents of a sheet. */
export function SheetForm(props: Props) {
  const { sheet, onSheet, hasAnswers, onAnswers, isForTouch, onTouch } = props
  const { deck, count, seed } = sheet
  const { say, whole } = useLocale()
  const name = useId()
  return (
    <>
      <DeckField
        name={say('print.deck')}
        deck={deck}
        onDeck={(chosen) => onSheet(newSheet(chosen, count, seed))}
      />
      <fieldset className="sheet-field">
        <legend>{say('print.count')}</legend>
        <div className="sheet-options">
          {COUNTS.map((each) => (
            <label key={each} className="check">
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
      <Check name={say('print.answers')} isOn={hasAnswers} onChange={onAnswers} />
      {deckOf(deck).countries ? (
        <Check name={say('print.touch')} isOn={isForTouch} onChange={onTouch} />
      ) : (
        <p>{say('print.untouched')}</p>
      )}
    </>
  )
}

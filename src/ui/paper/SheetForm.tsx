import { type FormEvent, useId, useState } from 'react'
import { deckOf } from '../../geo/decks'
import { COUNTS, countsOf, newSheet, type Sheet } from '../../machines/classroom/sheet'
import { QuietButton } from '../parts/Button'
import { Check, DeckField, Field } from '../parts/Field'
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
      <fieldset className="choice">
        <legend>{say('print.count')}</legend>
        <div className="choice-options">
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

type NumberProps = {
  /** Opens the sheet with the typed number; returns a sentence if there is none. */
  readonly onOpen: (text: string) => string | undefined
}

/** Field that reopens a sheet by its number. */
export function NumberForm({ onOpen }: NumberProps) {
  const { say } = useLocale()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const faultId = useId()
  const open = (event: FormEvent) => {
    event.preventDefault()
    const found = onOpen(text)
    setFault(found)
    if (found === undefined) setText('')
  }
  return (
    <form onSubmit={open}>
      <div className="sheet-number">
        <Field name={say('print.number')}>
          <input
            type="text"
            dir="ltr"
            inputMode="numeric"
            autoComplete="off"
            value={text}
            aria-invalid={fault !== undefined}
            aria-describedby={faultId}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <QuietButton type="submit">{say('print.open')}</QuietButton>
      </div>
      <p id={faultId} className="sheet-fault" aria-live="polite">
        {fault}
      </p>
    </form>
  )
}

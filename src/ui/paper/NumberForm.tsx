import { type FormEvent, useId, useState } from 'react'
import { Field } from '../parts/Field'
import { useLocale } from '../words/LocaleContext'

type Props = {
  /** Opens the sheet with the typed number; returns a sentence if there is none. */
  readonly onOpen: (text: string) => string | undefined
}

/** Field that reopens a sheet by its number. */
export function NumberForm({ onOpen }: Props) {
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
        <button type="submit" className="button button-quiet">
          {say('print.open')}
        </button>
      </div>
      <p id={faultId} className="sheet-fault" aria-live="polite">
        {fault}
      </p>
    </form>
  )
}

import { useEffect, useRef } from 'react'
import { useLocale } from '../words/LocaleContext'
import './CopyByHand.css'
import './Field.css'

type Props = {
  readonly text: string
  /** Whether the text takes the focus and is selected, ready to copy. */
  readonly takesFocus: boolean
}

/** Text of a result in a field, for copying by hand. */
export function CopyByHand({ text, takesFocus }: Props) {
  const { say } = useLocale()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    field.current?.focus()
    field.current?.select()
  }, [takesFocus])
  return (
    <label className="by-hand">
      {say('byHand.label')}
      {/* The text is the same in every locale: English, with cells and arrows from left to right. */}
      <textarea
        className="field-input"
        ref={field}
        readOnly
        rows={text.split('\n').length}
        value={text}
        lang="en"
        dir="ltr"
      />
    </label>
  )
}

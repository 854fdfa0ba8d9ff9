import { useEffect, useRef } from 'react'
import { useLocale } from '../words/LocaleContext'
import './CopyByHand.css'
import './Field.css'

/** Text of a result in a field, selected for copying by hand. */
export function CopyByHand({ text }: { readonly text: string }) {
  const { say } = useLocale()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
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

import { type FormEvent, useState } from 'react'
import { Field } from '../parts/Field'
import { FileButton } from '../parts/FileButton'
import { useLocale } from '../words/LocaleContext'

type Props = {
  /** Imports a text; returns a sentence about the outcome, and whether the form can be cleared. */
  readonly onAdd: (text: string, name: string) => { readonly said: string; readonly isDone: boolean }
}

/** Form in which a chat is pasted or opened as a file. */
export function ChatForm({ onAdd }: Props) {
  const { say } = useLocale()
  const [text, setText] = useState('')
  const [name, setName] = useState('')
  const [said, setSaid] = useState('')
  const add = (chat: string) => {
    const { said, isDone } = onAdd(chat, name)
    setSaid(said)
    return isDone
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (add(text)) setText('')
  }
  return (
    <form className="league-form" onSubmit={submit}>
      <Field name={say('league.chat')}>
        <textarea
          rows={6}
          dir="auto"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Field name={say('league.name')}>
        <input
          type="text"
          dir="auto"
          autoComplete="off"
          maxLength={40}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <div className="league-ways">
        <button type="submit" className="button">
          {say('league.add')}
        </button>
        <FileButton
          name={say('league.file')}
          accept="text/plain,.txt,application/json,.json"
          onText={add}
          onFault={setSaid}
        />
      </div>
      <p className="league-said" aria-live="polite">
        {said}
      </p>
    </form>
  )
}

import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../parts/Button'
import { Field } from '../parts/Field'
import { TextFileButton } from '../parts/FileButton'
import { useLocale } from '../words/LocaleContext'

/** Outcome of reading a chat. */
type Added = {
  /** Sentence about what was found. */
  readonly said: string
  /** Whether nothing is left to do with the text. */
  readonly isDone: boolean
  /** Whether a result lacks the name of its player. */
  readonly isNameless: boolean
}

type Props = { readonly onAdd: (text: string, name: string) => Added }

/** Button that opens a box in which a chat is pasted, or opened as a file. */
export function ChatForm({ onAdd }: Props) {
  const { say } = useLocale()
  const [isOpen, setOpen] = useState(false)
  const [isNameless, setNameless] = useState(false)
  const [text, setText] = useState('')
  const [name, setName] = useState('')
  const [said, setSaid] = useState('')
  const opener = useRef<HTMLButtonElement>(null)
  const add = (chat: string) => {
    const added = onAdd(chat, name)
    setSaid(added.said)
    setNameless(added.isNameless)
    if (!added.isDone) return
    setText('')
    setOpen(false)
    opener.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    add(text)
  }
  return (
    <div className="league-chat">
      <Button
        ref={opener}
        look={isOpen ? 'quiet' : 'main'}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {say('league.paste')}
      </Button>
      <p className="league-said" aria-live="polite">
        {said}
      </p>
      {isOpen && (
        <form className="league-form" onSubmit={submit}>
          {isNameless && (
            <Field name={say('league.name')}>
              <input
                type="text"
                dir="auto"
                autoComplete="off"
                maxLength={40}
                // biome-ignore lint/a11y/noAutofocus: it is asked for, while the standings above have grown
                autoFocus
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
            </Field>
          )}
          <Field name={say('league.chat')}>
            <textarea
              rows={isNameless ? 3 : 6}
              dir="auto"
              spellCheck={false}
              // biome-ignore lint/a11y/noAutofocus: the box was opened to paste into it
              autoFocus
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
          <div className="league-ways">
            <Button type="submit">{say('league.add')}</Button>
            <TextFileButton
              name={say('league.file')}
              accept="text/plain,.txt,application/json,.json"
              onText={add}
              onFault={setSaid}
            />
          </div>
          <p className="league-order">{say('league.about')}</p>
        </form>
      )}
    </div>
  )
}

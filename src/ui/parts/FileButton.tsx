import { useId } from 'react'
import { useLocale } from '../words/LocaleContext'
import './FileButton.css'

type Props = {
  /** Label of the button. */
  readonly name: string
  /** Accepted file types, in the syntax of the `accept` attribute. */
  readonly accept: string
  readonly onText: (text: string) => void | Promise<void>
  /** Called with a sentence if the file cannot be read. */
  readonly onFault: (fault: string) => void
}

/** Button that opens a text file. */
export function FileButton({ name, accept, onText, onFault }: Props) {
  const { say } = useLocale()
  const id = useId()
  return (
    <>
      <label className="button button-quiet file-button" htmlFor={id}>
        {name}
      </label>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept={accept}
        onChange={async ({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // Reading fails if the file was moved or its disk removed.
          if (file) await file.text().then(onText, () => onFault(say('backup.unread')))
          // A cleared field reports a change even if the same file is chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

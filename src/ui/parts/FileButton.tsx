import { useId } from 'react'
import { useLocale } from '../words/LocaleContext'
import './FileButton.css'

type Props = {
  /** What the button says. */
  readonly name: string
  /** Which files are offered, as the attribute of the field has it. */
  readonly accept: string
  readonly onText: (text: string) => void
  /** Is told in a sentence of a file that cannot be read. */
  readonly onFault: (fault: string) => void
}

/** Opens a file with a text in it. */
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
          // It may have been moved, or be on a disk that is gone.
          if (file) await file.text().then(onText, () => onFault(say('backup.unread')))
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

import { useId } from 'react'
import { useLocale } from '../words/LocaleContext'
import './FileButton.css'

type FileProps = {
  /** Label of the button. */
  readonly name: string
  /** Accepted file types, in the syntax of the `accept` attribute. */
  readonly accept: string
  readonly isQuiet?: boolean
  readonly onFile: (file: File) => void | Promise<void>
}

/** Button that opens a file. */
export function FileButton({ name, accept, isQuiet = false, onFile }: FileProps) {
  const id = useId()
  return (
    <>
      <label className={isQuiet ? 'button button-quiet file-button' : 'button file-button'} htmlFor={id}>
        {name}
      </label>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept={accept}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // A cleared field reports a change even if the same file is chosen again.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}

type Props = Pick<FileProps, 'name' | 'accept'> & {
  readonly onText: (text: string) => void | Promise<void>
  /** Called with a sentence if the file cannot be read. */
  readonly onFault: (fault: string) => void
}

/** Button that opens a text file. */
export function TextFileButton({ onText, onFault, ...props }: Props) {
  const { say } = useLocale()
  return (
    <FileButton
      {...props}
      isQuiet
      // Reading fails if the file was moved or its disk removed.
      onFile={(file) => file.text().then(onText, () => onFault(say('backup.unread')))}
    />
  )
}

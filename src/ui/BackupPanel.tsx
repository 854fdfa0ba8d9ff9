import { useId, useState } from 'react'
import { adoptStyles } from './adoptStyles'
import styles from './BackupPanel.css?inline'
import { backup as texts } from './english'

adoptStyles(styles)

type Props = {
  readonly onExport: () => void
  /** Takes the text of a backup in, and gives a sentence that says how it went. */
  readonly onImport: (text: string) => string
  readonly onErase: () => void
}

/** Keeping the record, carrying it to another device, and erasing it. */
export function BackupPanel({ onExport, onImport, onErase }: Props) {
  const [outcome, setOutcome] = useState('')
  const [isErasing, setErasing] = useState(false)
  const fileId = useId()
  const take = async (file: File | undefined) => {
    if (file === undefined) return
    // It may have been moved, or be on a disk that is gone.
    setOutcome(await file.text().then(onImport, () => texts.unread))
  }
  return (
    <section className="backup">
      <h3>{texts.title}</h3>
      <p>{texts.text}</p>
      <div className="backup-actions">
        <button type="button" className="button button-quiet" onClick={onExport}>
          {texts.save}
        </button>
        <label className="button button-quiet backup-file" htmlFor={fileId}>
          {texts.load}
        </label>
        <input
          id={fileId}
          className="visually-hidden"
          type="file"
          accept="application/json,.json,text/plain"
          onChange={async ({ currentTarget }) => {
            await take(currentTarget.files?.[0])
            // The same file can be chosen again.
            currentTarget.value = ''
          }}
        />
        {!isErasing && (
          <button type="button" className="button button-quiet" onClick={() => setErasing(true)}>
            {texts.eraseAll}
          </button>
        )}
      </div>
      {isErasing && (
        <div className="backup-erase" role="group" aria-label={texts.eraseAll}>
          <p>{texts.question}</p>
          <div className="backup-actions">
            <button type="button" className="button" onClick={onErase}>
              {texts.erase}
            </button>
            {/* biome-ignore lint/a11y/noAutofocus: the question has just replaced the button that had the focus */}
            <button type="button" className="button button-quiet" autoFocus onClick={() => setErasing(false)}>
              {texts.keep}
            </button>
          </div>
        </div>
      )}
      <p className="backup-outcome" aria-live="polite">
        {outcome}
      </p>
    </section>
  )
}

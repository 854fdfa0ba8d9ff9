import { useId, useState } from 'react'
import './BackupPanel.css'

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
    if (file !== undefined) setOutcome(onImport(await file.text()))
  }
  return (
    <section className="backup">
      <h3>Your record</h3>
      <p>
        Every day you have played is kept on this device only. Save it to a file to keep it or to carry it
        over.
      </p>
      <div className="backup-actions">
        <button type="button" className="button button-quiet" onClick={onExport}>
          Save to a file
        </button>
        <label className="button button-quiet backup-file" htmlFor={fileId}>
          Load from a file
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
            Erase everything
          </button>
        )}
      </div>
      {isErasing && (
        <div className="backup-erase" role="group" aria-label="Erase everything">
          <p>Erase every game and setting on this device? This cannot be undone.</p>
          <div className="backup-actions">
            <button type="button" className="button" onClick={onErase}>
              Erase
            </button>
            {/* biome-ignore lint/a11y/noAutofocus: the question has just replaced the button that had the focus */}
            <button type="button" className="button button-quiet" autoFocus onClick={() => setErasing(false)}>
              Keep
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

import { useState } from 'react'
import { FileButton } from '../parts/FileButton'
import { useLocale } from '../words/LocaleContext'
import './BackupPanel.css'

type Props = {
  /** The browser erases the record of a person who stays away. */
  readonly isForgotten: boolean
  readonly onExport: () => void
  /** Takes the text of a backup in, and gives a sentence that says how it went. */
  readonly onImport: (text: string) => string
  /** Erases everything; gives a sentence where that cannot be done. */
  readonly onErase: () => Promise<string>
}

/** Keeping the record, carrying it to another device, and erasing it. */
export function BackupPanel({ isForgotten, onExport, onImport, onErase }: Props) {
  const { say } = useLocale()
  const [outcome, setOutcome] = useState('')
  const [isErasing, setErasing] = useState(false)
  const [isKept, setKept] = useState(false)
  return (
    <section className="backup">
      <h3>{say('backup.title')}</h3>
      <p>{say('backup.text')}</p>
      <div className="backup-actions">
        <button type="button" className="button button-quiet" onClick={onExport}>
          {say('backup.save')}
        </button>
        <FileButton
          name={say('backup.load')}
          accept="application/json,.json,text/plain"
          onText={(text) => setOutcome(onImport(text))}
          onFault={setOutcome}
        />
        {!isErasing && (
          <button
            type="button"
            className="button button-quiet"
            // biome-ignore lint/a11y/noAutofocus: it has just come back in the place of the question that had the focus
            autoFocus={isKept}
            onClick={() => setErasing(true)}
          >
            {say('backup.eraseAll')}
          </button>
        )}
      </div>
      {isErasing && (
        <div className="backup-erase" role="group" aria-label={say('backup.eraseAll')}>
          <p>{say('backup.question')}</p>
          <div className="backup-actions">
            <button type="button" className="button" onClick={async () => setOutcome(await onErase())}>
              {say('backup.erase')}
            </button>
            <button
              type="button"
              className="button button-quiet"
              // biome-ignore lint/a11y/noAutofocus: the question has just replaced the button that had the focus
              autoFocus
              onClick={() => {
                setErasing(false)
                setKept(true)
              }}
            >
              {say('backup.keep')}
            </button>
          </div>
        </div>
      )}
      {/* Last, since this is known a moment after the rest: nothing makes room for it. */}
      {isForgotten && <p className="backup-forgotten">{say('backup.forgotten')}</p>}
      <p className="backup-outcome" aria-live="polite">
        {outcome}
      </p>
    </section>
  )
}

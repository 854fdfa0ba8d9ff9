import { useState } from 'react'
import { EraseControl } from '../parts/EraseControl'
import { FileButton } from '../parts/FileButton'
import { useLocale } from '../words/LocaleContext'
import './BackupPanel.css'
import type { Refusal } from '../../machines/backup'
import { GUESSES } from '../../machines/rules'
import type { Say } from '../words/say'

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
        <EraseControl
          name={say('backup.eraseAll')}
          question={say('backup.question')}
          onErase={async () => setOutcome(await onErase())}
        />
      </div>
      {/* Last, since this is known a moment after the rest: nothing makes room for it. */}
      {isForgotten && <p className="backup-forgotten">{say('backup.forgotten')}</p>}
      <p className="backup-outcome" aria-live="polite">
        {outcome}
      </p>
    </section>
  )
}

/** As much of a date that is none as is shown. */
const SHOWN = 20

/** Why a backup was not taken in. */
export function refusalIn(say: Say, refusal: Refusal): string {
  switch (refusal.fault) {
    case 'date':
      return say('backup.date', { date: refusal.date.slice(0, SHOWN) })
    case 'round':
      return say('backup.round', { date: refusal.date, fault: refusal.of, most: GUESSES.daily })
    default:
      return say(`backup.${refusal.fault}`)
  }
}

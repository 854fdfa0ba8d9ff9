import { useState } from 'react'
import { EraseControl } from '../parts/EraseControl'
import { FileButton } from '../parts/FileButton'
import { useLocale } from '../words/LocaleContext'
import './BackupPanel.css'
import type { Refusal } from '../../machines/backup'
import { GUESSES } from '../../machines/rules'
import type { Say } from '../words/say'

type Props = {
  /** Whether the browser erases the stored data of a player who stays away. */
  readonly isForgotten: boolean
  readonly onExport: () => void
  /** Opens the ways to another device. */
  readonly onSend: () => void
  /** Imports the text of a backup; returns a sentence about the outcome. */
  readonly onImport: (text: string) => string
  /** Erases all data; resolves to a sentence if that fails. */
  readonly onErase: () => Promise<string>
}

/** Panel that exports, imports and erases the player's record. */
export function BackupPanel({ isForgotten, onExport, onSend, onImport, onErase }: Props) {
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
        <button type="button" className="button button-quiet" aria-haspopup="dialog" onClick={onSend}>
          {say('transfer.send')}
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
      {/* Last in the panel, since it is known slightly later than the rest and nothing reserves room for it. */}
      {isForgotten && <p className="backup-forgotten">{say('backup.forgotten')}</p>}
      <p className="backup-outcome" aria-live="polite">
        {outcome}
      </p>
    </section>
  )
}

/** Most characters of an invalid date that are quoted. */
const SHOWN = 20

/** Sentence that explains why a backup was rejected. */
export function refusalIn(say: Say, refusal: Refusal): string {
  switch (refusal.fault) {
    case 'date':
      return say('backup.date', { date: refusal.date.slice(0, SHOWN) })
    case 'round':
      return say('backup.round', { date: refusal.date, fault: refusal.of, most: GUESSES })
    default:
      return say(`backup.${refusal.fault}`)
  }
}

import { useState } from 'react'
import { EraseControl } from '../parts/EraseControl'
import { TextFileButton } from '../parts/FileButton'
import { useLocale } from '../words/LocaleContext'
import './BackupPanel.css'
import type { Refusal } from '../../machines/transfer/readBackup'
import { QuietButton } from '../parts/Button'
import type { Say } from '../words/say'

type Props = {
  /** Whether the browser erases the stored data of a player who stays away. */
  readonly isForgotten: boolean
  /** Whether there are maps of the player's own, which a file has, too. */
  readonly hasMaps: boolean
  readonly onExport: () => void
  /** Opens the ways to another device. */
  readonly onSend: () => void
  /**
   * Imports the text of a backup; resolves to a sentence about the outcome, and rejects if it cannot be read. `show` is
   * called with the part that is done, from 0 to 1, where that takes a while.
   */
  readonly onImport: (text: string, show: (done: number) => void) => Promise<string>
  /** Erases all data; resolves to a sentence if that fails. */
  readonly onErase: () => Promise<string>
}

/** Panel that exports, imports and erases the player's record. */
export function BackupPanel({ isForgotten, hasMaps, onExport, onSend, onImport, onErase }: Props) {
  const { say } = useLocale()
  const [outcome, setOutcome] = useState('')
  const [done, setDone] = useState<number>()
  const take = async (text: string) => {
    setOutcome(await onImport(text, setDone).catch(() => say('backup.unread')))
    setDone(undefined)
  }
  return (
    <div className="backup">
      <p>{say('backup.text')}</p>
      <div className="backup-actions">
        <QuietButton onClick={onExport}>{say('backup.save')}</QuietButton>
        <QuietButton aria-haspopup="dialog" onClick={onSend}>
          {say('transfer.send')}
        </QuietButton>
        <TextFileButton
          name={say('backup.load')}
          accept="application/json,.json,text/plain"
          onText={take}
          onFault={setOutcome}
        />
        <EraseControl
          name={say('backup.eraseAll')}
          question={say('backup.question')}
          onErase={async () => setOutcome(await onErase())}
        />
      </div>
      {/* Last in the panel, since they are known slightly later than the rest and nothing reserves room for them. */}
      {hasMaps && <p>{say('backup.maps')}</p>}
      {isForgotten && <p className="backup-forgotten">{say('backup.forgotten')}</p>}
      {done !== undefined && <progress aria-label={say('backup.load')} value={done} />}
      <p className="backup-outcome" aria-live="polite">
        {outcome}
      </p>
    </div>
  )
}

/** Sentence that explains why a backup was rejected. */
export function refusalIn(say: Say, refusal: Refusal): string {
  return say(`backup.${refusal.fault}`)
}

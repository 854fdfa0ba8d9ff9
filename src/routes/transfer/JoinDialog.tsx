import { useState } from 'react'
import { decodeBackup } from '../../machines/backup'
import { utcDateOf } from '../../machines/day'
import { Dialog } from '../../ui/dialogs/Dialog'
import { refusalIn } from '../../ui/record/BackupPanel'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { useImport } from './useImport'

/** Backup from another device: its text, or the reason why it has none. */
export type Arrival =
  | { readonly text: string }
  | { readonly fault: 'damaged' | 'later' }
  | { readonly fault: 'large' }

type Props = { readonly arrival: Arrival; readonly onClose: () => void }

/** Dialog that asks whether a backup from another device is joined with the record on this one. */
export function JoinDialog({ arrival, onClose }: Props) {
  const { say } = useLocale()
  const { now } = useBrowser()
  const join = useImport()
  const [outcome, setOutcome] = useState('')
  const [backup] = useState(() =>
    'text' in arrival ? decodeBackup(arrival.text, utcDateOf(now())) : arrival,
  )
  return (
    <Dialog title={say('transfer.arrived')} onClose={onClose}>
      {'values' in backup ? (
        <>
          <p>{say('transfer.question', { count: backup.values.length })}</p>
          <button type="button" className="button" onClick={() => setOutcome(join(backup))}>
            {say('transfer.join')}
          </button>
          <p aria-live="polite">{outcome}</p>
        </>
      ) : (
        <p role="alert">{backup.fault === 'large' ? say('transfer.tooLarge') : refusalIn(say, backup)}</p>
      )}
    </Dialog>
  )
}

import { useState } from 'react'
import { type Contents, decodeBackup, mergeBackup } from '../../machines/backup'
import { utcDateOf } from '../../machines/day'
import { Dialog } from '../../ui/dialogs/Dialog'
import { refusalIn } from '../../ui/record/BackupPanel'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'

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

/** Maximum number of days listed that an import left out. */
const NAMED = 5

/** Returns a function that joins a backup with the record on this device and returns a sentence about the outcome. */
export function useImport(): (backup: Contents) => string {
  const { store } = useBrowser()
  const { say } = useLocale()
  const takenIn = (days: number, count: number, league: number): string => {
    if (days > 0) return say('backup.taken', { days })
    if (count > 0) return say('backup.learned', { count })
    return league > 0 ? say('backup.league', { count: league }) : say('backup.unchanged')
  }
  const leftIn = (dates: readonly string[]): string => {
    if (dates.length === 0) return ''
    const named = [...dates.slice(0, NAMED), ...(dates.length > NAMED ? ['…'] : [])]
    return say('backup.left', { dates: named.join(', ') })
  }
  return (backup) => {
    try {
      const { days, others, league } = mergeBackup(store, backup.values)
      return [takenIn(days, others, league), leftIn(backup.left)].join(' ').trim()
    } catch {
      return say('backup.unstored')
    }
  }
}

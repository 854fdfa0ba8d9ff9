import { useState } from 'react'
import { type Kept, mergeBackup } from '../../machines/transfer/backup'
import type { Contents, Refusal } from '../../machines/transfer/readBackup'
import { Dialog } from '../../ui/dialogs/Dialog'
import { LazyModule } from '../../ui/lazyModule'
import { Button } from '../../ui/parts/Button'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { useArrived } from '../../ui/parts/useArrived'
import { inSlices, whenIdle } from '../../ui/parts/whenIdle'
import { refusalIn } from '../../ui/record/BackupPanel'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'

/** Backup from another device: its text, or the reason why it has none. */
export type Arrival =
  | { readonly text: string }
  | { readonly fault: 'damaged' | 'later' }
  | { readonly fault: 'large' }

/** Reader of backups, with the borders by which it judges pins. */
const reader = new LazyModule(() => import('../../machines/transfer/readBackup'))

type Props = { readonly arrival: Arrival; readonly onClose: () => void }

/** Dialog that asks whether a backup from another device is joined with the record on this one. */
export function JoinDialog({ arrival, onClose }: Props) {
  const { say } = useLocale()
  return (
    <Dialog title={say('transfer.arrived')} onClose={onClose}>
      {'text' in arrival ? (
        <LazyBoundary module={reader}>{() => <Question text={arrival.text} />}</LazyBoundary>
      ) : (
        <p role="alert">{arrival.fault === 'large' ? say('transfer.tooLarge') : refusalIn(say, arrival)}</p>
      )}
    </Dialog>
  )
}

/** Question whether the backup in a text is joined, once the text is read, and the outcome. */
function Question({ text }: { readonly text: string }) {
  const { say } = useLocale()
  const { read, join, leftIn } = useImport()
  const [done, setDone] = useState<number>()
  const [outcome, setOutcome] = useState<Outcome>()
  const backup = useArrived(text, async (text, isWanted) => {
    const arrived = await read(text, setDone, isWanted)
    setDone(undefined)
    return arrived
  })
  const bar = done !== undefined && <progress aria-label={say('transfer.arrived')} value={done} />
  if (backup === undefined) return bar
  if ('fault' in backup) return <p role="alert">{refusalIn(say, backup)}</p>
  const left = leftIn(backup)
  if (backup.values.length === 0 && left !== '') return <p role="alert">{left}</p>
  const isDone = bar !== false || outcome?.isJoined === true
  const take = async (backup: Contents) => {
    setOutcome(await join(backup, setDone))
    setDone(undefined)
  }
  return (
    <>
      <p role="status">{say('transfer.question', { count: backup.count })}</p>
      <Button aria-disabled={isDone} onClick={() => isDone || take(backup)}>
        {say('transfer.join')}
      </Button>
      {bar}
      <p aria-live="polite">{outcome?.said}</p>
    </>
  )
}

/** Maximum number of records named that an import left out, and of characters of a name. */
const NAMED = 5
const SHOWN = 40

/** Interval at which a backup that is being read shows how far that is, in milliseconds. */
const BEAT = 100

/** Number of rounds from which on joining them may take longer than a moment. */
const MANY = 1000

/** Whether a backup was joined, and a sentence about it. */
type Outcome = { readonly isJoined: boolean; readonly said: string }

/** Returns the functions that read a backup, join it with the record on this device, and say what of it was left out. */
export function useImport() {
  const { store, now, onTick } = useBrowser()
  const { say } = useLocale()
  const takenIn = (values: readonly Kept[], maps: string): string => {
    const { days, others, league } = mergeBackup(store, values)
    if (days > 0) return say('backup.taken', { days })
    if (others > 0) return say('backup.learned', { count: others })
    if (league > 0) return say('backup.league', { count: league })
    return maps === '' ? say('backup.unchanged') : ''
  }
  /** Takes maps in and says how many are new; rejects if the device has no room. */
  const withMaps = async (texts: readonly string[]): Promise<string> => {
    try {
      const count = await (await import('../../entry/ownMaps')).takeMaps(texts)
      return count > 0 ? say('backup.mapped', { count }) : ''
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      return say('backup.full')
    }
  }
  const leftIn = ({ left, hasLater }: Contents): string => {
    const names = left.slice(0, NAMED).map((name) => name.slice(0, SHOWN))
    const named = [...names, ...(left.length > NAMED ? ['…'] : [])].join(', ')
    return [left.length > 0 && say('backup.left', { names: named }), hasLater && say('backup.later')]
      .filter(Boolean)
      .join(' ')
  }
  return {
    /** Reads the text of a backup in slices; `show` is told from time to time how far that is. Rejects without a reader. */
    read: async (
      text: string,
      show: (done: number) => void,
      isWanted: () => boolean,
    ): Promise<Contents | Refusal | undefined> => {
      const { readBackup } = await reader.load()
      let done = 0
      const stop = onTick(() => show(done), BEAT)
      try {
        return await inSlices(
          readBackup(text, now(), (part) => {
            done = part
          }),
          isWanted,
        )
      } finally {
        stop()
      }
    },
    leftIn,
    /** Joins a backup all at once; before many rounds `show` is told that it is read, and has time to be painted. */
    join: async (backup: Contents, show: (done: number) => void): Promise<Outcome> => {
      if (backup.count > MANY) {
        show(1)
        await whenIdle(BEAT)
      }
      try {
        const maps = backup.maps.length > 0 ? await withMaps(backup.maps) : ''
        const said = [takenIn(backup.values, maps), maps, leftIn(backup)].filter(Boolean).join(' ')
        return { isJoined: true, said }
      } catch {
        return { isJoined: false, said: say('backup.unstored') }
      }
    },
  }
}

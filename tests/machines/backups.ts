import type { UtcDate } from '../../src/machines/schedule/day'
import type { WatchedStore } from '../../src/machines/store/store'
import { mergeBackup } from '../../src/machines/transfer/backup'
import { type Contents, type Refusal, readBackup } from '../../src/machines/transfer/readBackup'

/** Reads a backup without a pause, at noon of a day. */
export function decodeBackup(text: string, today: UtcDate): Contents | Refusal {
  const work = readBackup(text, Date.parse(`${today}T12:00Z`), () => {})
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** Takes a backup in, as the settings do, and gives what that changed. Throws where it is refused. */
export function takeIn(store: WatchedStore, text: string, today: UtcDate = '2026-11-21') {
  const backup = decodeBackup(text, today)
  if ('fault' in backup) throw new Error(`The backup is refused: ${backup.fault}`)
  return mergeBackup(store, backup.values)
}

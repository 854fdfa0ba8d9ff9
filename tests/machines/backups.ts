import { decodeBackup, encodeBackup, mergeBackup } from '../../src/machines/backup'
import type { UtcDate } from '../../src/machines/day'
import { log, type Review } from '../../src/machines/journal/review'
import { writeRound } from '../../src/machines/journal/storedRound'
import type { DailyRound } from '../../src/machines/round'
import type { WatchedStore } from '../../src/machines/store/store'
import { memoryStore } from './memoryStore'

/** The backup of a device that has these days and reviews. */
export function backupOf(days: readonly DailyRound[], reviews: readonly Review[] = []): string {
  const store = memoryStore()
  for (const day of days) writeRound(store, day)
  for (const review of reviews) log.write(store, review)
  return encodeBackup(store)
}

/** Takes a backup in, as the settings do, and gives what that changed. Throws where it is refused. */
export function takeIn(store: WatchedStore, text: string, today: UtcDate = '2026-11-21') {
  const backup = decodeBackup(text, today)
  if ('fault' in backup) throw new Error(`The backup is refused: ${backup.fault}`)
  return mergeBackup(store, backup.values)
}

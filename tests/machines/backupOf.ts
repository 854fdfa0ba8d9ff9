import { logReview, type Review } from '../../src/machines/journal/review'
import { writeRound } from '../../src/machines/journal/storedRound'
import type { DailyRound } from '../../src/machines/rules/round'
import { encodeBackup } from '../../src/machines/transfer/backup'
import { memoryStore } from './memoryStore'

/** The backup of a device that has these days and reviews. */
export function backupOf(days: readonly DailyRound[], reviews: readonly Review[] = []): string {
  const store = memoryStore()
  for (const day of days) writeRound(store, day)
  for (const review of reviews) logReview(store, review)
  return encodeBackup(store)
}

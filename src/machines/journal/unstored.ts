import { memoryStore } from '../store/memoryStore'
import type { BackupCopies } from './backupCopy'

/** No backup copy. */
const backupCopy: BackupCopies = { read: async () => [], write: async () => {}, clear: async () => {} }

/** Returns the storage of machines that are forgotten with their page: a store and a tab in memory, and no backup copy. */
export function unstored() {
  return { store: memoryStore(), tab: memoryStore(), backupCopy, keepStored: async (): Promise<void> => {} }
}

import { DECK_NAMES } from '../../geo/decks'
import type { Puzzle } from '../puzzle'
import { DAILY_DECKS } from '../schedule/dailies'

/**
 * Where copies are kept: the last challenge, and the last round of each other kind of
 * puzzle and of each deck with which it is played.
 */
export const PLACES: readonly string[] = [
  ...DAILY_DECKS.map((deck) => placeOf({ kind: 'daily', deck })),
  ...DECK_NAMES.map((deck) => placeOf({ kind: 'practice', deck })),
  'challenge',
]

/**
 * Texts that are on the disk as soon as they are written. Browsers may keep what they store elsewhere in memory for
 * some seconds, and a browser that is killed loses that. Every call may reject, and may take its time.
 */
export type BackupCopy = {
  /** Every text there is, and whatever stands for none. */
  readonly read: () => Promise<readonly unknown[]>
  /** Keeps a text in place of the last one that was kept here: see {@link placeOf}. */
  readonly write: (place: string, text: string) => Promise<void>
  /** Removes every text. Rejects in good time where some may still be there. */
  readonly clear: () => Promise<void>
}

/** Place of the backup copy of a puzzle's round. */
export function placeOf({ kind, deck }: Pick<Puzzle, 'kind' | 'deck'>): string {
  return kind === 'challenge' ? kind : `${kind}.${deck}`
}

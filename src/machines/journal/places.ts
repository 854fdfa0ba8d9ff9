import type { Puzzle } from '../puzzle'

/**
 * Where copies are kept: the last challenge, and the last round of each other kind of
 * puzzle and of each deck with which it is played.
 */
export const PLACES = [
  ...(['daily', 'daily.world', 'practice', 'practice.world', 'practice.africa'] as const),
  ...(['practice.americas', 'practice.asia', 'practice.europe', 'practice.oceania'] as const),
  'challenge',
]

/**
 * Texts that are on the disk as soon as they are written. Browsers may keep what they store elsewhere in memory for
 * some seconds, and a browser that is killed loses that. Every call may reject, and may take its time.
 */
export type BackupCopy = {
  /** Every text there is, those of version 1 of the program included, and whatever stands for none. */
  readonly read: () => Promise<readonly unknown[]>
  /** Keeps a text in place of the last one that was kept here: see {@link placeOf}. */
  readonly write: (place: string, text: string) => Promise<void>
  /** Removes every text. */
  readonly clear: () => Promise<void>
}

/** Where the copy of a puzzle's round is kept. The twenty had their places before there were other decks. */
export function placeOf({ kind, deck }: Puzzle): string {
  return deck === 'twenty' || kind === 'challenge' ? kind : `${kind}.${deck}`
}

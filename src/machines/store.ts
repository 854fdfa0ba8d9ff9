/** A place that keeps texts by their keys, such as `localStorage`. Every call may throw. */
export type Store = {
  readonly get: (key: string) => string | null
  readonly set: (key: string, text: string) => void
  readonly remove: (key: string) => void
  readonly keys: () => readonly string[]
}

/**
 * What the keys of this game begin with. Version 1 of the program takes away, when it erases, and puts aside, when
 * it cannot read it, whatever begins with {@link VERSION_1}, so nothing that it could not read goes there.
 */
export const PREFIX = 'world-outline.'
export const VERSION_1 = 'outline.'

/** What the keys of challenges begin with. */
export const CHALLENGE = `${PREFIX}challenge.`

/** Whether a key is one of the game's, of any version. */
export function isOurs(key: string): boolean {
  return key.startsWith(PREFIX) || key.startsWith(VERSION_1)
}

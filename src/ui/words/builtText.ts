import type { Messages } from './messages'

/** A text that stands only in pages as they are made. */
type BuiltText = Extract<keyof Messages, `noScript.${string}`>

/**
 * In the place of this id the build writes its text. A browser that runs the program
 * never shows it, so the program is without it.
 */
export const builtText = (id: BuiltText): string => id

import type { KeyboardEvent } from 'react'

/** The code of a key that an input method takes for itself (UI Events, legacy key attributes). */
const TAKEN = 229

/**
 * Whether a key belongs to an input method, as for Japanese, Chinese or Korean: it chooses a candidate, or ends or
 * drops the composition. Safari ends the composition before it sends the key, so that the code alone tells. The
 * keyboard of a phone composes every word as it is typed, and its Enter, with the code of Enter, is meant for the page.
 */
export function isOfInputMethod({ keyCode, nativeEvent }: KeyboardEvent): boolean {
  return keyCode === TAKEN || (nativeEvent.isComposing && !matchMedia('(pointer: coarse)').matches)
}

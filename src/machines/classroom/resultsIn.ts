import { type ResultsReading, readResults } from './resultLink'

/** The letters of a link, between brackets. */
const LETTERS = '0-9a-hjkmnp-tv-z'

/** What cannot be part of a link, nor part its letters: also full stops that do not stand between two of them. */
const OTHERS = new RegExp(`[^${LETTERS}.]\\.*|\\.(?![${LETTERS}])`)

/** Another sign, as an address may have it. */
const ENCODED = /%[0-9a-f]{2}/gi

/** The least that a set has before the first full stop, and a result after it. */
const RESULTS = /^[^.]{23,}(\.[^.]{15,})+$/

/**
 * Every link with results in a text of any kind: addresses, or messages that were pasted from a chat or a mail. Takes time in
 * proportion to the text.
 */
export function resultsIn(text: string): readonly ResultsReading[] {
  const links = text
    .replace(ENCODED, ' ')
    .split(OTHERS)
    .filter((part) => RESULTS.test(part))
  return links.map(readResults)
}

import { type ResultsReading, readResults } from './resultLink'

/** What cannot be part of a link's letters, nor part them. */
const OTHERS = /[^0-9a-hjkmnp-tv-z.]+/

/** The least that a set has before the first full stop, and a result after it. */
const RESULTS = /^[^.]{23,}(\.[^.]{15,})+\.?$/

/**
 * Every link with results in a text of any kind: addresses, or messages that were pasted from a chat or a mail. Takes time in
 * proportion to the text.
 */
export function resultsIn(text: string): readonly ResultsReading[] {
  const links = text.split(OTHERS).filter((part) => RESULTS.test(part))
  return links.map((link) => readResults(link.replace(/\.$/, '')))
}

import type { CountryCode } from '../../geo/countries'
import type { PlainId } from '../words/say'

/** How well a country is known; `unmet` before its first round. */
export type Standing = 'known' | 'learning' | 'unmet'

/** What is known of a country that was met: in how many rounds it was sought, and in how many of them it was found. */
export type Known = {
  readonly standing: Exclude<Standing, 'unmet'>
  readonly met: number
  readonly found: number
}

/** What is known of each country that was met. */
export type Knowledge = ReadonlyMap<string, Known>

const WORDS: Readonly<Record<Standing, PlainId>> = {
  known: 'map.known',
  learning: 'map.learning',
  unmet: 'map.unmet',
}

/** The standings, the best first, each with what it is called. */
export const STANDINGS = Object.entries(WORDS) as [Standing, PlainId][]

/** How well a country is known. */
export function standingOf(knowledge: Knowledge, code: CountryCode): Standing {
  return knowledge.get(code)?.standing ?? 'unmet'
}

/** What a standing is called. */
export function wordsOf(standing: Standing): PlainId {
  return WORDS[standing]
}

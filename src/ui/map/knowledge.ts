import type { CountryCode } from '../../geo/countries'
import type { Recall } from '../../machines/learning/recall'

/** How well a country may be known, the best first; `unmet` before its first round. */
export const STANDINGS = ['known', 'learning', 'unmet'] as const

export type Standing = (typeof STANDINGS)[number]

/** What is known of each country that was met. */
export type Knowledge = ReadonlyMap<string, Recall>

/** How well a country is known. */
export function standingOf(knowledge: Knowledge, code: CountryCode): Standing {
  return knowledge.get(code)?.standing ?? 'unmet'
}

import { useId } from 'react'
import type { CountryCode } from '../../geo/countries'
import { isTarget } from '../../geo/decks'
import type { Recall } from '../../machines/learning/recall'
import { type Hatch, Hatches } from './Hatches'

/** Levels of mastery of a country, the best first; `unmet` before its first round, `unasked` if it is never the answer. */
export const MASTERIES = ['mastered', 'found', 'met', 'unmet', 'unasked'] as const

export type Mastery = (typeof MASTERIES)[number]

/** Hatching of the levels that their shades alone do not tell apart. */
export const HATCH_OF: { readonly [mastery in Mastery]?: Hatch } = { found: 'lines', met: 'dots' }

/** Recall of each country that was met, by its code. */
export type Knowledge = ReadonlyMap<string, Recall>

/** Mastery of a country. */
export function masteryOf(knowledge: Knowledge, code: CountryCode): Mastery {
  return knowledge.get(code)?.mastery ?? (isTarget(code) ? 'unmet' : 'unasked')
}

/** Whether the first guess ever found a country, which gives it a gold coast. */
export function isGold(knowledge: Knowledge, code: CountryCode): boolean {
  return (knowledge.get(code)?.atSight ?? 0) > 0
}

type SwatchProps = { readonly mastery: Mastery; readonly isGold?: boolean }

/** A sample of a mastery's shade on the map. */
export function Swatch({ mastery, isGold = false }: SwatchProps) {
  const id = useId()
  const hatch = HATCH_OF[mastery]
  return (
    <svg className={`map-swatch map-${mastery}`} viewBox="0 0 24 16" aria-hidden="true">
      <path className="map-shape" d="M.5.5h23v15H.5z" />
      {hatch && (
        <>
          <Hatches id={id} pitch={5} />
          <path d="M.5.5h23v15H.5z" fill={`url(#${id}${hatch})`} />
        </>
      )}
      {isGold && <path className="map-gold" d="M1 1h22v14H1z" />}
    </svg>
  )
}

import { useId } from 'react'
import type { CountryCode } from '../../geo/countries'
import type { Recall } from '../../machines/learning/recall'
import { useLocale } from '../words/LocaleContext'

/** Levels of mastery of a country, the best first; `unmet` before its first round. */
export const MASTERIES = ['known', 'learning', 'unmet'] as const

export type Mastery = (typeof MASTERIES)[number]

/** Recall of each country that was met, by its code. */
export type Knowledge = ReadonlyMap<string, Recall>

/** Mastery of a country. */
export function standingOf(knowledge: Knowledge, code: CountryCode): Mastery {
  return knowledge.get(code)?.standing ?? 'unmet'
}

type Props = { readonly codes: readonly CountryCode[]; readonly knowledge: Knowledge }

/** The meaning of the map's shades, with the number of a deck's countries in each. */
export function MapLegend({ codes, knowledge }: Props) {
  const { say, whole } = useLocale()
  return (
    <ul className="map-legend" aria-label={say('map.legend')}>
      {MASTERIES.map((standing) => (
        <li key={standing}>
          <Swatch standing={standing} />
          <span>{say(`map.${standing}`)}</span>
          <strong>{whole(codes.filter((code) => standingOf(knowledge, code) === standing).length)}</strong>
        </li>
      ))}
    </ul>
  )
}

/** A sample of a mastery's shade on the map. */
export function Swatch({ standing }: { readonly standing: Mastery }) {
  const id = useId()
  return (
    <svg className={`map-swatch map-${standing}`} viewBox="0 0 24 16" aria-hidden="true">
      {standing === 'learning' && <Stripes id={id} pitch={5} />}
      <path className="map-shape" d="M.5.5h23v15H.5z" />
      {standing === 'learning' && <path d="M.5.5h23v15H.5z" fill={`url(#${id})`} />}
    </svg>
  )
}

/** A pattern of slanting lines for `fill`, `pitch` units apart. */
export function Stripes({ id, pitch }: { readonly id: string; readonly pitch: number }) {
  return (
    <defs>
      <pattern
        id={id}
        width={pitch}
        height={pitch}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className="map-stripe" d={`M0 0V${pitch}`} strokeWidth={pitch * 0.8} />
      </pattern>
    </defs>
  )
}

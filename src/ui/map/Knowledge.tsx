import { type ComponentProps, useCallback } from 'react'
import { type CountryCode, countryOf } from '../../geo/countries'
import { TextButton } from '../parts/Button'
import { Table } from '../parts/Table'
import { useLocale } from '../words/LocaleContext'
import { inNameOrder } from '../words/lists'
import { CountryMap } from './CountryMap'
import { isGold, type Knowledge, MASTERIES, masteryOf, Swatch } from './Mastery'

type TableProps = {
  readonly caption: string
  readonly codes: readonly CountryCode[]
  readonly knowledge: Knowledge
  readonly onOpen: (code: CountryCode) => void
}

/** The map's content as a table: the countries of a deck grouped by mastery, each group sorted by name. */
export function KnowledgeTable({ caption, codes, knowledge, onOpen }: TableProps) {
  const locale = useLocale()
  const { say, whole } = locale
  const named = inNameOrder(codes, locale)
  return (
    <Table
      className="map-table"
      caption={caption}
      heads={[say('map.name'), say('map.metTimes'), say('map.foundTimes'), say('map.atSight')]}
    >
      {MASTERIES.map((mastery) => {
        const rows = named.filter(({ code }) => masteryOf(knowledge, code) === mastery)
        if (rows.length === 0) return null
        return (
          <tbody key={mastery}>
            <tr>
              <th className="map-group" scope="rowgroup" colSpan={4}>
                <Swatch mastery={mastery} /> {say(`map.${mastery}`)} <span>{whole(rows.length)}</span>
              </th>
            </tr>
            {rows.map(({ code, name }) => (
              <tr key={code}>
                <th scope="row">
                  <TextButton className="map-open" onClick={() => onOpen(code)}>
                    {name}
                  </TextButton>
                </th>
                <td>{whole(knowledge.get(code)?.met ?? 0)}</td>
                <td>{whole(knowledge.get(code)?.found ?? 0)}</td>
                <td>{whole(knowledge.get(code)?.atSight ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        )
      })}
    </Table>
  )
}

/** Caption of the map: the shades that a country can take, each with its word. */
export function MapKey() {
  const { say } = useLocale()
  return (
    <p className="map-key">
      {(['met', 'found', 'mastered'] as const).map((mastery) => (
        <span key={mastery}>
          <Swatch mastery={mastery} /> {say(`map.${mastery}`)}
        </span>
      ))}
      <span>
        <Swatch mastery="unmet" isGold /> {say('map.atSight')}
      </span>
    </p>
  )
}

type MapProps = Omit<ComponentProps<typeof CountryMap>, 'lookOf'> & { readonly knowledge: Knowledge }

/** The map of the world, whose countries are shaded by mastery and can be opened. */
export function KnowledgeMap({ knowledge, ...props }: MapProps) {
  const { say, nameOf } = useLocale()
  const lookOf = useCallback(
    (code: CountryCode) => {
      const shade = masteryOf(knowledge, code)
      const isFirst = isGold(knowledge, code)
      const words = {
        name: nameOf(countryOf(code)),
        standing: say(`map.${shade}`),
        sight: isFirst ? 'first' : 'later',
      } as const
      return { shade, isGold: isFirst, label: say('map.country', words) }
    },
    [knowledge, say, nameOf],
  )
  return <CountryMap {...props} lookOf={lookOf} />
}

import type { CountryCode } from '../../geo/countries'
import { useLocale } from '../words/LocaleContext'
import { inNameOrder } from '../words/lists'
import { type Knowledge, STANDINGS, standingOf } from './knowledge'
import { Swatch } from './Swatch'

type Props = {
  readonly caption: string
  readonly codes: readonly CountryCode[]
  readonly knowledge: Knowledge
  readonly onOpen: (code: CountryCode) => void
}

/** The same as the map as a table: the countries of a deck by how well they are known, each group by their names. */
export function KnowledgeTable({ caption, codes, knowledge, onOpen }: Props) {
  const locale = useLocale()
  const { say, whole } = locale
  const named = inNameOrder(codes, locale)
  return (
    <table className="map-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{say('map.name')}</th>
          <th scope="col">{say('map.met')}</th>
          <th scope="col">{say('map.found')}</th>
        </tr>
      </thead>
      {STANDINGS.map((standing) => {
        const rows = named.filter(({ code }) => standingOf(knowledge, code) === standing)
        if (rows.length === 0) return null
        return (
          <tbody key={standing}>
            <tr>
              <th className="map-group" scope="rowgroup" colSpan={3}>
                <Swatch standing={standing} /> {say(`map.${standing}`)} <span>{whole(rows.length)}</span>
              </th>
            </tr>
            {rows.map(({ code, name }) => (
              <tr key={code}>
                <th scope="row">
                  <button type="button" className="link-button map-open" onClick={() => onOpen(code)}>
                    {name}
                  </button>
                </th>
                <td>{whole(knowledge.get(code)?.met ?? 0)}</td>
                <td>{whole(knowledge.get(code)?.found ?? 0)}</td>
              </tr>
            ))}
          </tbody>
        )
      })}
    </table>
  )
}

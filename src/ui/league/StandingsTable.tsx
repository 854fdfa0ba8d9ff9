import type { Standing } from '../../machines/league/standings'
import { Scroller } from '../parts/Scroller'
import { useLocale } from '../words/LocaleContext'

/** How everybody stands. */
export function StandingsTable({ standings }: { readonly standings: readonly Standing[] }) {
  const { say, whole, tenths, percent } = useLocale()
  return (
    <Scroller label={say('league.standings')}>
      <table className="league-table">
        <caption>{say('league.standings')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('league.player')}</th>
            <th scope="col">{say('statistics.played')}</th>
            <th scope="col">{say('statistics.won')}</th>
            <th scope="col">{say('statistics.average')}</th>
          </tr>
        </thead>
        <tbody>
          {standings.map(({ who, days, won, average }) => (
            <tr key={who}>
              <th scope="row">
                <bdi>{who}</bdi>
              </th>
              <td>{whole(days)}</td>
              <td>{percent(Math.round((won / days) * 100))}</td>
              <td>{average === undefined ? say('statistics.none') : tenths(average)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

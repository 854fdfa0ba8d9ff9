import type { Standing } from '../../machines/league/standings'
import { useLocale } from '../words/LocaleContext'
import { Scroller } from './Scroller'

type Props = { readonly standings: readonly Standing[]; readonly onRemove: (who: string) => void }

/** How everybody stands. */
export function StandingsTable({ standings, onRemove }: Props) {
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
            <th scope="col">{say('statistics.currentStreak')}</th>
            <th scope="col">{say('statistics.longestStreak')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {standings.map(({ who, days, won, average, streak, longest }) => (
            <tr key={who}>
              <th scope="row">
                <bdi>{who}</bdi>
              </th>
              <td>{whole(days)}</td>
              <td>{percent(Math.round((won / days) * 100))}</td>
              <td>{average === undefined ? say('statistics.none') : tenths(average)}</td>
              <td>{whole(streak)}</td>
              <td>{whole(longest)}</td>
              <td>
                <button
                  type="button"
                  className="link-button league-remove"
                  aria-label={`${say('league.remove')}, ${who}`}
                  onClick={() => onRemove(who)}
                >
                  {say('league.remove')}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

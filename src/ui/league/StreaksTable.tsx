import { useRef } from 'react'
import type { Standing } from '../../machines/league/standings'
import { Scroller } from '../parts/Scroller'
import { useRowFocus } from '../parts/useRowFocus'
import { useLocale } from '../words/LocaleContext'

type Props = { readonly standings: readonly Standing[]; readonly onRemove: (who: string) => void }

/** Days won one after the other, and a way to take somebody out. */
export function StreaksTable({ standings, onRemove }: Props) {
  const { say, whole } = useLocale()
  const table = useRef<HTMLTableElement>(null)
  useRowFocus(
    table,
    standings.map(({ who }) => who),
    '.league-remove',
  )
  return (
    <Scroller label={say('statistics.longestStreak')}>
      <table className="league-table" ref={table}>
        <caption>{say('statistics.longestStreak')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('league.player')}</th>
            <th scope="col">{say('statistics.currentStreak')}</th>
            <th scope="col">{say('statistics.longestStreak')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {standings.map(({ who, streak, longest }) => (
            <tr key={who}>
              <th scope="row">
                <bdi>{who}</bdi>
              </th>
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

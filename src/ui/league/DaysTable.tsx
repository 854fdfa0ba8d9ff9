import type { Result } from '../../machines/league/result'
import { daysIn } from '../../machines/league/standings'
import { Scroller } from '../parts/Scroller'
import { useLocale } from '../words/LocaleContext'
import { writtenScore } from './writtenScore'

/** How many days are shown. */
const DAYS = 14

type Props = { readonly results: readonly Result[]; readonly names: readonly string[] }

/** What everybody had on each of the last days. */
export function DaysTable({ results, names }: Props) {
  const { say, whole, date } = useLocale()
  return (
    <Scroller label={say('league.days')}>
      <table className="league-table league-days">
        <caption>{say('league.days')}</caption>
        <thead>
          <tr>
            <td />
            {names.map((who) => (
              <th key={who} scope="col">
                <bdi>{who}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {daysIn(results)
            .slice(0, DAYS)
            .map((day) => (
              <tr key={day.date}>
                <th scope="row">{date(day.date)}</th>
                {names.map((who) => {
                  const score = day.scores.get(who)
                  return <td key={who}>{score === undefined ? '' : writtenScore(score, whole)}</td>
                })}
              </tr>
            ))}
        </tbody>
      </table>
    </Scroller>
  )
}

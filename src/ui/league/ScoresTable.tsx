import { SCORES, type Standing } from '../../machines/league/standings'
import { Scroller } from '../parts/Scroller'
import { useLocale } from '../words/LocaleContext'
import { writtenScore } from './writtenScore'

/** The guesses from the first to the last, and then none. */
const ORDER = [...SCORES.slice(1), SCORES[0]]

/** How often everybody needed how many guesses: in numbers, and as a bar that says the same. */
export function ScoresTable({ standings }: { readonly standings: readonly Standing[] }) {
  const { say, whole } = useLocale()
  return (
    <Scroller label={say('statistics.distribution')}>
      <table className="league-table">
        <caption>{say('statistics.distribution')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('league.player')}</th>
            {ORDER.map((score) => (
              <th key={score} scope="col">
                {writtenScore(score, whole)}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {standings.map(({ who, scores, days }) => (
            <tr key={who}>
              <th scope="row">
                <bdi>{who}</bdi>
              </th>
              {ORDER.map((score) => (
                <td key={score}>{whole(scores[score] ?? 0)}</td>
              ))}
              <td className="league-bars" aria-hidden="true">
                <Bars scores={scores} days={days} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

/** The same as the numbers beside it: a bar for all days, and a part of it for each number of guesses. */
function Bars({ scores, days }: { readonly scores: readonly number[]; readonly days: number }) {
  let from = 0
  return (
    <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {ORDER.map((score) => {
        const width = ((scores[score] ?? 0) / days) * 100
        from += width
        return (
          <rect
            key={score}
            className={score === 0 ? 'league-lost' : 'league-won'}
            x={from - width}
            width={width}
            height="12"
            fillOpacity={score === 0 ? 1 : 1.1 - score * 0.15}
          />
        )
      })}
    </svg>
  )
}

import type { Statistics as Figures } from '../machines/statistics'
import { adoptStyles } from './adoptStyles'
import { statistics as texts } from './english'
import styles from './Statistics.css?inline'
import type { Tongue } from './tongue'

adoptStyles(styles)

type Props = {
  readonly figures: Figures
  /** After how many guesses today was won; `undefined` while it was not. */
  readonly today: number | undefined
  readonly tongue: Tongue
}

/** The record of the daily games: figures, and how many guesses the wins took. */
export function Statistics({ figures, today, tongue }: Props) {
  const { played, winPercent, currentStreak, longestStreak, distribution } = figures
  const most = Math.max(1, ...distribution)
  return (
    <div className="statistics">
      <dl className="figures">
        <Figure name={texts.played} value={tongue.whole(played)} />
        <Figure name={texts.won} value={tongue.percent(winPercent)} />
        <Figure name={texts.currentStreak} value={tongue.whole(currentStreak)} />
        <Figure name={texts.longestStreak} value={tongue.whole(longestStreak)} />
        <Figure
          name={texts.average}
          value={figures.won === 0 ? texts.none : tongue.tenths(figures.average)}
        />
      </dl>
      <table className="distribution">
        <caption>{texts.distribution}</caption>
        <tbody>
          {distribution.map((count, index) => {
            const guesses = index + 1
            const isToday = guesses === today
            return (
              <tr key={guesses} className={isToday ? 'distribution-today' : undefined}>
                <th scope="row">
                  {tongue.whole(guesses)}
                  <span className="visually-hidden">{texts.guesses(guesses, isToday)}</span>
                </th>
                <td className="distribution-cell" aria-hidden="true">
                  <div className="distribution-bar" style={{ inlineSize: `${(count / most) * 100}%` }} />
                </td>
                <td>
                  {tongue.whole(count)}
                  <span className="visually-hidden">{texts.days(count)}</span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="figure">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

import type { Statistics } from '../../machines/record/statistics'
import type { Streak } from '../../machines/record/streaks'
import { GUESSES } from '../../machines/rules/rules'
import { useLocale } from '../words/LocaleContext'
import './StatisticsPanel.css'

type Props = {
  readonly figures: Statistics
  /** Mean skill; `undefined` until it is known, and if no day tells of it. */
  readonly skill: number | undefined
  /** Number of guesses of today's win; `undefined` unless today was won. */
  readonly today: number | undefined
}

/** Statistics of the daily games: figures, and the distribution of guesses over the wins. */
export function StatisticsPanel({ figures, skill, today }: Props) {
  const { say, whole, tenths, percent } = useLocale()
  const { played, won, harder, aided, winPercent } = figures
  const { current, longest, distribution, later } = figures
  const most = Math.max(1, ...distribution)
  const winsIn = ({ days, won }: Streak) => days > 1 && say('today.wins', { won, count: days })
  // The longest streak is told apart from the current one by nothing but its figures.
  const isLongest = current.days === longest.days && current.won === longest.won
  return (
    <div className="statistics">
      <dl className="figures">
        <Figure name={say('statistics.played')} value={whole(played)} />
        <Figure name={say('statistics.won')} value={percent(winPercent)} />
        <Figure
          name={say('statistics.currentStreak')}
          value={whole(current.days)}
          notes={[winsIn(current)]}
        />
        <Figure
          name={say('statistics.longestStreak')}
          value={whole(longest.days)}
          notes={[
            !isLongest && winsIn(longest),
            longest.restDays > 0 && say('statistics.restInLongest', { count: longest.restDays }),
          ]}
        />
        <Figure
          name={say('statistics.average')}
          value={figures.won === 0 ? say('statistics.none') : tenths(figures.average)}
        />
        {skill !== undefined && <Figure name={say('statistics.skill')} value={whole(skill)} />}
      </dl>
      {current.days > 0 && (
        <p className="figures-rest">
          {current.inStock > 0
            ? say('statistics.restInStock', { count: current.inStock })
            : say('statistics.restEarned')}
        </p>
      )}
      <table className="distribution">
        <caption>{say('statistics.distribution')}</caption>
        <tbody>
          {distribution.map((count, index) => {
            const guesses = index + 1
            const isToday = guesses === today
            return (
              <tr key={guesses} className={isToday ? 'distribution-today' : undefined}>
                <th scope="row">
                  {whole(guesses)}
                  <span className="visually-hidden">
                    {' '}
                    {say(isToday ? 'statistics.guessesToday' : 'statistics.guesses', { count: guesses })}
                  </span>
                </th>
                <td className="distribution-cell" aria-hidden="true">
                  <div className="distribution-bar" style={{ inlineSize: `${(count / most) * 100}%` }} />
                </td>
                <td>
                  {whole(count)}
                  <span className="visually-hidden"> {say('statistics.days', { count })}</span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {aided > 0 && <p className="statistics-harder">{say('statistics.aided', { aided, won })}</p>}
      {harder > 0 && <p className="statistics-harder">{say('statistics.harder', { harder, won })}</p>}
      {later.played > 0 && (
        <p className="figures-later">{say('statistics.later', { played: later.played, won: later.won })}</p>
      )}
    </div>
  )
}

/** Blank rows of the distribution, before any day is over: decoration. */
export function BlankStatistics() {
  const { say, whole } = useLocale()
  return (
    <div className="statistics statistics-blank" aria-hidden="true">
      <table className="distribution">
        <caption>{say('statistics.distribution')}</caption>
        <tbody>
          {Array.from({ length: GUESSES }, (_, index) => index + 1).map((guesses) => (
            <tr key={guesses}>
              <th>{whole(guesses)}</th>
              <td className="distribution-cell" />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type FigureProps = {
  readonly name: string
  readonly value: string
  /** Lines of small print under the name. */
  readonly notes?: readonly (string | false)[]
}

function Figure({ name, value, notes = [] }: FigureProps) {
  return (
    <div className="figure">
      <dt>{name}</dt>
      <dd>{value}</dd>
      {notes.map(
        (note) =>
          note && (
            <dd key={note} className="figure-note">
              {note}
            </dd>
          ),
      )}
    </div>
  )
}

import type { Statistics as Figures } from '../machines/statistics'
import { guessesInWords } from './words'
import './Statistics.css'

type Props = {
  readonly figures: Figures
  /** After how many guesses today was won; `undefined` while it was not. */
  readonly today: number | undefined
}

const average = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

/** The record of the daily games: figures, and how many guesses the wins took. */
export function Statistics({ figures, today }: Props) {
  const { played, winPercent, currentStreak, longestStreak, distribution } = figures
  const most = Math.max(1, ...distribution)
  return (
    <div className="statistics">
      <dl className="figures">
        <Figure name="Played" value={String(played)} />
        <Figure name="Won" value={`${winPercent}%`} />
        <Figure name="Current streak" value={String(currentStreak)} />
        <Figure name="Longest streak" value={String(longestStreak)} />
        <Figure name="Average guesses" value={figures.won === 0 ? '–' : average.format(figures.average)} />
      </dl>
      <h3 className="distribution-title">Guess distribution</h3>
      <ol className="distribution">
        {distribution.map((count, index) => {
          const guesses = index + 1
          const isToday = guesses === today
          return (
            <li
              key={guesses}
              className={isToday ? 'distribution-row distribution-today' : 'distribution-row'}
            >
              <span aria-hidden="true">{guesses}</span>
              <span
                className="distribution-bar"
                style={{ inlineSize: `${(count / most) * 100}%` }}
                aria-hidden="true"
              />
              <span aria-hidden="true">{count}</span>
              <span className="visually-hidden">
                {guessesInWords(guesses)}: {count} {count === 1 ? 'day' : 'days'}
                {isToday && ', today among them'}
              </span>
            </li>
          )
        })}
      </ol>
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

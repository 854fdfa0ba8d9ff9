import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { decks, FIRST_DECK } from '../../geo/decks'
import { DAILY_DECKS, dailies } from '../../machines/schedule/dailies'
import { useLocale } from '../../ui/words/LocaleContext'
import { StreakLine } from '../record/DailyState'
import { DailyStanding, DueStanding, SprintStanding, StatusLoader } from './Standing'
import './Today.css'

/** Today's puzzles, practice and the sprint, as rows like those of guesses, each with its status. */
export function Today({ id }: { readonly id: string }) {
  const { say } = useLocale()
  return (
    <section className="today" aria-labelledby={id}>
      <h2 className="today-title" id={id}>
        {say('contents.today')}
      </h2>
      <ol className="today-rows">
        {DAILY_DECKS.map((deck) => {
          const { page } = dailies[deck]
          return (
            <Row
              key={deck}
              to={`/${page}`}
              name={say(`${page}.heading`)}
              scope={say('today.scope', { count: decks[deck].targets.length })}
            >
              <DailyStanding deck={deck} withStreak={deck !== FIRST_DECK} />
            </Row>
          )
        })}
        <Row to="/practice" name={say('practice.heading')} scope={say('today.endless')}>
          <DueStanding />
        </Row>
        <Row to="/sprint" name={say('sprint.heading')} scope={say('today.minutes', { count: 3 })}>
          <SprintStanding />
        </Row>
      </ol>
      <div className="today-line">
        <StatusLoader>
          <StreakLine deck={FIRST_DECK} />
        </StatusLoader>
      </div>
    </section>
  )
}

type RowProps = {
  readonly to: string
  readonly name: string
  readonly scope: string
  /** Status of the puzzle. */
  readonly children: ReactNode
}

function Row({ to, name, scope, children }: RowProps) {
  return (
    <li>
      <Link className="today-row" to={to}>
        <span className="today-name">{name}</span>
        <span className="today-scope">{scope}</span>
        <span className="today-state">
          <StatusLoader>{children}</StatusLoader>
        </span>
        <svg className="today-arrow" viewBox="-8 -8 16 16" aria-hidden="true" focusable="false">
          <path d="M-6.5 0h12M1.5-4.5 6.5 0 1.5 4.5" />
        </svg>
      </Link>
    </li>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { decks } from '../../geo/decks'
import { PINS } from '../../machines/pins/pins'
import { NextDay } from '../../ui/record/Countdown'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { DailyStanding, PinsStanding, SprintStanding, StatusLoader, type Step } from './Standing'
import './Today.css'

type Props = {
  /** Steps that are not done today. */
  readonly open: readonly Step[]
  /** Step that is offered first; `undefined` once all are done. */
  readonly next: Step | undefined
}

/** Steps of today beside the daily puzzle, as rows like those of guesses, each with its status. */
export function Today({ open, next }: Props) {
  const browser = useBrowser()
  const { say } = useLocale()
  const isNext = (step: Step) => step === next
  return (
    <section className="today" aria-labelledby="today">
      <h2 className="today-title" id="today">
        {say('places.today')}
      </h2>
      {!open.includes('daily') && (
        <p className="today-line">
          <NextDay {...browser} />
        </p>
      )}
      <ol className="today-rows">
        <StepRow
          step="world"
          isNext={isNext('world')}
          scope={say('board.scope', { count: decks.world.targets.length })}
        >
          <DailyStanding deck="world" withStreak />
        </StepRow>
        <StepRow step="sprint" isNext={isNext('sprint')} scope={say('today.minutes', { count: 3 })}>
          <SprintStanding />
        </StepRow>
        <StepRow step="pins" isNext={isNext('pins')} scope={say('board.scope', { count: PINS })}>
          <PinsStanding />
        </StepRow>
      </ol>
    </section>
  )
}

type RowProps = {
  readonly step: Step
  readonly isNext: boolean
  /** Extent of the step in words. */
  readonly scope: string
  /** Status of the player. */
  readonly children: ReactNode
}

function StepRow({ step, isNext, scope, children }: RowProps) {
  const { say } = useLocale()
  return (
    <li>
      <Link className={isNext ? 'today-row today-next' : 'today-row'} to={`/${step}`}>
        <span className="today-name">{say(`${step}.heading`)}</span>
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

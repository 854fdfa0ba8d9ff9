import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { decks, FIRST_DECK } from '../../geo/decks'
import { useTimeLeft } from '../../ui/record/Countdown'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { useDue } from '../record/useDue'
import { useSettings } from '../useStored'
import { DailyStanding, DueStanding, SprintStanding, StatusLoader } from './Standing'
import { STEPS, type Step } from './useOpenSteps'
import './Today.css'

type Props = {
  /** Steps that are not done today. */
  readonly open: readonly Step[]
  /** Step that is offered first. */
  readonly next: Step
}

/** Steps of today as rows like those of guesses, each with its status. */
export function Today({ open, next }: Props) {
  const { say } = useLocale()
  const { begin } = useDue(useSettings().settings.deck)
  const isNext = (step: Step) => step === next
  return (
    <section className="today" aria-labelledby="today">
      <h2 className="today-title" id="today">
        {say('contents.today')}
      </h2>
      <ol className="today-rows">
        <Row step="daily" scope={say('today.scope', { count: decks[FIRST_DECK].targets.length })}>
          <DailyStanding deck={FIRST_DECK} />
        </Row>
        <Row
          step="world"
          isNext={isNext('world')}
          scope={say('today.scope', { count: decks.world.targets.length })}
        >
          <DailyStanding deck="world" withStreak />
        </Row>
        <Row step="sprint" isNext={isNext('sprint')} scope={say('today.minutes', { count: 3 })}>
          <SprintStanding />
        </Row>
        <Row step="practice" isNext={isNext('practice')} scope={say('today.endless')} onClick={begin}>
          <DueStanding />
        </Row>
      </ol>
      <p className="today-line">
        <StatusLoader>
          {say('today.done', { done: STEPS.length - open.length, all: STEPS.length })}
          {!open.includes('daily') && <NextDay />}
        </StatusLoader>
      </p>
    </section>
  )
}

/** Time until the next puzzle, behind the other words of a line. */
function NextDay() {
  const { say } = useLocale()
  const { now, onTick } = useBrowser()
  return <Fragment> · {say('today.next', { time: useTimeLeft(now, onTick) })}</Fragment>
}

type RowProps = Pick<ComponentProps<typeof Link>, 'onClick'> & {
  readonly step: Step
  readonly isNext?: boolean
  readonly scope: string
  readonly children: ReactNode
}

function Row({ step, isNext = false, scope, onClick, children }: RowProps) {
  const { say } = useLocale()
  return (
    <li>
      <Link className={isNext ? 'today-row today-next' : 'today-row'} to={`/${step}`} onClick={onClick}>
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

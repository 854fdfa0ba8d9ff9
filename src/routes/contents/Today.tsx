import { decks } from '../../geo/decks'
import { PINS } from '../../machines/pins/pins'
import { Link } from '../../ui/parts/Link'
import { NextDay } from '../../ui/record/Countdown'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { DailyStanding, StatusLoader, type Step, standings } from './Standing'
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
  const scopes = {
    world: say('board.scope', { count: decks.world.targets.length }),
    sprint: say('today.minutes', { count: 3 }),
    pins: say('board.scope', { count: PINS }),
  }
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
        {(Object.keys(scopes) as (keyof typeof scopes)[]).map((step) => (
          <li key={step}>
            <Link className={step === next ? 'today-row today-next' : 'today-row'} to={`/${step}`}>
              <span className="today-name">{say(`${step}.heading`)}</span>
              <span className="today-scope">{scopes[step]}</span>
              <span className="today-state">
                <StatusLoader>
                  {step === 'world' ? <DailyStanding deck="world" withStreak /> : standings[step]}
                </StatusLoader>
              </span>
              <svg className="today-arrow" viewBox="-8 -8 16 16" aria-hidden="true" focusable="false">
                <path d="M-6.5 0h12M1.5-4.5 6.5 0 1.5 4.5" />
              </svg>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  )
}

import { type ReactNode, type RefObject, useId } from 'react'
import { Link } from 'react-router-dom'
import type { PlaceId } from '../../geo/place'
import { placeOf } from '../../geo/places'
import { endingOf, type Run, tallyOf } from '../../machines/sprint/run'
import { Disclosure } from '../parts/Disclosure'
import { useSettling } from '../parts/useSettling'
import { useLocale } from '../words/LocaleContext'

/** Country with its outline; the path is `undefined` until it has been fetched. */
type Pictured = { readonly country: PlaceId; readonly path: string | undefined }

type Props = {
  /** Finished run. */
  readonly run: Run
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** Best result of other runs of this kind, as a number of outlines found. */
  readonly best: number | undefined
  /** Countries not found at the first guess. */
  readonly missed: readonly Pictured[]
  /** Country on the screen at the end, if any. */
  readonly last: Pictured | undefined
  /** Countries found, and whether they are shown. */
  readonly named: readonly Pictured[]
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  readonly onPractise: (country: PlaceId) => void
  /** Starts another run of the same kind. */
  readonly onAgain: () => void
  /** Returns to the choice of a run. */
  readonly onOther: () => void
  /** Button that shares the result. */
  readonly share: ReactNode
  /** Comparison with a friend's run. */
  readonly sides: ReactNode
  /** Further actions. */
  readonly children: ReactNode
}

/** Result of a finished run, with the countries that were missed. */
export function RunResult(props: Props) {
  const { run, heading, best, missed, last, named, onPractise, onAgain, onOther, share, sides, children } =
    props
  const { say } = useLocale()
  const { found } = tallyOf(run)
  const isBest = found > (best ?? 0)
  // A press meant for a suggestion, or for the button that ended the run, must not start anything here.
  const isSettling = useSettling(true)
  return (
    <main className={isSettling ? 'run-end run-settling' : 'run-end'}>
      <section className="result" aria-labelledby="result-title">
        <h2 className="result-title" id="result-title" tabIndex={-1} ref={heading}>
          {say('sprint.over', { why: endingOf(run) ?? 'stopped' })}
        </h2>
        <p className="result-text">
          {say('sprint.result', { count: found })}{' '}
          {isBest ? say('sprint.newBest') : best !== undefined && say('sprint.best', { count: best })}
        </p>
        <div className="result-actions">
          {share}
          <button type="button" className="button button-quiet" onClick={() => isSettling || onAgain()}>
            {say(run.plan.day === undefined ? 'sprint.again' : 'sprint.againFree')}
          </button>
          {children}
          <button type="button" className="button button-quiet" onClick={() => isSettling || onOther()}>
            {say('sprint.kind')}
          </button>
        </div>
      </section>
      {sides}
      {missed.length > 0 && (
        <Outlines title={say('sprint.missed')} outlines={missed} {...{ run, onPractise }} />
      )}
      {last && <Outlines title={say('sprint.onScreen')} outlines={[last]} {...{ run, onPractise }} />}
      {named.length > 0 && (
        <Disclosure title={say('sprint.gallery')} isOpen={props.isOpen} onToggle={props.onToggle}>
          {() => <Pictures outlines={named} {...{ run, onPractise }} />}
        </Disclosure>
      )}
    </main>
  )
}

type OutlinesProps = Pick<Props, 'run' | 'onPractise'> & {
  readonly title: string
  readonly outlines: readonly Pictured[]
}

/** Outlines of a run under a heading. */
function Outlines({ title, ...pictures }: OutlinesProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 className="run-missed-title" id={id}>
        {title}
      </h2>
      <Pictures {...pictures} />
    </section>
  )
}

/** Outlines of a run, each a link to practice with its country. */
function Pictures({ outlines, run, onPractise }: Omit<OutlinesProps, 'title'>) {
  const { say, nameOf } = useLocale()
  return (
    <ul className="run-missed">
      {outlines.map(({ country, path }) => (
        <li key={country}>
          <Link
            to={`/practice?deck=${run.plan.deck}`}
            aria-label={say('sprint.practise', { name: nameOf(placeOf(country)) })}
            onClick={() => onPractise(country)}
          >
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <path d={path} fillRule="evenodd" />
            </svg>
            <span>{nameOf(placeOf(country))}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

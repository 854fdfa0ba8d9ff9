import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { PlaceId } from '../../geo/place'
import { placeOf } from '../../geo/places'
import type { Shape } from '../../geo/shape'
import { type Hint, hintOf } from '../../machines/hint'
import type { Units } from '../../machines/journal/settings'
import { standardRules } from '../../machines/rules'
import { type Plan, ROW, stakeOf, type Tally } from '../../machines/sprint/run'
import type { RunActor } from '../../machines/sprint/runMode'
import { Announcement } from '../board/Announcement'
import { GuessRow } from '../board/GuessRow'
import type { Finder } from '../field/finder'
import { GuessInput } from '../field/GuessInput'
import { MissingModule } from '../parts/Notice'
import { DescriptionButton, OutlineDescription } from '../plate/OutlineDescription'
import { Plate } from '../plate/Plate'
import { lengthIn } from '../words/formats'
import { useLocale } from '../words/LocaleContext'
import type { Locale } from '../words/locale'
import { clockIn, RunClock } from './RunClock'

type Props = {
  readonly plan: Plan
  readonly tally: Tally
  /** Change of the clock by the last move, in milliseconds; negative if it lost time. */
  readonly change: number
  /** Outline on the screen; `undefined` until it has been fetched. */
  readonly shape: Shape | undefined
  /** Fetches the outline again; defined only after a failed fetch. */
  readonly onRetry: (() => void) | undefined
  readonly plate: RefObject<HTMLDivElement | null>
  /** Actor of the run whose clock is shown; `undefined` for a run without a clock. */
  readonly actor: RunActor | undefined
  readonly finder: Finder
  readonly units: Units
  readonly canSkip: boolean
  readonly onGuess: (country: PlaceId) => void
  readonly onSkip: () => void
  readonly onStop: () => void
}

/** Run in play: outline, field, last answer and score; the score stands above or beside the plate, away from the thumbs. */
export function RunTable(props: Props) {
  const { plan, tally, change, shape, onRetry, plate, actor } = props
  const { finder, units, canSkip, onGuess, onSkip, onStop } = props
  const locale = useLocale()
  const { say, whole, nameOf } = locale
  const descriptionId = useId()
  const [isDescribed, setDescribed] = useState(false)
  const [told, setTold] = useState('')
  const table = useRef<HTMLElement>(null)
  // After scrolling down to press Start, an on-screen keyboard would leave the outline out of sight.
  useEffect(() => {
    if ((table.current?.getBoundingClientRect().top ?? 0) < 0) table.current?.scrollIntoView()
  }, [])
  const { target, guesses, seen, found, row } = tally
  const wrong = guesses.at(-1)
  const hint =
    target && wrong ? hintOf(wrong, { puzzle: { deck: plan.deck }, target, rules: standardRules }) : undefined
  const last = seen.at(-1)
  const done = guesses.length === 0 ? last : undefined
  const stake = clockIn(stakeOf(plan), locale)
  // A row stays full until the next answer.
  const filled = row === 0 ? 0 : ((row - 1) % ROW) + 1
  /** Returns the focus to the field after a press of a button, so that typing continues there. */
  const onward = () => table.current?.querySelector('input')?.focus()
  return (
    <main className="run" ref={table}>
      <div className="run-state">
        <p className="run-found">
          <b>{whole(found)}</b> <span className="run-name">{say('sprint.found')}</span>
        </p>
        {actor && (
          <>
            <p className="run-row">
              <span role="img" aria-label={say('sprint.rowNow', { number: filled, count: ROW })}>
                {'●'.repeat(filled) + '○'.repeat(ROW - filled)}
              </span>{' '}
              <span className="run-name">
                {say('sprint.inRow', { count: ROW })} <bdi dir="ltr">+{stake}</bdi>
              </span>
            </p>
            <RunClock actor={actor} onTell={setTold}>
              {change !== 0 && (
                <span
                  key={seen.length + guesses.length}
                  className={change < 0 ? 'run-change run-cost' : 'run-change'}
                  aria-hidden="true"
                  dir="ltr"
                >
                  {change < 0 ? '−' : '+'}
                  {clockIn(Math.abs(change), locale)}
                </span>
              )}
            </RunClock>
          </>
        )}
      </div>
      <div className="run-plate" ref={plate} tabIndex={-1}>
        <Plate
          outline={shape?.path}
          label={say('board.mystery')}
          descriptionId={descriptionId}
          missing={
            onRetry && <MissingModule text={say('board.outlineMissing')} attempts={0} onRetry={onRetry} />
          }
        />
      </div>
      <div className="run-play">
        <GuessInput
          finder={finder}
          guessed={guesses}
          isDisabled={false}
          isFocused
          isQuick
          onGuess={onGuess}
          onRepeat={() => {}}
        />
        <div className="run-last">
          {hint && (
            <ol className="guesses-rows">
              <GuessRow hint={hint} units={units} number={guesses.length} />
            </ol>
          )}
          {done?.outcome === 'skipped' && (
            <p>{say('sprint.skipped', { name: nameOf(placeOf(done.country)) })}</p>
          )}
          {(done?.outcome === 'found' || done?.outcome === 'late') && (
            <p className="run-right" aria-hidden="true">
              ✓ {nameOf(placeOf(done.country))}
            </p>
          )}
        </div>
        <div className="run-actions">
          <button
            type="button"
            className="button button-quiet"
            disabled={!canSkip}
            // The field keeps the focus, so that an on-screen keyboard stays open.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              onSkip()
              onward()
            }}
          >
            {say('sprint.skip')}
            {actor && (
              <span className="run-price" aria-hidden="true" dir="ltr">
                −{stake}
              </span>
            )}
          </button>
          <button type="button" className="link-button" onClick={onStop}>
            {say('sprint.stop')}
          </button>
        </div>
        <p className="run-so-far">
          {seen.slice(0, done ? -1 : undefined).map(({ country, outcome }) => (
            <span key={country}>
              {outcome === 'skipped' ? '–' : '✓'} {nameOf(placeOf(country))}
            </span>
          ))}
        </p>
      </div>
      <div className="run-description">
        {shape && (
          <>
            <DescriptionButton
              id={descriptionId}
              isShown={isDescribed}
              onPress={() => setDescribed(!isDescribed)}
            />
            <OutlineDescription
              id={descriptionId}
              traits={shape.traits}
              isTurned={false}
              isShown={isDescribed}
            />
          </>
        )}
      </div>
      <Announcement text={newsOf(tally, hint, units, locale)} />
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </main>
  )
}

/** Text announced after a move: the hint or the outcome, and the number found, but not the time. */
function newsOf({ seen, found }: Tally, hint: Hint | undefined, units: Units, locale: Locale): string {
  const { say, nameOf } = locale
  if (hint) {
    const { country, distance, direction } = hint
    const wind = direction ? say(`wind.${direction.word}`) : ''
    return say('sprint.wrong', {
      ...{ name: nameOf(country), distance: lengthIn(distance, units, locale) },
      ...{ units, wind },
    })
  }
  const last = seen.at(-1)
  if (last === undefined) return ''
  const name = nameOf(placeOf(last.country))
  return last.outcome === 'skipped'
    ? say('sprint.skipped', { name })
    : say('sprint.right', { name, count: found })
}

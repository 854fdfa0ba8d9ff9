import { useSelector } from '@xstate/react'
import { useEffect, useId, useRef, useState } from 'react'
import type { PlaceId } from '../../geo/place'
import { placeOf } from '../../geo/places'
import { noteUnderway } from '../../machines/journal/played'
import type { Units } from '../../machines/journal/settings'
import { type Hint, hintOf } from '../../machines/rules/hint'
import { standardRules } from '../../machines/rules/rules'
import { utcDateOf } from '../../machines/schedule/day'
import { outlinesOf } from '../../machines/sprint/outlines'
import { clockTime, isMovable, limitOf, stakeOf, type Tally, tallyOf } from '../../machines/sprint/run'
import type { RunActor, RunSnapshot } from '../../machines/sprint/runMode'
import { Announcement } from '../../ui/board/Announcement'
import { GuessRow } from '../../ui/board/GuessRow'
import { finderOf } from '../../ui/field/finder'
import { GuessInput } from '../../ui/field/GuessInput'
import { QuietButton, TextButton } from '../../ui/parts/Button'
import { useSettling } from '../../ui/parts/useSettling'
import { DescriptionButton, OutlineDescription } from '../../ui/plate/OutlineDescription'
import { MissingOutline, Plate } from '../../ui/plate/Plate'
import { RunState } from '../../ui/sprint/RunState'
import { lengthIn } from '../../ui/words/formats'
import { useLocale } from '../../ui/words/LocaleContext'
import type { Locale } from '../../ui/words/locale'
import { NamedPlace } from '../../ui/words/NamedPlace'
import { useBrowser } from '../contexts'
import { dialogs, LazyDialog, useDialog } from '../LazyDialog'
import { endings } from '../lazyEndings'
import { useShapesAhead } from '../outlines/useShapes'

type Props = {
  readonly actor: RunActor
  readonly units: Units
}

/** Number of outlines loaded ahead. */
const AHEAD = 3

const movesOf = ({ context }: RunSnapshot) => context.progress.moves

/**
 * Run in progress: outline, field, last answer and score; the score stands above or beside the plate, away from the
 * thumbs. It re-renders only with a move.
 */
export function RunBoard({ actor, units }: Props) {
  const browser = useBrowser()
  const locale = useLocale()
  const { say, nameOf } = locale
  useSelector(actor, movesOf)
  const run = actor.getSnapshot().context.progress
  const { plan } = run
  const tally = tallyOf(run)
  const { target, guesses, seen } = tally
  const finder = finderOf(plan.deck, browser.languages(), locale)
  const codes = outlinesOf(plan).slice(seen.length, seen.length + 1 + AHEAD)
  const [shapes, retry] = useShapesAhead(codes)
  const plate = useRef<HTMLDivElement>(null)
  useEffect(() => {
    noteUnderway(browser.tab, true)
    return () => noteUnderway(browser.tab, false)
  }, [browser])
  useEffect(() => {
    endings.ask()
    dialogs.ask()
  }, [])
  const table = useRef<HTMLElement>(null)
  // After scrolling down to press Start, an on-screen keyboard would leave the outline out of sight.
  useEffect(() => {
    if ((table.current?.getBoundingClientRect().top ?? 0) < 0) table.current?.scrollIntoView()
  }, [])
  const descriptionId = useId()
  const [isDescribed, setDescribed] = useState(false)
  const [told, setTold] = useState('')
  const shape = target && shapes.get(target)
  const isLost = target !== undefined && shapes.has(target) && shape === undefined
  const wrong = guesses.at(-1)
  const hint =
    target && wrong ? hintOf(wrong, { puzzle: { deck: plan.deck }, target, rules: standardRules }) : undefined
  const done = guesses.length === 0 ? seen.at(-1) : undefined
  const clock = Number.isFinite(limitOf(plan)) ? actor : undefined
  const stake = clockTime(stakeOf(plan), locale.whole)
  const guess = (country: PlaceId) => {
    const at = browser.now()
    actor.send({ type: 'guess', country, on: utcDateOf(at), at })
  }
  const settling = useSettling(seen.length)
  const question = useDialog()
  const stop = () => actor.send({ type: 'stop', at: browser.now() })
  return (
    <>
      <main className="run" ref={table}>
        <RunState
          tally={tally}
          change={tally.added - tallyOf({ plan, moves: run.moves.slice(0, -1) }).added}
          actor={clock}
          stake={stake}
          onTell={setTold}
        />
        <div className="run-plate" ref={plate} tabIndex={-1}>
          <Plate
            outline={shape?.path}
            label={say(finder.words.mystery)}
            descriptionId={descriptionId}
            missing={isLost && <MissingOutline plate={plate} onRetry={retry} />}
          />
        </div>
        <div className="run-play">
          <GuessInput
            finder={finder}
            guessed={guesses}
            isDisabled={false}
            isFocused
            isQuick
            onGuess={guess}
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
                ✓ <NamedPlace place={placeOf(done.country)} />
              </p>
            )}
          </div>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the field keeps the focus, so that an on-screen keyboard stays */}
          <div className="run-actions" onMouseDown={(event) => event.preventDefault()}>
            <QuietButton
              {...settling}
              disabled={!isMovable(run, undefined)}
              onClick={() => {
                actor.send({ type: 'next', at: browser.now() })
                // Typing continues in the field.
                table.current?.querySelector('input')?.focus()
              }}
            >
              {say('sprint.skip')}
              {clock && (
                <span className="run-price" aria-hidden="true" dir="ltr">
                  −{stake}
                </span>
              )}
            </QuietButton>
            <TextButton onClick={plan.day === undefined ? stop : question.open}>
              {say('sprint.stop')}
            </TextButton>
          </div>
          <p className="run-so-far">
            {seen.slice(0, done ? -1 : undefined).map(({ country, outcome }) => (
              <span key={country}>
                {outcome === 'skipped' ? '–' : '✓'} <NamedPlace place={placeOf(country)} />
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
        <Announcement text={told} />
      </main>
      <LazyDialog of={question}>
        {({ QuestionDialog }) => (
          <QuestionDialog
            title="sprint.stopQuestion"
            answer="sprint.stop"
            onAnswer={stop}
            onClose={question.close}
          >
            {say('sprint.result', { count: tally.found })} {say('sprint.stopMeans')}
          </QuestionDialog>
        )}
      </LazyDialog>
    </>
  )
}

/** Text announced after a move: the hint or the outcome, and the number found, but not the time. */
function newsOf({ seen, found }: Tally, hint: Hint | undefined, units: Units, locale: Locale): string {
  const { say, nameOf } = locale
  if (hint) {
    const { country, distance, direction } = hint
    const wind = direction ? say(`wind.${direction.word}`) : ''
    return say('sprint.wrong', {
      name: nameOf(country),
      distance: lengthIn(distance, units),
      units,
      wind,
    })
  }
  const last = seen.at(-1)
  if (last === undefined) return ''
  const name = nameOf(placeOf(last.country))
  return last.outcome === 'skipped'
    ? say('sprint.skipped', { name })
    : say('sprint.right', { name, count: found })
}

import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { PlaceId } from '../../geo/place'
import { utcDateOf } from '../../machines/day'
import type { Units } from '../../machines/journal/settings'
import { outlinesOf } from '../../machines/sprint/outlines'
import { isMovable, limitOf, type Run, tallyOf } from '../../machines/sprint/run'
import type { RunActor, RunSnapshot } from '../../machines/sprint/runMode'
import { noteUnderway } from '../../machines/sprint/underway'
import { finderOf } from '../../ui/field/finder'
import { PAUSE } from '../../ui/parts/useSettling'
import { RunTable } from '../../ui/sprint/RunTable'
import { useLocale } from '../../ui/words/LocaleContext'
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

const movesOf = ({ context }: RunSnapshot) => context.progress?.moves

/** Whether the last move skipped an outline, after a time in milliseconds since 1970: a double press skips once. */
function isSkippedSince({ moves, elapsed, seenAt }: Run, time: number): boolean {
  const last = moves.at(-1)
  return last !== undefined && last.country === undefined && seenAt - elapsed + last.at > time
}

/** Board of a run in progress. It re-renders only with a move. */
export function RunBoard({ actor, units }: Props) {
  const browser = useBrowser()
  const locale = useLocale()
  useSelector(actor, movesOf)
  const run = actor.getSnapshot().context.progress as Run
  const { plan } = run
  const tally = tallyOf(run)
  const { seen } = tally
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
  const shape = tally.target && shapes.get(tally.target)
  const isLost = tally.target !== undefined && shapes.has(tally.target) && shape === undefined
  const question = useDialog()
  const stop = () => actor.send({ type: 'do', deed: 'stop', at: browser.now() })
  return (
    <>
      <RunTable
        plan={plan}
        tally={tally}
        change={tally.added - tallyOf({ plan, moves: run.moves.slice(0, -1) }).added}
        shape={shape}
        onRetry={
          isLost
            ? () => {
                plate.current?.focus({ preventScroll: true })
                retry()
              }
            : undefined
        }
        plate={plate}
        actor={Number.isFinite(limitOf(plan)) ? actor : undefined}
        finder={finderOf(plan.deck, browser.languages(), locale)}
        units={units}
        canSkip={isMovable(run, undefined)}
        onGuess={(country: PlaceId) => {
          const at = browser.now()
          actor.send({ type: 'guess', country, on: utcDateOf(at), at })
        }}
        onSkip={() => {
          const at = browser.now()
          // Uses the latest reading of the clock, which may have been set back since the last render.
          const { progress: latest = run } = actor.getSnapshot().context
          if (!isSkippedSince(latest, at - PAUSE)) actor.send({ type: 'do', deed: 'skip', at })
        }}
        onStop={plan.day === undefined ? stop : question.open}
      />
      <LazyDialog of={question}>
        {({ QuestionDialog }) => (
          <QuestionDialog
            title="sprint.stopQuestion"
            answer="sprint.stop"
            onAnswer={stop}
            onClose={question.close}
          >
            {locale.say('sprint.result', { count: tally.found })} {locale.say('sprint.stopMeans')}
          </QuestionDialog>
        )}
      </LazyDialog>
    </>
  )
}

import { useSelector } from '@xstate/react'
import { liveGameIn } from '../../machines/app'
import type { Milestones } from '../../machines/milestones'
import type { DailyPuzzle } from '../../machines/puzzle'
import type { DailyRound } from '../../machines/round'
import { LazyModule, useLazyModule } from '../../ui/lazyModule'
import { useApp } from '../contexts'
import { useStored } from '../useStored'

/** Lazy module with the notes and the postmark of a finished day. */
export const dayNotes = new LazyModule(() => import('./DayNotes'))

/**
 * Fetches the notes with the first guess of a day, so that they are there at its end. A component of its own, so that
 * the guess renders nothing else.
 */
export function NotesAhead({ puzzle }: { readonly puzzle: DailyPuzzle }) {
  const game = useSelector(useApp(), (snapshot) => liveGameIn(snapshot, puzzle))
  const isBegun = useSelector(game, (snapshot) => (snapshot?.context.guesses.length ?? 0) > 0)
  useLazyModule(dayNotes, isBegun)
  return null
}

/** A finished day with what it marks; `undefined` until the notes have been fetched. */
type Props = { readonly round: DailyRound; readonly milestones: Milestones | undefined }

/** Notes of a finished day; an empty line until they have been fetched. */
export function LateNotes({ round, milestones }: Props) {
  const state = useLazyModule(dayNotes)
  if (state.kind !== 'there' || milestones === undefined) return <p className="result-line">&nbsp;</p>
  const { DayNotes } = state.content
  return <DayNotes round={round} milestones={milestones} />
}

/** Postmark of a finished day, as soon as it has been fetched. */
export function LatePostmark({ round, milestones }: Props) {
  const state = useLazyModule(dayNotes)
  if (state.kind !== 'there' || milestones === undefined) return null
  const { DayPostmark } = state.content
  return <DayPostmark round={round} milestones={milestones} />
}

/** Milestones of a day, derived from all days once it is over and its notes have been fetched. */
export function useMilestones(puzzle: DailyPuzzle): Milestones | undefined {
  const game = useSelector(useApp(), (snapshot) => liveGameIn(snapshot, puzzle))
  const over = useSelector(game, (snapshot) => (snapshot?.hasTag('over') ? snapshot.context : undefined))
  const notes = useLazyModule(over && dayNotes)
  return useStored(notes.kind === 'there' ? notes.content.milestonesIn : none, puzzle, over)
}

function none(): undefined {}

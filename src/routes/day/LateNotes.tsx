import { useSelector } from '@xstate/react'
import { liveGameIn } from '../../machines/app'
import { readDays } from '../../machines/journal/storedRound'
import { type Milestones, milestonesOf } from '../../machines/milestones'
import type { DailyPuzzle } from '../../machines/puzzle'
import type { DailyRound, Round } from '../../machines/round'
import type { WatchedStore } from '../../machines/store/store'
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

type Props = { readonly round: DailyRound; readonly milestones: Milestones }

/** Notes of a finished day; an empty line until they have been fetched. */
export function LateNotes(props: Props) {
  const state = useLazyModule(dayNotes)
  if (state.kind !== 'there') return <p className="result-line">&nbsp;</p>
  const { DayNotes } = state.content
  return <DayNotes {...props} />
}

/** Postmark of a finished day, as soon as it has been fetched. */
export function LatePostmark(props: Props) {
  const state = useLazyModule(dayNotes)
  if (state.kind !== 'there') return null
  const { DayPostmark } = state.content
  return <DayPostmark {...props} />
}

/** Milestones of a day, derived from all days once it is over. */
export function useMilestones(puzzle: DailyPuzzle): Milestones | undefined {
  const game = useSelector(useApp(), (snapshot) => liveGameIn(snapshot, puzzle))
  const over = useSelector(game, (snapshot) => (snapshot?.hasTag('over') ? snapshot.context : undefined))
  return useStored(milestonesIn, puzzle, over)
}

function milestonesIn(store: WatchedStore, puzzle: DailyPuzzle, over: Round | undefined) {
  return over && milestonesOf({ ...over, puzzle }, readDays(store))
}

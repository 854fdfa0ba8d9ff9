import { useSelector } from '@xstate/react'
import { liveGameIn } from '../../machines/app'
import type { DailyPuzzle } from '../../machines/rules/puzzle'
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

/** Components for the end of a day, with its milestones; `undefined` until the day is over and they have been fetched. */
export function useDayNotes(puzzle: DailyPuzzle) {
  const game = useSelector(useApp(), (snapshot) => liveGameIn(snapshot, puzzle))
  const over = useSelector(game, (snapshot) => (snapshot?.hasTag('over') ? snapshot.context : undefined))
  const { content } = useLazyModule(over && dayNotes)
  const milestones = useStored(content?.milestonesIn ?? none, puzzle, over)
  return content && milestones && { ...content, milestones }
}

function none(): undefined {}

import { useSelector } from '@xstate/react'
import { liveGameIn } from '../../machines/app'
import type { DailyPuzzle } from '../../machines/puzzle'
import type { DailyRound } from '../../machines/round'
import { LazyModule, useLazyModule } from '../../ui/lazyModule'
import { useApp } from '../contexts'

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

type Props = { readonly round: DailyRound }

/** Notes of a finished day; an empty line until they have been fetched. */
export function LateNotes({ round }: Props) {
  const state = useLazyModule(dayNotes)
  if (state.kind !== 'there') return <p className="result-line">&nbsp;</p>
  const { DayNotes } = state.content
  return <DayNotes round={round} />
}

/** Postmark of a finished day, as soon as it has been fetched. */
export function LatePostmark({ round }: Props) {
  const state = useLazyModule(dayNotes)
  if (state.kind !== 'there') return null
  const { DayPostmark } = state.content
  return <DayPostmark round={round} />
}

import { useCallback, useEffect, useRef, useState } from 'react'

/** How a map goes from one view to another by itself, and how many milliseconds that takes. */
export type ViewTransition<View> = {
  readonly length: number
  /** The view after so many of them: at the end the other one itself. */
  viewAfter(from: View, to: View, ms: number): View
}

/**
 * A view of a map that moves: at once, along other views, or on a course, where motion is wanted. Each movement takes the
 * place of the one before, which then hears that it is over.
 */
export function useMovingView<View>(first: () => View, { length, viewAfter }: ViewTransition<View>) {
  const [view, show] = useState(first)
  const [isStill, rest] = useState(true)
  const shown = useRef(view)
  /** Where it is going, or has come. */
  const goal = useRef(view)
  const frame = useRef(0)
  const over = useRef<() => void>(undefined)

  const take = useCallback((to: View, onOver?: () => void) => {
    cancelAnimationFrame(frame.current)
    goal.current = to
    over.current?.()
    over.current = onOver
  }, [])

  const set = useCallback(
    (next: View, isRest = true, onOver?: () => void) => {
      take(next, onOver)
      shown.current = next
      show(next)
      rest(isRest)
    },
    [take],
  )

  /** Moves for so many milliseconds along the views that a function has for each. */
  const lead = useCallback(
    (viewAt: (ms: number) => View, length: number, to: View, onOver?: () => void) => {
      take(to, onOver)
      let begun: number | undefined
      const step = (now: number) => {
        begun ??= now
        const ms = Math.min(length, now - begun)
        shown.current = viewAt(ms)
        show(shown.current)
        rest(ms === length)
        if (ms < length) frame.current = requestAnimationFrame(step)
        else take(to)
      }
      frame.current = requestAnimationFrame(step)
    },
    [take],
  )

  const turnTo = useCallback(
    (to: View) => {
      const from = shown.current
      if (prefersReducedMotion()) set(to)
      else lead((ms) => viewAfter(from, to, ms), length, to)
    },
    [set, lead, viewAfter, length],
  )

  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  return { view, isStill, shown, goal, set, lead, turnTo }
}

/** Whether motion is not wanted. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

import { useCallback, useEffect, useRef, useState } from 'react'

/** An animated transition between two views, and its `length` in milliseconds. */
export type ViewTransition<View> = {
  readonly length: number
  /** The view after a number of milliseconds; at the end `to` itself. */
  viewAfter(from: View, to: View, ms: number): View
}

/**
 * A view that moves: at once (`set`), along computed views (`lead`), or by the transition unless motion is reduced
 * (`turnTo`). Each movement replaces the one before, whose `onOver` is then called.
 */
export function useMovingView<View>(first: () => View, { length, viewAfter }: ViewTransition<View>) {
  const [view, show] = useState(first)
  const [isStill, rest] = useState(true)
  const shown = useRef(view)
  /** The view that the movement leads to, or led to. */
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

  /** Moves for `length` milliseconds along the views that `viewAt` returns, and ends with `to` as its goal. */
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

/** Whether the user has asked for reduced motion. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

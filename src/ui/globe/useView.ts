import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { isCalm } from '../isCalm'
import { type GlobeView, TURN, viewTurned } from './globeView'

/**
 * How the globe is looked at. The view begins with `first` and turns to `last` as soon as half of an element is in sight,
 * unless somebody has moved it before. Where motion is not wanted it begins with `last`, and nothing turns by itself.
 * @returns the view, whether it rests, and the ways to move it: at once, along other views, or by a turn.
 */
export function useView(element: RefObject<HTMLElement | null>, first: () => GlobeView, last: GlobeView) {
  const [view, show] = useState(() => (isCalm() ? last : first()))
  const [isStill, rest] = useState(true)
  const frame = useRef(0)
  const shown = useRef(view)
  /** Whether it has been moved, and is no longer to turn by itself. */
  const isTaken = useRef(false)

  /** Called when the movement under way ends, or another takes its place. */
  const over = useRef<() => void>(undefined)
  const take = useCallback((onOver?: () => void) => {
    isTaken.current = true
    cancelAnimationFrame(frame.current)
    over.current?.()
    over.current = onOver
  }, [])

  /** Shows a view with the next frame. `onOver` is called when another takes its place. */
  const set = useCallback(
    (next: GlobeView, isRest: boolean, onOver?: () => void) => {
      take(onOver)
      shown.current = next
      frame.current = requestAnimationFrame(() => {
        show(next)
        rest(isRest)
      })
    },
    [take],
  )

  /**
   * Moves the view for `length` milliseconds: `viewAfter` says where it is after so many of them. `onOver` is called when
   * that is over, or when another movement takes its place.
   */
  const lead = useCallback(
    (viewAfter: (ms: number) => GlobeView, length: number, onOver?: () => void) => {
      take(onOver)
      let begun: number | undefined
      const step = (now: number) => {
        begun ??= now
        const ms = Math.min(length, now - begun)
        shown.current = viewAfter(ms)
        show(shown.current)
        rest(ms === length)
        if (ms < length) frame.current = requestAnimationFrame(step)
        else take()
      }
      frame.current = requestAnimationFrame(step)
    },
    [take],
  )

  const turnTo = useCallback(
    (goal: GlobeView) => {
      const from = shown.current
      if (isCalm()) set(goal, true)
      else lead((ms) => viewTurned(from, goal, ms), TURN)
    },
    [set, lead],
  )

  useEffect(() => () => cancelAnimationFrame(frame.current), [])
  const goal = useRef(last)
  useEffect(() => {
    if (element.current === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        if (!isTaken.current && shown.current !== goal.current) turnTo(goal.current)
      },
      { threshold: 0.5 },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, turnTo])

  return { view, isStill, set, lead, turnTo }
}

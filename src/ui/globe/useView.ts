import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type View, viewAlong } from './view'

/** Milliseconds that a turn takes. */
const TURN = 1200

/**
 * A view that begins with one and turns to another as soon as half of an element is in sight. It can be set, and
 * turned further; `isStill` says whether it rests. Where motion is not wanted, nothing turns by itself.
 */
export function useView(element: RefObject<HTMLElement | null>, first: () => View, last: View) {
  const [view, show] = useState(() => (isCalm() ? last : first()))
  const [isStill, rest] = useState(true)
  const frame = useRef(0)
  const shown = useRef(view)
  /** Whether somebody has already set or turned it, and it is no longer to turn by itself. */
  const isTaken = useRef(false)

  /** Several views between two frames are one. */
  const set = useCallback((next: View, isRest: boolean) => {
    isTaken.current = true
    cancelAnimationFrame(frame.current)
    shown.current = next
    frame.current = requestAnimationFrame(() => {
      show(next)
      rest(isRest)
    })
  }, [])

  const turnTo = useCallback(
    (goal: View) => {
      if (isCalm()) return set(goal, true)
      isTaken.current = true
      cancelAnimationFrame(frame.current)
      const from = shown.current
      let begun: number | undefined
      const step = (now: number) => {
        begun ??= now
        const share = Math.min(1, (now - begun) / TURN)
        shown.current = viewAlong(from, goal, eased(share))
        show(shown.current)
        rest(share === 1)
        if (share < 1) frame.current = requestAnimationFrame(step)
      }
      frame.current = requestAnimationFrame(step)
    },
    [set],
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

  return { view, isStill, set, turnTo }
}

function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function eased(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2
}

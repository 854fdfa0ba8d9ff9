import { type RefObject, useEffect, useState } from 'react'
import { prefersReducedMotion, useMovingView } from '../map/useMovingView'
import { type GlobeView, TURN, viewTurned } from './globeView'

const course = { length: TURN, viewAfter: viewTurned }

/**
 * View of the globe: begins with `first`, and turns to `last` once half of an element is in sight, unless somebody
 * has moved it before. With reduced motion it begins with `last`, and nothing turns by itself.
 */
export function useView(element: RefObject<HTMLElement | null>, first: () => GlobeView, last: GlobeView) {
  const moving = useMovingView(() => (prefersReducedMotion() ? last : first()), course)
  const { view, goal, turnTo } = moving
  const [begin] = useState({ view, last })
  useEffect(() => {
    if (element.current === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        if (goal.current === begin.view && begin.view !== begin.last) turnTo(begin.last)
      },
      { threshold: 0.5 },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, goal, turnTo, begin])
  return moving
}

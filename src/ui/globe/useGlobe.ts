import { useEffect, useId, useRef, useState } from 'react'
import { prefersReducedMotion, useMovingView } from '../map/useMovingView'
import { useSize } from '../map/useSize'
import { type GlobeView, TURN, viewTurned } from './globeView'

const course = { length: TURN, viewAfter: viewTurned }

/** Globe on the screen: its elements, its moving view, and the view in which it rests. */
export type MovingGlobe = ReturnType<typeof useGlobe>

/**
 * Sets up a globe that rests in a view. It turns to another one as soon as that is given or, if it begins with `first`,
 * once half of it is in sight, unless somebody has moved it before. With reduced motion, nothing turns by itself.
 */
export function useGlobe(last: GlobeView, first?: () => GlobeView) {
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  const picture = useRef<SVGSVGElement>(null)
  // The width is 0, and nothing is drawn, until the field has been measured.
  const { width, height } = useSize(field) ?? { width: 0, height: 0 }
  // The first frame draws the land alone, and coarsely; everything above it follows in the next frame.
  const isDrawn = useDrawn()
  const [isFlat, setFlat] = useState(false)
  const handle = useMovingView(() => (first && !prefersReducedMotion() ? first() : last), course)
  const { view, goal, turnTo } = handle
  const [begin] = useState({ view, last })
  const [isRevealed, reveal] = useState(false)
  useEffect(() => {
    if (begin.view === begin.last || field.current === null) return
    if (typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        if (goal.current !== begin.view) return
        turnTo(begin.last)
        reveal(true)
      },
      { threshold: 0.5 },
    )
    observer.observe(field.current)
    return () => observer.disconnect()
  }, [goal, turnTo, begin])
  const next = first ? undefined : last
  useEffect(() => {
    if (next && goal.current !== next) turnTo(next)
  }, [goal, turnTo, next])
  const isStill = handle.isStill && isDrawn
  return {
    picture,
    width,
    height,
    isDrawn,
    /** Whether it has begun to turn away from its first view. */
    isRevealed,
    last,
    handle,
    frame: { id, field, isStill, isFlat, onFlat: setFlat },
  }
}

/** Whether the first frame has been painted; work that can wait for that does not delay it. */
function useDrawn(): boolean {
  const [isDrawn, draw] = useState(false)
  useEffect(() => {
    // The first frame requested is the one being painted; the second follows it.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => draw(true))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return isDrawn
}

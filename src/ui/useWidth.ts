import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width of an element in whole pixels, as long as it is shown; before it is known, that of a small phone's. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(328)
  useLayoutEffect(() => {
    const target = element.current
    if (target === null || typeof ResizeObserver === 'undefined') return
    const measure = () => setWidth(Math.round(target.clientWidth) || 328)
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    measure()
    return () => observer.disconnect()
  }, [element])
  return width
}

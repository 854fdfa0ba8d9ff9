import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width where an element cannot be measured: that on a small phone. */
const SMALL = 328

/** The width of an element in whole pixels; 0 until it has been measured, which is before anything is painted. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const target = element.current
    if (target === null) return
    const measure = () => setWidth(target.clientWidth || SMALL)
    if (typeof ResizeObserver === 'undefined') return measure()
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    measure()
    return () => observer.disconnect()
  }, [element])
  return width
}

import { type RefObject, useLayoutEffect, useState } from 'react'
import type { MapSize } from '../../geo/maps/flatMap'

/** Size assumed for a map that cannot be measured, as on a small phone, in pixels. */
export const SMALL_PHONE: MapSize = { width: 328, height: 246 }

/** Size of an element within its border, in whole pixels; `undefined` until it is measured, before the first paint. */
export function useSize(element: RefObject<HTMLElement | null>): MapSize | undefined {
  const [size, setSize] = useState<MapSize>()
  useLayoutEffect(() => {
    const target = element.current
    if (target === null) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = target
      const next = width > 0 && height > 0 ? { width, height } : SMALL_PHONE
      setSize((last) => (last?.width === next.width && last.height === next.height ? last : next))
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(target)
    return () => observer.disconnect()
  }, [element])
  return size
}

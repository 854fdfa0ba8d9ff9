import { useEffect, useId, useRef, useState } from 'react'
import { useSize } from '../map/useSize'
import type { GlobeView } from './globeView'
import { useDrawn } from './useEarth'
import { useView } from './useView'

/** Sets up a globe that shows a view, and turns to another one as soon as it is given. */
export function useGlobe(last: GlobeView) {
  const id = useId()
  const field = useRef<HTMLDivElement>(null)
  const picture = useRef<SVGSVGElement>(null)
  const width = useSize(field)?.width ?? 0
  const isDrawn = useDrawn()
  const [isFlat, setFlat] = useState(false)
  const handle = useView(field, () => last, last)
  const { goal, turnTo } = handle
  useEffect(() => {
    if (goal.current !== last) turnTo(last)
  }, [goal, turnTo, last])
  const isStill = handle.isStill && isDrawn
  return { picture, width, isDrawn, handle, frame: { id, field, isStill, isFlat, onFlat: setFlat } }
}

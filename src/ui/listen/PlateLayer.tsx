import type { ReactNode, RefObject } from 'react'
import { createPortal } from 'react-dom'
import type { OutlinePoint } from '../../geo/outlineRings'

type Props = {
  /** Where the plate is. */
  readonly plate: RefObject<HTMLElement | null>
  /** Where in the 100×100 box of the outline somebody is. */
  readonly spot: OutlinePoint | undefined
  /** What takes fingers and keys over the whole plate. */
  readonly children?: ReactNode
}

/** What lies over the plate while somebody walks along its coast or touches it: a mark where they are. */
export function PlateLayer({ plate, spot, children }: Props) {
  const under = plate.current?.querySelector('.plate')
  return (
    under &&
    createPortal(
      <>
        <svg className="plate-outline listen-layer" viewBox="0 0 100 100" aria-hidden="true">
          {spot && <circle cx={spot[0]} cy={spot[1]} r="2.5" />}
        </svg>
        {children}
      </>,
      under,
    )
  )
}

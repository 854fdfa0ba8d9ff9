import type { ReactNode, RefObject } from 'react'
import { createPortal } from 'react-dom'
import type { OutlinePoint } from '../../geo/outlineRings'

type Props = {
  /** An element that contains the plate. */
  readonly plate: RefObject<HTMLElement | null>
  /** The current place, in the 100×100 box of the outline. */
  readonly spot: OutlinePoint | undefined
  /** Elements over the whole plate that take pointers and keys. */
  readonly children?: ReactNode
}

/** A layer over the plate that marks the current place while somebody walks along its coast or touches it. */
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

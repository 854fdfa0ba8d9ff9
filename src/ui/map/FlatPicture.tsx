import type { ReactNode } from 'react'
import type { FlatGround } from '../../geo/maps/flatMap'
import './ground.css'

type Props = {
  readonly map: FlatGround
  readonly label: string
  readonly className: string
  readonly children: ReactNode
}

/** A flat map as a picture: land and borders, with the children drawn over them. */
export function FlatPicture({ map, label, className, children }: Props) {
  return (
    <svg
      className={`map-still ${className}`}
      viewBox={`0 0 ${map.width} ${map.height}`}
      role="img"
      aria-label={label}
    >
      <path className="map-land" d={map.land} />
      <path className="map-border" d={map.borders} />
      {children}
    </svg>
  )
}

import { useId } from 'react'
import type { Standing } from './knowledge'
import { Stripes } from './Stripes'

/** A sample of how a standing is drawn on the map. */
export function Swatch({ standing }: { readonly standing: Standing }) {
  const id = useId()
  return (
    <svg className={`map-swatch map-${standing}`} viewBox="0 0 24 16" aria-hidden="true" focusable="false">
      {standing === 'learning' && <Stripes id={id} pitch={5} />}
      <path className="map-shape" d="M.5.5h23v15H.5z" />
      {standing === 'learning' && <path d="M.5.5h23v15H.5z" fill={`url(#${id})`} />}
    </svg>
  )
}

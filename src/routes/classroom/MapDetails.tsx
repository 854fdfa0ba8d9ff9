import { type ReactNode, useState } from 'react'
import { LazyModule } from '../../ui/lazyModule'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'

const maps = new LazyModule(() => import('../../ui/classroom/ClassMaps'))

type Props = {
  /** Label of the summary that opens the map. */
  readonly name: string
  readonly children: (content: typeof import('../../ui/classroom/ClassMaps')) => ReactNode
}

/** Map that is downloaded when first opened. */
export function MapDetails({ name, children }: Props) {
  const [isWanted, want] = useState(false)
  return (
    <details className="class-map" onToggle={() => want(true)}>
      <summary>{name}</summary>
      {isWanted && <LazyBoundary module={maps}>{children}</LazyBoundary>}
    </details>
  )
}

import { type ReactNode, useState } from 'react'
import { LazyModule } from '../../ui/lazyModule'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'

const maps = new LazyModule(() => import('../../ui/classroom/ClassMaps'))

type Props = {
  /** What opens it. */
  readonly name: string
  readonly children: (content: typeof import('../../ui/classroom/ClassMaps')) => ReactNode
}

/** A map that is fetched when somebody opens it. */
export function MapDetails({ name, children }: Props) {
  const [isWanted, want] = useState(false)
  return (
    <details className="class-map" onToggle={() => want(true)}>
      <summary>{name}</summary>
      {isWanted && <LazyBoundary module={maps}>{children}</LazyBoundary>}
    </details>
  )
}

import type { ReactNode } from 'react'
import { LazyModule } from '../../ui/lazyModule'
import { Details } from '../../ui/parts/Disclosure'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'

const maps = new LazyModule(() => import('../../ui/classroom/ClassMaps'))

type Props = {
  /** Title that opens the map. */
  readonly name: string
  readonly children: (content: typeof import('../../ui/classroom/ClassMaps')) => ReactNode
}

/** Map that is downloaded when first opened. */
export function MapDetails({ name, children }: Props) {
  return (
    <Details title={name} level="h3">
      {() => <LazyBoundary module={maps}>{children}</LazyBoundary>}
    </Details>
  )
}

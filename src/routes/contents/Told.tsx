import { type ReactNode, useContext, useState } from 'react'
import { hasPlayed } from '../../machines/journal/played'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { LazyModule } from '../../ui/parts/lazyModule'
import { AppContext } from '../contexts'
import { useStored } from '../useStored'

/** All that is read from what is stored, fetched as one. */
const standing = new LazyModule(() => import('./Standing'))

type Props = { readonly children: (content: typeof import('./Standing')) => ReactNode }

/**
 * How something stands with a player, as soon as that is known. Of whoever has not played yet there is nothing to tell, and
 * nothing is fetched for it; what cannot be had is left out, since the way to what it tells of is there.
 */
export function Told({ children }: Props) {
  const isKnown = useStored(hasPlayed)
  // Whoever is just about to play goes on to the game, and waits for nothing here.
  const app = useContext(AppContext)
  const [isPlaying] = useState(app !== undefined)
  if (!isKnown && !isPlaying) return null
  return (
    <LazyBoundary module={standing} missing={() => null}>
      {children}
    </LazyBoundary>
  )
}

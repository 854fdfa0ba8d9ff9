import { type ReactNode, useContext, useState } from 'react'
import { hasPlayed } from '../../machines/journal/played'
import { useHydrating } from '../../ui/parts/useHydrating'
import { AppContext } from '../contexts'
import { useStored } from '../useStored'

type Props = { readonly children: ReactNode }

/**
 * How something stands with a player, as soon as that is known. Of whoever has not played yet there is nothing to tell.
 */
export function Told({ children }: Props) {
  const isKnown = useStored(hasPlayed)
  // Whoever is just about to play goes on to the game, and waits for nothing here.
  const app = useContext(AppContext)
  const [isPlaying] = useState(app !== undefined)
  const isHydrating = useHydrating()
  return !isHydrating && (isKnown || isPlaying) && children
}

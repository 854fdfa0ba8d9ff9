import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { LazyModule } from '../../ui/parts/lazyModule'
import type { EndOfGameProps } from './EndOfGame'

/** All that is shown of a game that is over, but for its result and the globe. */
export const endOfGame = new LazyModule(() => import('./EndOfGame'))

/** What is told under the result of a game, once that is there. */
export function UnderResult(props: EndOfGameProps) {
  return <LazyBoundary module={endOfGame}>{({ EndOfGame }) => <EndOfGame {...props} />}</LazyBoundary>
}

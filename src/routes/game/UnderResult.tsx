import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { LazyModule } from '../../ui/parts/lazyModule'
import type { EndOfGameProps } from './EndOfGame'

/** All that is shown of a game or a run that is over, but for the result of a game: that is there at once. */
export const endOfGame = new LazyModule(() => import('./EndOfGame'))

/** What is told under the result of a game, once that is there. */
export function UnderResult(props: EndOfGameProps) {
  return <LazyBoundary module={endOfGame}>{({ EndOfGame }) => <EndOfGame {...props} />}</LazyBoundary>
}

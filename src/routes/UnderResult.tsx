import { LazyModule } from '../ui/lazyModule'
import { LazyBoundary } from '../ui/parts/LazyBoundary'
import type { EndOfGameProps } from './game/EndOfGame'

/** All that is shown of a game or a run that is over, but for the result of a game: that is there at once. */
export const endings = new LazyModule(() => import('./endings'))

/** What is told under the result of a game, once that is there. */
export function UnderResult(props: EndOfGameProps) {
  return <LazyBoundary module={endings}>{({ EndOfGame }) => <EndOfGame {...props} />}</LazyBoundary>
}

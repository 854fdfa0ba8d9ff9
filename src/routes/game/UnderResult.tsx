import { Late } from '../../ui/parts/Late'
import { Part } from '../../ui/parts/part'
import type { EndOfGameProps } from './EndOfGame'

/** All that is shown of a game that is over, but for its result and the globe. */
export const endOfGame = new Part(() => import('./EndOfGame'))

/** What is told under the result of a game, once that is there. */
export function UnderResult(props: EndOfGameProps) {
  return <Late part={endOfGame}>{({ EndOfGame }) => <EndOfGame {...props} />}</Late>
}

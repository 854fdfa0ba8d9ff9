import type { Units } from '../../machines/journal/settings'
import type { Landfall } from '../../machines/landfall/landfall'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { endings } from '../lazyEndings'

/** Room for a button that loads late. */
export const waiting = <span className="button result-waiting">&nbsp;</span>

type Props = { readonly puzzle: Landfall['puzzle']; readonly units: Units }

/** Offer of the questions after a round, as soon as the end of the game has loaded. */
export function QuizOffer(props: Props) {
  return (
    <LazyBoundary module={endings} placeholder={waiting} missing={() => waiting}>
      {({ LandfallButton }) => <LandfallButton {...props} />}
    </LazyBoundary>
  )
}

import { useSelector } from '@xstate/react'
import { useDeferredValue, useMemo } from 'react'
import { regionsOf } from '../../machines/classroom/regionsOf'
import type { GameActor } from '../../machines/game'
import { hintsOf } from '../../machines/hint'
import { isOfCountries } from '../../machines/round'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { useLocale } from '../../ui/words/LocaleContext'
import { listed } from '../../ui/words/lists'
import { endings } from '../lazyEndings'
import '../../ui/aid/Aids.css'

/** Number of the guess after which the continent is told. */
const CONTINENT_AFTER = 3

/** Aids below the guesses of a round in play: the continent, and the globe. */
export function PlayAids({ game }: { readonly game: GameActor }) {
  const { say } = useLocale()
  // The row is painted first: a guess is answered before the globe is drawn.
  const round = useDeferredValue(useSelector(game, ({ context }) => context))
  const hints = useMemo(() => hintsOf(round), [round])
  const { aids } = round.rules
  const isTold = aids.includes('continent') && hints.length >= CONTINENT_AFTER
  return (
    <div className="play-aids">
      {aids.includes('continent') && (
        <p role="status">
          {isTold &&
            say('help.liesIn', {
              region: listed(
                regionsOf(round.target).map((name) => say(`decks.${name}`)),
                say,
              ),
            })}
        </p>
      )}
      {aids.includes('globe') && hints.length > 0 && isOfCountries(round) && (
        <LazyBoundary module={endings}>{({ PlayGlobe }) => <PlayGlobe hints={hints} />}</LazyBoundary>
      )}
    </div>
  )
}

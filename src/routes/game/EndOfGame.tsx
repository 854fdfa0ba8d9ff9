import { deckOf, decks, isCountryDeck } from '../../geo/decks'
import { profileOf } from '../../geo/profile'
import { openLink, resultOf } from '../../machines/challenge/challenge'
import type { Units } from '../../machines/journal/settings'
import { keyOf } from '../../machines/puzzle'
import { type CountryRound, isOfCountries, type Round } from '../../machines/round'
import { Globe } from '../../ui/globe/Globe'
import type { SelectionState } from '../../ui/globe/GuessMark'
import { LazyModule } from '../../ui/lazyModule'
import { RegionPicture } from '../../ui/map/RegionPicture'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { mapOf } from '../../ui/regions'
import { Learn, pointingOn } from '../../ui/result/Learn'
import { SideBySide } from '../../ui/result/SideBySide'
import { useLocale } from '../../ui/words/LocaleContext'
import { KeptDisclosure } from './KeptDisclosure'

type Props = {
  /** Finished round. */
  readonly round: Round
  readonly units: Units
  /** Selection on the globe. */
  readonly picking: SelectionState
}

/** Sections that open on demand, in one chunk; the browser fetches it when somebody opens the first. */
const reviews = new LazyModule(() => import('../reviews'))

/**
 * Sections below the result of a game: the country, the globe and, closed at first, the statistics of a daily puzzle and
 * the review of the guesses. What somebody opens is open at the end of the next round, too.
 */
export function EndOfGame(props: Props) {
  const { round } = props
  const { puzzle } = round
  const { say } = useLocale()
  return (
    <>
      {isOfCountries(round) && (
        <>
          <LessonSection {...props} round={round} />
          <Globe {...props} round={round} />
        </>
      )}
      {!isCountryDeck(puzzle.deck) && (
        <LazyBoundary module={mapOf(puzzle.deck)} placeholder={<div className="region-map" />}>
          {(map) => <RegionPicture map={map} round={round} />}
        </LazyBoundary>
      )}
      {puzzle.kind === 'daily' && (
        <KeptDisclosure name="statistics" title={say('statistics.title')}>
          {() => (
            <LazyBoundary module={reviews}>
              {({ DailyRecord }) => <DailyRecord deck={puzzle.deck} day={puzzle.date} />}
            </LazyBoundary>
          )}
        </KeptDisclosure>
      )}
      <KeptDisclosure name="review" title={say('course.review')}>
        {() => (
          <LazyBoundary module={reviews}>{({ ReviewSection }) => <ReviewSection {...props} />}</LazyBoundary>
        )}
      </KeptDisclosure>
    </>
  )
}

type LessonProps = Omit<Props, 'round'> & { readonly round: CountryRound }

/** Facts about the country of a finished game. */
function LessonSection({ round: { target, puzzle }, units, picking }: LessonProps) {
  const { say } = useLocale()
  const { isApart, countries = decks.world.codes } = deckOf(puzzle.deck)
  return (
    <Learn
      id={target}
      profile={profileOf(target, isApart ? countries : decks.world.codes)}
      isWhole={!isApart}
      units={units}
      pointing={pointingOn(picking, say)}
    />
  )
}

type FriendProps = Pick<Props, 'round'> & {
  /** Token from the URL fragment. */
  readonly token: string
}

/** Friend's result in this same puzzle, if the token contains one. */
export function FriendResult({ token, round }: FriendProps) {
  const opening = openLink(token)
  if (opening.kind !== 'open' || keyOf(opening.puzzle) !== keyOf(round.puzzle)) return null
  const { result } = opening.link
  return result && <SideBySide own={resultOf(round)} friend={result} />
}

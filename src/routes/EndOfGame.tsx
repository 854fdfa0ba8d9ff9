import { useState } from 'react'
import { isCountryDeck } from '../geo/decks'
import { placeOf } from '../geo/places'
import { profileOf } from '../geo/profile'
import { openLink, resultOf } from '../machines/challenge/challenge'
import type { Fold, Units } from '../machines/journal/settings'
import type { Quiz } from '../machines/quiz/quiz'
import { keyOf } from '../machines/rules/puzzle'
import { isOfCountries, type Round } from '../machines/rules/round'
import { Globe } from '../ui/globe/Globe'
import type { SelectionState } from '../ui/globe/GuessMark'
import { LazyModule } from '../ui/lazyModule'
import { RegionPicture } from '../ui/map/RegionPicture'
import { LazyBoundary } from '../ui/parts/LazyBoundary'
import { regionViewOf } from '../ui/regions'
import { Learn, pointingOn } from '../ui/result/Learn'
import { SideBySide } from '../ui/result/SideBySide'
import { useLocale } from '../ui/words/LocaleContext'
import { KeptDisclosure } from './game/KeptDisclosure'
import { LazyDialog, useDialogIn } from './LazyDialog'
import { quizDialogs, useQuizOpen } from './quiz/quizOpen'
import { useSettings } from './useStored'

type Props = {
  /** Finished round. */
  readonly round: Round
  readonly units: Units
  /** Selection on the globe. */
  readonly picking: SelectionState
}

type EndProps = Props & {
  /** Round that the questions about its country follow, if they are offered. */
  readonly quiz: Quiz['puzzle'] | undefined
}

/** Sections that open on demand, in one chunk; the browser fetches it when somebody opens the first. */
const reviews = new LazyModule(() => import('./reviews'))

/**
 * Sections below the result of a game: the country on the globe and in brief and, closed at first, the statistics of a daily puzzle and
 * the details of its guesses. Each stays as somebody left it, but none opens unasked while it answers an open quiz.
 */
export function EndOfGame({ quiz, ...props }: EndProps) {
  const { round } = props
  const { puzzle } = round
  const { say, nameOf } = useLocale()
  const { settings, onSettings } = useSettings()
  const isQuizOpen = useQuizOpen(quiz)
  const dialog = useDialogIn(quizDialogs)
  const [asked, setAsked] = useState<Fold>('brief')
  const askFor = (name: Fold) => {
    if (!isQuizOpen) return undefined
    return () => {
      setAsked(name)
      dialog.open()
    }
  }
  return (
    <>
      {isOfCountries(round) && (
        <KeptDisclosure
          name="brief"
          title={say('learn.title', { name: nameOf(placeOf(round.target)) })}
          ask={askFor('brief')}
        >
          {() => (
            <>
              <Globe {...props} round={round} />
              <Learn
                id={round.target}
                profile={profileOf(round.target)}
                units={props.units}
                pointing={props.picking[0].isShown ? pointingOn(props.picking, say) : undefined}
              />
            </>
          )}
        </KeptDisclosure>
      )}
      {!isCountryDeck(puzzle.deck) && (
        <LazyBoundary
          module={regionViewOf(puzzle.deck, [round.target, ...round.guesses])}
          placeholder={<div className="region-map" />}
        >
          {(map) => <RegionPicture map={map} round={round} />}
        </LazyBoundary>
      )}
      {puzzle.kind === 'daily' && (
        <KeptDisclosure name="statistics" title={say('statistics.title')} ask={askFor('statistics')}>
          {() => (
            <LazyBoundary module={reviews}>
              {({ DailyRecord }) => <DailyRecord deck={puzzle.deck} day={puzzle.date} />}
            </LazyBoundary>
          )}
        </KeptDisclosure>
      )}
      <KeptDisclosure name="review" title={say('course.review')} ask={askFor('review')}>
        {() => (
          <LazyBoundary module={reviews}>{({ ReviewSection }) => <ReviewSection {...props} />}</LazyBoundary>
        )}
      </KeptDisclosure>
      {quiz && (
        <LazyDialog of={dialog}>
          {({ DeclineDialog }) => (
            <DeclineDialog
              puzzle={quiz}
              onDecline={() => onSettings({ ...settings, [asked]: 'open' })}
              onClose={dialog.close}
            />
          )}
        </LazyDialog>
      )}
    </>
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

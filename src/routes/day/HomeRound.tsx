import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { FIRST_DECK } from '../../geo/decks'
import { turnedPath } from '../../geo/outlineRings'
import type { PlaceId } from '../../geo/place'
import { placeOf } from '../../geo/places'
import { chosenRules } from '../../machines/journal/settings'
import { viewIn } from '../../machines/view'
import { GuessList } from '../../ui/board/GuessList'
import { finderOf } from '../../ui/field/finder'
import { GuessInput } from '../../ui/field/GuessInput'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { MissingOutline, Plate, unseen } from '../../ui/plate/Plate'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { useGame } from '../game/useGame'
import { useOutline } from '../outlines/useShapes'
import type { Played } from '../usePageArrival'
import { useSettings } from '../useStored'
import { dayNotes } from './LateNotes'
import { useDailyPuzzle } from './useDailyPuzzle'

/**
 * Round of the day as it stands on the first page: its plate, the field, and the guesses so far. What is picked in the field is
 * guessed on the page of the game.
 */
export function HomeRound() {
  const puzzle = useDailyPuzzle(FIRST_DECK)
  const { settings } = useSettings()
  const { languages } = useBrowser()
  const navigate = useNavigate()
  const locale = useLocale()
  const { say } = locale
  const game = useGame(puzzle, chosenRules(settings))
  const outline = useOutline(game)
  const { outline: sight, angle, guesses, hints, over, play } = useSelector(game, viewIn)
  const [repeated, setRepeated] = useState<PlaceId>()
  const plate = useRef<HTMLDivElement>(null)
  const path = outline.path && sight === 'turned' ? turnedPath(outline.path, angle) : outline.path
  return (
    <>
      <div className="home-plate" ref={plate} tabIndex={-1}>
        <Plate
          outline={path}
          label={
            over
              ? say('board.outlineOf', { name: locale.nameOf(placeOf(over.target)) })
              : say('board.mystery')
          }
          missing={
            sight === 'hidden'
              ? unseen
              : outline.retry && <MissingOutline plate={plate} onRetry={outline.retry} />
          }
          scope={hints.length === 0 ? `${say('guesses.twenty')} · ${say('landing.line')}` : undefined}
          ending={play === 'playing' ? undefined : play}
          canBeWide
        />
      </div>
      <div className="home-play">
        {!over && (
          <>
            <GuessInput
              finder={finderOf(puzzle.deck, languages(), locale)}
              guessed={guesses}
              isDisabled={false}
              isFocused={false}
              onGuess={(guess) => navigate('/daily', { state: { played: true, guess } satisfies Played })}
              onRepeat={setRepeated}
            />
            {hints.length === 0 && <p className="home-line">{say('guesses.lead')}</p>}
          </>
        )}
        {over && (
          <LazyBoundary module={dayNotes} placeholder={<div className="home-result" />}>
            {({ HomeResult }) => <HomeResult round={{ ...over, puzzle }} />}
          </LazyBoundary>
        )}
        {hints.length > 0 && <GuessList hints={hints} units={settings.units} left={0} repeated={repeated} />}
      </div>
    </>
  )
}

import { Link } from 'react-router-dom'
import { FIRST_DECK } from '../../geo/decks'
import { hintsOf } from '../../machines/hint'
import { isFound, isOver } from '../../machines/round'
import { GuessRow } from '../../ui/board/GuessRow'
import { useHydrating } from '../../ui/parts/useHydrating'
import { Plate, unseen } from '../../ui/plate/Plate'
import { useLocale } from '../../ui/words/LocaleContext'
import { useShapesAhead } from '../outlines/useShapes'
import { useRoundAhead } from '../record/useRecord'
import { useSettings } from '../useStored'
import { DailyStanding } from './Standing'
import './DayPlate.css'

/** Plate of today's puzzle, which leads to it. An outline that the rules hide or turn is for the page of the game. */
export function DayPlate() {
  const { say } = useLocale()
  const round = useRoundAhead(FIRST_DECK)
  const isHydrating = useHydrating()
  const ending = round && isOver(round) ? (isFound(round) ? 'won' : 'lost') : undefined
  const isSeen = ending !== undefined || round?.rules.outline === 'shown'
  const [shapes] = useShapesAhead(round && isSeen && !isHydrating ? [round.target] : [])
  return (
    // The button beside it says where it leads.
    <Link className="day-plate" to="/daily" tabIndex={-1} aria-hidden="true">
      <Plate
        outline={round && shapes.get(round.target)?.path}
        label={say('board.mystery')}
        missing={!isSeen && unseen}
        ending={ending}
      />
    </Link>
  )
}

/** Guesses of today's puzzle so far, and its status. */
export function DayGuesses() {
  const { say } = useLocale()
  const { units } = useSettings().settings
  const round = useRoundAhead(FIRST_DECK)
  const hints = round ? hintsOf(round) : []
  return (
    <div className="day-guesses">
      {hints.length > 0 && (
        <>
          <DailyStanding deck={FIRST_DECK} />
          <ol aria-label={say('guesses.title')}>
            {hints.map((hint, index) => (
              <GuessRow key={hint.country.id} hint={hint} units={units} number={index + 1} />
            ))}
          </ol>
        </>
      )}
    </div>
  )
}

import { useSelector } from '@xstate/react'
import { type ReactNode, useId, useState } from 'react'
import { countryOf } from '../../geo/countries'
import type { Traits } from '../../geo/traits'
import { turnedPath } from '../../geo/turnedPath'
import type { GameActor } from '../../machines/game'
import { hintsOf } from '../../machines/hint'
import type { Units } from '../../machines/journal/settings'
import { guessesLeft, isOutlineSeen, type Round } from '../../machines/round'
import { isStandard } from '../../machines/rules'
import { outlineAngleOf } from '../../machines/schedule/outlineAngle'
import type { Finder } from '../field/finder'
import { GuessInput } from '../field/GuessInput'
import type { Picking, Picks } from '../globe/picks'
import { Late } from '../parts/Late'
import { MissingPart } from '../parts/MissingPart'
import { Part } from '../parts/part'
import { useHydrating } from '../parts/useHydrating'
import { usePart } from '../parts/usePart'
import { useSettling } from '../parts/useSettling'
import { OutlineDescription } from '../plate/OutlineDescription'
import { Plate } from '../plate/Plate'
import { type Next, ResultPanel } from '../result/ResultPanel'
import { announcementOf } from '../words/announcement'
import { useLocale } from '../words/LocaleContext'
import { Announcement } from './Announcement'
import { GuessList } from './GuessList'
import { Pips } from './Pips'
import './Board.css'

/** With all that belongs to it; fetched before the last guess. */
const earth = new Part(() => import('../globe/Globe'))

/** What is to be seen of a country, and what it is described from. */
export type Outline = {
  /** Path data in a 100×100 box. */
  readonly path: string | undefined
  readonly traits: Traits | undefined
  /** Where it could not be fetched, asks for it again. */
  readonly retry?: (() => void) | undefined
}

const NOTHING: Outline = { path: undefined, traits: undefined, retry: undefined }

type Props = {
  readonly game: GameActor
  /** The outline of the target, as far as it has arrived. */
  readonly outline: Outline
  /** Finds what is guessed. */
  readonly finder: Finder
  /** Whether the field has the focus from the start. */
  readonly isFieldFocused?: boolean
  readonly units: Units
  /** What can be played with Enter when the game is over. */
  readonly next?: Next
  /** What else can be done then. */
  readonly actions: (round: Round) => ReactNode
  /** What is shown under the result, given what is picked out on the globe once that is there. */
  readonly record?: (round: Round, picking: Picking | undefined) => ReactNode
  /** With which other rules are chosen, until the first guess. */
  readonly rules?: (round: Round) => ReactNode
}

/** A game as it is played: the plate, the field, the guesses and, at the end, the result. */
export function Board(props: Props) {
  const { game, outline, units, finder, isFieldFocused = false, next, actions, record, rules } = props
  const locale = useLocale()
  const { say, nameOf } = locale
  const snapshot = useSelector(game, (current) => current)
  const isHydrating = useHydrating(snapshot.context.guesses.length > 0 || !isStandard(snapshot.context.rules))
  const isOver = !isHydrating && snapshot.hasTag('over')
  // A round that was over before it was shown tells nothing new, so it leaves the focus alone.
  const [wasOver] = useState(() => game.getSnapshot().hasTag('over'))
  const isSettling = useSettling(isOver && !wasOver)
  const round = isHydrating ? { ...snapshot.context, guesses: [] } : snapshot.context
  const isTurnedRound = round.rules.outline === 'turned'
  const isTurned = isTurnedRound && !isOver
  const isHidden = !isHydrating && !isOutlineSeen(round)
  const { traits } = isHidden ? NOTHING : outline
  const upright = isHidden ? undefined : outline.path
  const path = isTurned && upright ? turnedPath(upright, outlineAngleOf(round)) : upright
  const answer = isOver && snapshot.matches('lost') ? nameOf(countryOf(round.target)) : undefined
  const hints = hintsOf(round)
  const left = isOver ? 0 : guessesLeft(round)
  const globe = usePart(earth, left <= 1)
  const isGlobeKnown = globe.kind === 'there' || globe.kind === 'failed'
  const picking = useState<Picks>({})
  const descriptionId = useId()
  return (
    <main className={`board${isOver ? ' board-over' : ''}${isSettling ? ' board-settling' : ''}`}>
      <div className="board-plate">
        <Plate
          outline={path}
          label={answer === undefined ? say('board.mystery') : say('board.outlineOf', { name: answer })}
          descriptionId={descriptionId}
          name={answer}
          missing={
            isHidden ? (
              <p className="plate-hidden">
                <span aria-hidden="true">?</span>
                {say('board.hidden')}
              </p>
            ) : (
              outline.retry && (
                <MissingPart text={say('board.outlineMissing')} attempts={0} onRetry={outline.retry} />
              )
            )
          }
          turn={isOver && isTurnedRound && !wasOver ? outlineAngleOf(round) : undefined}
        />
        {!isOver && (
          <div className="board-caption">
            <p>{say('board.turn', { number: round.guesses.length + 1, most: round.rules.guesses })}</p>
            {round.guesses.length === 0 && rules?.(round)}
            <Pips used={round.guesses.length} all={round.rules.guesses} />
          </div>
        )}
      </div>
      <div className="board-play">
        {isOver && (
          <ResultPanel
            isWon={snapshot.matches('won')}
            round={round}
            takesFocus={!wasOver}
            isSettling={isSettling}
            next={next}
          >
            {actions(round)}
          </ResultPanel>
        )}
        <GuessInput
          finder={finder}
          guessed={round.guesses}
          isDisabled={isOver}
          isFocused={isFieldFocused}
          onGuess={(country) => game.send({ type: 'guess', country })}
        />
        <GuessList hints={hints} units={units} left={left} mark={isOver ? markWith(picking) : undefined} />
      </div>
      <div className="board-description">
        {/* Where the round was over, it waits for the globe above it, so that it does not move when that comes. */}
        {traits !== undefined && (isGlobeKnown || !wasOver) && (
          <OutlineDescription id={descriptionId} traits={traits} isTurned={isTurned} />
        )}
      </div>
      {isOver && (
        <Late part={earth}>{({ Globe }) => <Globe round={round} units={units} picking={picking} />}</Late>
      )}
      {/* It waits for the globe above it, so that it does not move when that comes. */}
      {isOver && (
        <div className="board-record" hidden={!isGlobeKnown}>
          {record?.(round, globe.kind === 'there' ? picking : undefined)}
        </div>
      )}
      <Announcement text={announcementOf(hints, units, locale, answer, left)} />
    </main>
  )
}

/** What stands in the place of each guess's number, so that it is picked out on the globe, once there is one. */
function markWith(picking: Picking) {
  return (index: number) => (
    <Late part={earth} placeholder={index + 1} missing={() => index + 1}>
      {({ GuessMark }) => <GuessMark index={index} picking={picking} />}
    </Late>
  )
}

import { useSelector } from '@xstate/react'
import { type ReactNode, useId, useState } from 'react'
import { countryOf } from '../../geo/countries'
import type { Traits } from '../../geo/traits'
import type { GameActor } from '../../machines/game'
import { hintsOf } from '../../machines/hint'
import type { Units } from '../../machines/journal/settings'
import { guessesLeft, isOutlineSeen, type Round } from '../../machines/round'
import { isStandard } from '../../machines/rules'
import type { Finder } from '../field/finder'
import { GuessInput } from '../field/GuessInput'
import { globeFor } from '../globe/globeFor'
import type { Picking, Picks } from '../globe/picks'
import { Late } from '../parts/Late'
import { MissingPart } from '../parts/MissingPart'
import { Part, type PartState } from '../parts/part'
import { useHydrating } from '../parts/useHydrating'
import { usePart } from '../parts/usePart'
import { Plate } from '../plate/Plate'
import { type Next, ResultPanel } from '../result/ResultPanel'
import { announcementOf } from '../words/announcement'
import { useLocale } from '../words/LocaleContext'
import { Announcement } from './Announcement'
import { GuessList } from './GuessList'
import { Pips } from './Pips'
import './Board.css'

/** The words are fetched after the picture. */
const description = new Part(() => import('../plate/OutlineDescription'))
const turning = new Part(() => import('../plate/turning'))

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
  const round = isHydrating ? { ...snapshot.context, guesses: [] } : snapshot.context
  const isTurnedRound = round.rules.outline === 'turned'
  const isTurned = isTurnedRound && !isOver
  const turned = usePart(turning, isTurned && !isHydrating)
  const isHidden = !isHydrating && !isOutlineSeen(round)
  const { traits } = isHidden ? NOTHING : outline
  const retry = turned.kind === 'failed' && isTurned ? turning.ask : outline.retry
  const path = isTurned ? turnedIn(turned, round, outline.path) : isHidden ? undefined : outline.path
  const answer = isOver && snapshot.matches('lost') ? nameOf(countryOf(round.target)) : undefined
  const hints = hintsOf(round)
  const left = isOver ? 0 : guessesLeft(round)
  const earth = globeFor(round.puzzle.deck)
  const globe = usePart(earth, left <= 1)
  const picking = useState<Picks>({})
  const descriptionId = useId()
  return (
    <main className={isOver ? 'board board-over' : 'board'}>
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
              retry && <MissingPart text={say('board.outlineMissing')} attempts={0} onRetry={retry} />
            )
          }
          turn={
            isOver && isTurnedRound && !wasOver && turned.kind === 'there'
              ? turned.content.turnOf(round)
              : undefined
          }
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
          <ResultPanel isWon={snapshot.matches('won')} round={round} takesFocus={!wasOver} next={next}>
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
        <GuessList
          hints={hints}
          units={units}
          left={left}
          mark={isOver ? markWith(earth, picking) : undefined}
        />
      </div>
      <div className="board-description">
        {traits !== undefined && (
          <Late part={description}>
            {({ OutlineDescription }) => (
              <OutlineDescription id={descriptionId} traits={traits} isTurned={isTurned} />
            )}
          </Late>
        )}
      </div>
      {isOver && (
        <Late part={earth}>{({ Globe }) => <Globe round={round} units={units} picking={picking} />}</Late>
      )}
      {/* Fetched with the globe, and shown after it, which would else push it down. */}
      {isOver && (
        <div className="board-record" hidden={globe.kind !== 'there' && globe.kind !== 'failed'}>
          {record?.(round, globe.kind === 'there' ? picking : undefined)}
        </div>
      )}
      <Announcement text={announcementOf(hints, units, locale, answer, left)} />
    </main>
  )
}

/** The outline as it is turned, once it can be. */
function turnedIn(
  state: PartState<typeof import('../plate/turning')>,
  round: Round,
  path: string | undefined,
) {
  if (state.kind !== 'there' || path === undefined) return undefined
  const { turnedPath, turnOf } = state.content
  return turnedPath(path, turnOf(round))
}

/** What stands in the place of each guess's number, so that it is picked out on the globe, once there is one. */
function markWith(earth: ReturnType<typeof globeFor>, picking: Picking) {
  return (index: number) => (
    <Late part={earth} placeholder={index + 1} missing={() => index + 1}>
      {({ GuessMark }) => <GuessMark index={index} picking={picking} />}
    </Late>
  )
}

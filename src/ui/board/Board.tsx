import { useSelector } from '@xstate/react'
import { type ReactNode, useId, useState } from 'react'
import { countryOf } from '../../geo/countries'
import type { Traits } from '../../geo/traits'
import type { GameActor } from '../../machines/game'
import { hintsOf } from '../../machines/hint'
import { guessesLeft } from '../../machines/round'
import type { Units } from '../../machines/settings'
import type { Finder } from '../field/finder'
import { GuessInput } from '../field/GuessInput'
import { globeFor } from '../globe/globeFor'
import type { Picking, Picks } from '../globe/picks'
import { Late } from '../parts/Late'
import { MissingPart } from '../parts/MissingPart'
import { Part } from '../parts/part'
import { useHydrating } from '../parts/useHydrating'
import { usePart } from '../parts/usePart'
import { Plate } from '../plate/Plate'
import { ResultPanel } from '../result/ResultPanel'
import { announcementOf } from '../words/announcement'
import { useLocale } from '../words/LocaleContext'
import { GuessList } from './GuessList'
import { Pips } from './Pips'
import './Board.css'

/** The words are fetched after the picture. */
const description = new Part(() => import('../plate/OutlineDescription'))

/** What is to be seen of a country, and what it is described from. */
export type Outline = {
  /** Path data in a 100×100 box. */
  readonly path: string | undefined
  readonly traits: Traits | undefined
  /** Where it could not be fetched, asks for it again. */
  readonly retry?: (() => void) | undefined
}

type Props = {
  readonly game: GameActor
  /** The outline of the target, as far as it has arrived. */
  readonly outline: Outline
  /** Finds what is guessed. */
  readonly finder: Finder
  /** Whether the field has the focus from the start. */
  readonly isFieldFocused?: boolean
  readonly units: Units
  /** What can be done when the game is over. */
  readonly actions: ReactNode
  /** What is shown under the result. */
  readonly record?: ReactNode
}

/** A game as it is played: the plate, the field, the guesses and, at the end, the result. */
export function Board({ game, outline, units, finder, isFieldFocused = false, actions, record }: Props) {
  const { path, traits, retry } = outline
  const locale = useLocale()
  const { say, nameOf } = locale
  const snapshot = useSelector(game, (current) => current)
  const isHydrating = useHydrating(snapshot.context.guesses.length > 0)
  const isOver = !isHydrating && snapshot.hasTag('over')
  // A round that was over before it was shown tells nothing new, so it leaves the focus alone.
  const [wasOver] = useState(() => game.getSnapshot().hasTag('over'))
  const round = isHydrating ? { ...snapshot.context, guesses: [] } : snapshot.context
  const answer = isOver && snapshot.matches('lost') ? nameOf(countryOf(round.target)) : undefined
  const hints = hintsOf(round)
  const left = isOver ? 0 : guessesLeft(round)
  const earth = globeFor(round.puzzle.deck)
  const globe = usePart(earth, left <= 1)
  const picking = useState<Picks>({})
  const descriptionId = useId()
  return (
    <main className="board">
      <div className="board-plate">
        <Plate
          outline={path}
          label={answer === undefined ? say('board.mystery') : say('board.outlineOf', { name: answer })}
          descriptionId={descriptionId}
          name={answer}
          missing={retry && <MissingPart text={say('decks.outlineMissing')} attempts={0} onRetry={retry} />}
        />
        {!isOver && (
          <p className="board-caption">
            {say('board.turn', { number: round.guesses.length + 1, most: round.rules.guesses })}
            <Pips used={round.guesses.length} all={round.rules.guesses} />
          </p>
        )}
      </div>
      <div className="board-play">
        {isOver && (
          <ResultPanel isWon={snapshot.matches('won')} round={round} takesFocus={!wasOver}>
            {actions}
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
          mark={isOver && globe.kind === 'there' ? markWith(globe.content, picking) : undefined}
        />
        {isOver && (
          <Late part={earth}>{({ Globe }) => <Globe round={round} units={units} picking={picking} />}</Late>
        )}
        {/* Fetched with the globe, and shown after it, which would else push it down. */}
        {isOver && (
          <div className="board-record" hidden={globe.kind !== 'there' && globe.kind !== 'failed'}>
            {record}
          </div>
        )}
      </div>
      <div className="board-description">
        {traits !== undefined && (
          <Late part={description}>
            {({ OutlineDescription }) => <OutlineDescription id={descriptionId} traits={traits} />}
          </Late>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {announcementOf(hints, units, locale, answer, left)}
      </p>
    </main>
  )
}

/** What stands in the place of each guess's number, so that it is picked out on the globe. */
function markWith({ GuessMark }: typeof import('../globe/Globe'), picking: Picking) {
  return (index: number) => <GuessMark index={index} picking={picking} />
}

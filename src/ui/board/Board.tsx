import { useSelector } from '@xstate/react'
import {
  type ComponentType,
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from 'react'
import type { CountryCode } from '../../geo/countries'
import { turnedPath } from '../../geo/outlineRings'
import type { Traits } from '../../geo/traits'
import type { GameActor } from '../../machines/game'
import type { Units } from '../../machines/journal/settings'
import type { Round } from '../../machines/round'
import { type View, viewIn } from '../../machines/view'
import type { Finder } from '../field/finder'
import { GuessInput } from '../field/GuessInput'
import type { GlobeSelection, SelectionState } from '../globe/GuessMark'
import { type LazyModule, useLazyModule } from '../lazyModule'
import { LazyBoundary } from '../parts/LazyBoundary'
import { MissingModule } from '../parts/Notice'
import { useSettling } from '../parts/useSettling'
import { OutlineDescription } from '../plate/OutlineDescription'
import { Plate } from '../plate/Plate'
import { type Next, ResultPanel } from '../result/ResultPanel'
import { useLocale } from '../words/LocaleContext'
import { Announcement, announcementOf } from './Announcement'
import { GuessList } from './GuessList'
import { Pips } from './Pips'
import './Board.css'

/** What is to be seen of a country, and what it is described from. */
export type Outline = {
  /** Path data in a 100×100 box. */
  readonly path: string | undefined
  readonly traits: Traits | undefined
  /** Where it could not be fetched, asks for it again. */
  readonly retry?: (() => void) | undefined
}

/** What is heard of a country: the same as is seen of it. */
export type Heard = {
  /** Path data in a 100×100 box, turned where the outline is. */
  readonly path: string
  readonly isTurned: boolean
  /** What was guessed so far. */
  readonly guesses: readonly CountryCode[]
  /** Where the outline is seen. */
  readonly plate: RefObject<HTMLElement | null>
}

type Props = {
  /** None until the page is taken over. */
  readonly game: GameActor | undefined
  /** What is to be seen until then. */
  readonly blank: View
  readonly onGuess: (country: CountryCode) => void
  /** The outline of the target, as far as it has arrived. */
  readonly outline: Outline
  /** How many countries are played with, in words. */
  readonly scope: string | undefined
  /** Finds what is guessed. */
  readonly finder: Finder
  /** Whether the field has the focus from the start. */
  readonly isFieldFocused: boolean
  readonly units: Units
  /** What can be played with Enter when the game is over. */
  readonly next?: Next | undefined
  /** What else can be done then. */
  readonly actions: (round: Round) => ReactNode
  /** The globe, fetched before the last guess with all that is shown under it. */
  readonly end: LazyModule<Pick<typeof import('../globe/Globe'), 'Globe' | 'GuessMark'>>
  /** What is shown under the globe, given what is picked out on it. */
  readonly record: (round: Round, picking: SelectionState) => ReactNode
  /** What is told under the field. */
  readonly aid?: ReactNode
  /** Plays the outline. */
  readonly Listen: ComponentType<Heard>
  /** With what other rules are chosen, until the first guess. */
  readonly rules?: ReactNode
}

/** A game as it is played: the plate, the field, the guesses and, at the end, the result. */
export function Board(props: Props) {
  const { game, blank, onGuess, outline, units, finder, isFieldFocused, next, actions, record, rules } = props
  const { scope, end } = props
  const locale = useLocale()
  const { say, nameOf } = locale
  const view = useSelector(game, viewIn) ?? blank
  const { over, left, guesses, hints, angle } = view
  const isOver = over !== undefined
  // A round that was over before it was shown tells nothing new, so it leaves the focus alone.
  const wasOver = useFirst(game && isOver) ?? false
  const isSettling = useSettling(isOver && !wasOver)
  const isTurned = view.outline === 'turned'
  const path = isTurned && outline.path ? turnedPath(outline.path, angle) : outline.path
  const answer = view.answer && nameOf(view.answer)
  const globe = useLazyModule(end, left <= 1)
  const isGlobeKnown = globe.kind === 'there' || globe.kind === 'failed'
  const picking = useState<GlobeSelection>({})
  const [repeated, setRepeated] = useState<CountryCode>()
  const descriptionId = useId()
  const plate = useRef<HTMLDivElement>(null)
  const { retry } = outline
  return (
    <main
      className={`board${isOver ? ' board-over' : ''}${isSettling ? ' board-settling' : ''}`}
      // Without a game the page is as it was made, or as its head has said.
      style={game && rowsOf(guesses.length, left)}
    >
      <div className="board-plate" ref={plate} tabIndex={-1}>
        <Plate
          outline={path}
          label={answer === undefined ? say('board.mystery') : say('board.outlineOf', { name: answer })}
          descriptionId={descriptionId}
          name={answer}
          missing={
            view.outline === 'hidden' ? (
              <p className="plate-hidden">
                <span aria-hidden="true">?</span>
                {say('board.hidden')}
              </p>
            ) : (
              retry && (
                <MissingModule
                  text={say('board.outlineMissing')}
                  attempts={0}
                  onRetry={() => {
                    // The button goes, and the focus would with it.
                    plate.current?.focus({ preventScroll: true })
                    retry()
                  }}
                />
              )
            )
          }
          turn={isOver && angle > 0 && !wasOver ? angle : undefined}
          scope={isOver ? undefined : scope}
          ending={view.play === 'playing' ? undefined : view.play}
          isEnding={isOver && !wasOver}
          canBeWide
        />
        {!isOver && (
          <div className="board-caption">
            <p>{say('board.turn', { number: guesses.length + 1, most: view.rules.guesses })}</p>
            {guesses.length === 0 && rules}
            <Pips used={guesses.length} all={view.rules.guesses} />
          </div>
        )}
      </div>
      <div className="board-play">
        {over && (
          <ResultPanel
            isWon={view.play === 'won'}
            round={over}
            takesFocus={!wasOver}
            isSettling={isSettling}
            next={next}
          >
            {actions(over)}
          </ResultPanel>
        )}
        <GuessInput
          finder={finder}
          guessed={guesses}
          isDisabled={isOver}
          isFocused={isFieldFocused}
          onGuess={onGuess}
          onRepeat={setRepeated}
        />
        {props.aid}
        <GuessList
          hints={hints}
          units={units}
          left={left}
          repeated={repeated}
          mark={isOver ? markWith(end, picking) : undefined}
        />
      </div>
      <div className="board-description">
        {/* Where the round was over, it waits for the globe above it, so that it does not move when that comes. */}
        {outline.traits !== undefined && path && (isGlobeKnown || !wasOver) && (
          <>
            <OutlineDescription id={descriptionId} traits={outline.traits} isTurned={isTurned} />
            <props.Listen {...{ path, isTurned, guesses, plate }} />
          </>
        )}
      </div>
      {over && (
        <LazyBoundary module={end} placeholder={<div className="board-end" />}>
          {({ Globe }) => (
            <>
              <Globe round={over} units={units} picking={picking} />
              <div className="board-record">{record(over, picking)}</div>
            </>
          )}
        </LazyBoundary>
      )}
      <Announcement text={announcementOf(hints, units, locale, answer, left)} />
    </main>
  )
}

/** How many rows are filled and free, for the style sheet. */
function rowsOf(filled: number, free: number): CSSProperties {
  return { '--filled': filled, '--free': free } as CSSProperties
}

/** The first value that there was. */
function useFirst<Value>(value: Value | undefined): Value | undefined {
  const [first, setFirst] = useState(value)
  if (first === undefined && value !== undefined) setFirst(value)
  return first ?? value
}

/** What stands in the place of each guess's number, so that it is picked out on the globe, once there is one. */
function markWith(end: Props['end'], picking: SelectionState) {
  return (index: number) => (
    <LazyBoundary module={end} placeholder={index + 1} missing={() => index + 1}>
      {({ GuessMark }) => <GuessMark index={index} picking={picking} />}
    </LazyBoundary>
  )
}

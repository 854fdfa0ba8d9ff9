import { useSelector } from '@xstate/react'
import { type ComponentType, type CSSProperties, type ReactNode, useRef, useState } from 'react'
import { createPath, useLocation } from 'react-router-dom'
import { turnedPath } from '../../geo/outlineRings'
import type { PlaceId } from '../../geo/place'
import type { Traits } from '../../geo/traits'
import type { GameActor } from '../../machines/game'
import type { Units } from '../../machines/journal/settings'
import type { Hint } from '../../machines/rules/hint'
import type { Round } from '../../machines/rules/round'
import { ruleChangesOf } from '../../machines/rules/rules'
import { viewIn } from '../../machines/view'
import type { Finder } from '../field/finder'
import { GuessInput } from '../field/GuessInput'
import type { GlobeSelection, SelectionState } from '../globe/GuessMark'
import { type LazyModule, useLazyModule } from '../lazyModule'
import { LazyBoundary } from '../parts/LazyBoundary'
import { Link } from '../parts/Link'
import { Menu } from '../parts/Menu'
import { useSettling } from '../parts/useSettling'
import { MissingOutline, Plate } from '../plate/Plate'
import { type Next, ResultPanel } from '../result/ResultPanel'
import { useLocale } from '../words/LocaleContext'
import { Announcement, announcementOf } from './Announcement'
import { GuessList } from './GuessList'
import { Pips } from './Pips'
import { type Heard, useOutlineTools } from './useOutlineTools'
import './Board.css'
import './More.css'

/** Outline of a country, as its drawn path and the traits for its description in words. */
export type Outline = {
  /** Path data in a 100×100 box; `undefined` until the outline has been fetched. */
  readonly path: string | undefined
  readonly traits: Traits | undefined
  /** Fetches the outline again; present only after a failed fetch. */
  readonly retry?: (() => void) | undefined
}

/** Aids of a round, for their places on the board. */
export type BoardAids = {
  /** Content over the outline. */
  readonly over: ReactNode
  /** The plate, or what is shown in its place. */
  readonly inPlace: (plate: ReactNode) => ReactNode
  /** Content between the field and the list of guesses. */
  readonly note: ReactNode
  /** Second line of the row of a wrong guess. */
  readonly row: (guess: PlaceId) => ReactNode
  /** Lines in the first free row, or below the list once there is none. */
  readonly below: ReactNode
}

type Props = {
  /** Actor of the game; `undefined` until React has hydrated the prerendered page. */
  readonly game: GameActor | undefined
  readonly onGuess: (country: PlaceId) => void
  /** Outline of the target, as far as it has been fetched. */
  readonly outline: Outline
  /** Number of countries in play, in words. */
  readonly scope: string | undefined
  /** Search that matches typed text to countries. */
  readonly finder: Finder
  /** Whether the guess field has the focus from the start. */
  readonly isFieldFocused: boolean
  readonly units: Units
  /** Puzzle that Enter starts once the game is over. */
  readonly next?: Next | undefined
  /** Further actions in the result panel. */
  readonly actions: (round: Round) => ReactNode
  /** Module of the globe and everything around it, fetched before the last guess. */
  readonly end: LazyModule<Pick<typeof import('../globe/GuessMark'), 'GuessMark'>>
  /** Postmark on the plate of a finished round. */
  readonly postmark?: ((round: Round) => ReactNode) | undefined
  /** Content below the rows of a round that is not over. */
  readonly foot?: ReactNode
  /** Content below the rows of a finished round. */
  readonly afterwards?: ((round: Round) => ReactNode) | undefined
  /** Content below the result; `picking` is the selection that its globe shares with the rows. */
  readonly ending: (round: Round, picking: SelectionState) => ReactNode
  readonly aids?: BoardAids | undefined
  /** Content of the first free row until the second guess, for somebody who has never played. */
  readonly lead?: (hint: Hint | undefined) => ReactNode
  /** Filled bars of each guess of a friend, shown in the free rows. */
  readonly ghost?: readonly number[] | undefined
  /** Component that plays the outline as sound, and the audio context for it. */
  readonly Listen: ComponentType<Heard>
  readonly openAudio: () => AudioContext
  /** Asks whether the round is to be given up, offered while its rules allow it. */
  readonly onGiveUp?: (() => void) | undefined
  /** Opens the options of a round whose rules can be chosen. */
  readonly onOptions?: (() => void) | undefined
}

/** Game in play: the plate, the guess field, the list of guesses and, once the game is over, the result. */
export function Board(props: Props) {
  const { game, onGuess, outline, units, finder, isFieldFocused, next, actions, ending } = props
  const { scope, end, Listen, openAudio, onOptions, onGiveUp, aids } = props
  const locale = useLocale()
  const { say, nameOf, whole } = locale
  const view = useSelector(game, viewIn)
  const { over, left, guesses, hints, angle } = view
  const isOver = over !== undefined
  // A round that was over before its first render brings no news, so the focus stays where it is.
  const wasOver = useFirst(game && isOver) ?? false
  const settling = useSettling(isOver && !wasOver)
  const isTurned = view.outline === 'turned'
  const path = isTurned && outline.path ? turnedPath(outline.path, angle) : outline.path
  const answer = view.answer && nameOf(view.answer)
  const globe = useLazyModule(end, left <= 1)
  const isGlobeKnown = globe.kind === 'there' || globe.kind === 'failed'
  const picking = useState<GlobeSelection>({})
  const [repeated, setRepeated] = useState<PlaceId>()
  const plate = useRef<HTMLDivElement>(null)
  // In a round over from the start, the description waits for the globe that will push it down.
  const isTold = isGlobeKnown || !wasOver
  const { id, tools, told } = useOutlineTools({
    path,
    isTurned,
    guesses,
    plate,
    isOver,
    Listen,
    openAudio,
    traits: isTold ? outline.traits : undefined,
  })
  const chosen = ruleChangesOf({ ...view.rules, aids: view.aids }).length
  const here = createPath(useLocation())
  const sheet = (
    <Plate
      outline={path}
      label={answer === undefined ? say(finder.words.mystery) : say('board.outlineOf', { name: answer })}
      descriptionId={id}
      name={answer}
      missing={
        view.outline === 'hidden' ? (
          <p className="plate-hidden">
            <span aria-hidden="true">?</span>
            {say('board.hidden')}
          </p>
        ) : (
          outline.retry && <MissingOutline plate={plate} onRetry={outline.retry} />
        )
      }
      turn={isOver && angle > 0 && !wasOver ? angle : undefined}
      scope={isOver ? undefined : scope}
      ending={view.play === 'playing' ? undefined : view.play}
      isEnding={isOver && !wasOver}
      postmark={over && props.postmark?.(over)}
      overlay={isOver ? undefined : aids?.over}
      canBeWide
    />
  )
  return (
    <main
      {...settling}
      className={isOver ? 'board board-over' : 'board'}
      // The policy allows no style in a prerendered page.
      style={game && ({ '--all': view.rules.guesses } as CSSProperties)}
    >
      <div className="board-plate" ref={plate} tabIndex={-1}>
        {!isOver && aids ? aids.inPlace(sheet) : sheet}
        {!isOver && (
          <div className="board-caption">
            <p>
              {say(left > 0 ? 'board.turn' : 'board.extra', {
                number: guesses.length + 1,
                most: view.rules.guesses,
              })}
            </p>
            <Menu className="more" label={say('board.more')} path="M3 8h.01M8 8h.01M13 8h.01">
              {tools}
              {onOptions && (
                <button type="button" aria-haspopup="dialog" onClick={onOptions}>
                  {say('board.options')}
                  {chosen > 0 && <span className="more-count"> {whole(chosen)}</span>}
                </button>
              )}
              {onGiveUp && view.canGiveUp && (
                <button type="button" aria-haspopup="dialog" onClick={onGiveUp}>
                  {say('board.giveUp')}
                </button>
              )}
              <Link to="/how-to-play" state={here}>
                {say('board.howToPlay')}
              </Link>
            </Menu>
            <Pips used={guesses.length} all={view.rules.guesses} />
          </div>
        )}
      </div>
      {told}
      <div className="board-play">
        {over && (
          <ResultPanel
            isWon={view.play === 'won'}
            round={over}
            units={units}
            takesFocus={!wasOver}
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
        {aids?.note}
        <GuessList
          hints={hints}
          units={units}
          left={left}
          repeated={repeated}
          lead={hints.length < 2 ? props.lead?.(hints[0]) : !isOver && aids?.below}
          ghost={isOver ? undefined : props.ghost}
          mark={isOver ? markWith(end, picking) : undefined}
          aid={aids?.row}
        />
        {!isOver && left === 0 && aids?.below}
        {over ? props.afterwards?.(over) : props.foot}
      </div>
      {over && ending(over, picking)}
      <Announcement text={announcementOf(hints, units, locale, answer, left)} />
    </main>
  )
}

/** First defined value passed to this hook, kept for the life of the component. */
function useFirst<Value>(value: Value | undefined): Value | undefined {
  const [first, setFirst] = useState(value)
  if (first === undefined && value !== undefined) setFirst(value)
  return first ?? value
}

/** Renders the number of each guess as a button that selects the guess on the globe; plain text until the globe loads. */
function markWith(end: Props['end'], picking: SelectionState) {
  return (index: number) => (
    <LazyBoundary module={end} placeholder={index + 1} missing={() => index + 1}>
      {({ GuessMark }) => <GuessMark index={index} picking={picking} />}
    </LazyBoundary>
  )
}

import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { deckOf } from '../../geo/decks'
import { utcDateOf } from '../../machines/day'
import type { GameActor } from '../../machines/game'
import type { Puzzle } from '../../machines/puzzle'
import type { Round } from '../../machines/round'
import type { RuleChoice } from '../../machines/rules'
import type { DailyDeck } from '../../machines/schedule/dailies'
import { blankViews } from '../../machines/view'
import { Board } from '../../ui/board/Board'
import { GameHeader } from '../../ui/board/GameHeader'
import type { ToastMessage } from '../../ui/dialogs/Toasts'
import { finderOf } from '../../ui/field/finder'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { useHydrating } from '../../ui/parts/useHydrating'
import type { Next } from '../../ui/result/ResultPanel'
import { useLocale } from '../../ui/words/LocaleContext'
import { HeaderTools } from '../contents/HeaderTools'
import { useBrowser } from '../contexts'
import { endings } from '../lazyEndings'
import { useOutline } from '../outlines/useShapes'
import type { SettingsProps } from '../useStored'
import { ListenTool, RulesTool } from './BoardTools'
import { JournalNotice, Notices } from './Notices'
import { useGame, useVibration } from './useGame'

/** A game on the screen, and the way to tell in passing how something went. */
export type Playing = {
  readonly game: GameActor | undefined
  readonly tell: (message: ToastMessage) => void
}

type Props = {
  /** What is played. */
  readonly puzzle: Puzzle
  /** Under which rules, as far as they can be chosen. */
  readonly rules: RuleChoice
  readonly title: string
  readonly subtitle: ReactNode
  /** What else is in the header. */
  readonly tools?: ReactNode
  /** Of which the statistics in the header are. */
  readonly statistics: DailyDeck
  /** The settings, and what else follows from changing them here. */
  readonly settings: SettingsProps
  /** Those of this round, where its rules can be chosen. */
  readonly roundSettings?: SettingsProps
  /** Goes on to the new puzzle, where the day may pass. */
  readonly onReload?: () => void
  readonly isFieldFocused?: boolean
  /** What can be played with Enter when the game is over. */
  readonly next?: Next
  /** What else can be done then. */
  readonly actions: (round: Round, playing: Playing) => ReactNode
  /** What is told under the field. */
  readonly aid?: (playing: Playing) => ReactNode
  /** What is under the board while it is played. */
  readonly foot?: (playing: Playing) => ReactNode
}

/** Any game, from its first guess to what is told at its end. */
export function GameScreen(props: Props) {
  const game = useGame(props.puzzle, props.rules)
  return <GameView {...props} game={game} />
}

type ViewProps = Omit<Props, 'rules'> & {
  readonly game: GameActor | undefined
  /** What is told of the country that is sought, in place of how many are played with. */
  readonly hint?: string | undefined
}

/** The same of a game that is there, as of one that is a part of something else. */
export function GameView(props: ViewProps) {
  const { game, puzzle, settings, roundSettings, onReload } = props
  const browser = useBrowser()
  const locale = useLocale()
  const outline = useOutline(game)
  const [message, setMessage] = useState<ToastMessage>()
  // The board alone is drawn anew with each guess.
  const isOver = useSelector(game, (snapshot) => snapshot?.hasTag('over') ?? false)
  const { units } = settings.settings
  const isHydrating = useHydrating()
  const scope = props.hint ?? locale.say('board.scope', { count: deckOf(puzzle.deck).targets.length })
  const playing = { game, tell: setMessage }
  useVibration(game, settings.settings.vibration === 'on')
  return (
    <>
      <GameHeader title={props.title} subtitle={props.subtitle} scope={isHydrating ? undefined : scope}>
        {props.tools}
        <HeaderTools deck={props.statistics} {...settings} game={game} />
      </GameHeader>
      <JournalNotice {...(onReload && { onReload })} isOver={isOver} />
      <Board
        key={useBoardKey(game)}
        game={game}
        blank={blankViews[puzzle.kind]}
        onGuess={(country) => game?.send({ type: 'guess', country, on: utcDateOf(browser.now()) })}
        outline={outline}
        // What practice is with, the page does not know when it is made.
        scope={isHydrating && puzzle.kind === 'practice' ? undefined : scope}
        finder={finderOf(puzzle.deck, browser.languages(), locale)}
        units={units}
        isFieldFocused={props.isFieldFocused ?? false}
        aid={props.aid?.(playing)}
        Listen={ListenTool}
        rules={roundSettings && <RulesTool game={game} {...roundSettings} />}
        next={props.next}
        actions={(round) => props.actions(round, playing)}
        end={endings}
        record={(round, picking) => (
          <LazyBoundary module={endings}>
            {({ EndOfGame }) => <EndOfGame round={round} units={units} picking={picking} />}
          </LazyBoundary>
        )}
      />
      {!isOver && props.foot?.(playing)}
      <Notices message={message} onMessage={setMessage} />
    </>
  )
}

/** Changes when another round takes the place of the one on the screen, and not when the first one comes. */
function useBoardKey(game: GameActor | undefined): number {
  const deal = useSelector(game, (snapshot) => snapshot && `${game?.id} ${snapshot.context.deal}`)
  const [last, setLast] = useState({ deal, key: 0 })
  if (deal !== last.deal) setLast({ deal, key: last.deal === undefined ? last.key : last.key + 1 })
  return last.key
}

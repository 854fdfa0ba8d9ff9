import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { type DeckName, FIRST_DECK } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import type { GameActor } from '../../machines/game'
import type { Quiz } from '../../machines/quiz/quiz'
import type { Puzzle } from '../../machines/rules/puzzle'
import { canTake, type Round } from '../../machines/rules/round'
import type { RuleChoice } from '../../machines/rules/rules'
import { utcDateOf } from '../../machines/schedule/day'
import { Board } from '../../ui/board/Board'
import type { ToastMessage } from '../../ui/dialogs/Toasts'
import { finderOf, wordsOf } from '../../ui/field/finder'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { GameHeader } from '../../ui/parts/PageHeader'
import { useHydrating } from '../../ui/parts/useHydrating'
import { usePlaces } from '../../ui/parts/WithPlaces'
import type { Next } from '../../ui/result/ResultPanel'
import { useLocale } from '../../ui/words/LocaleContext'
import { scopeOf } from '../../ui/words/lists'
import { useAids } from '../aids/useAids'
import { HeaderTools } from '../contents/HeaderTools'
import { useBrowser } from '../contexts'
import { LazyDialog, useDialog } from '../LazyDialog'
import { endings } from '../lazyEndings'
import { useOutline } from '../outlines/useShapes'
import type { SettingsProps } from '../useStored'
import { type Friend, Lead, ListenTool } from './BoardTools'
import { JournalNotice, Notices } from './Notices'
import { useGame, useVibration } from './useGame'

/** Game on the screen, and a function that shows a short message. */
export type Playing = {
  readonly game: GameActor | undefined
  readonly tell: (message: ToastMessage) => void
}

type Props = {
  /** Puzzle to play. */
  readonly puzzle: Puzzle
  /** Rules for a new round, as far as the player can choose them. */
  readonly rules: RuleChoice
  readonly title: string
  readonly subtitle: ReactNode
  /** Additional tools in the header. */
  readonly tools?: ReactNode
  /** Settings in the header, with the handler for changes made there. */
  readonly settings: SettingsProps
  /** Settings for this round, if its rules can be chosen. */
  readonly roundSettings?: SettingsProps
  /** Switches to the new puzzle, for a screen that may stay open past the end of its day. */
  readonly onReload?: () => void
  readonly isFieldFocused?: boolean
  /** Guess made on the page before, with which the field goes on here. */
  readonly brought?: PlaceId | undefined
  /** Next game, which Enter starts when this one is over. */
  readonly next?: Next
  /** Other actions offered when the game is over. */
  readonly actions: (round: Round, playing: Playing) => ReactNode
  /** Content below the rows when the game is over. */
  readonly afterwards?: (round: Round) => ReactNode
  /** Round that the questions about its country follow, if they are offered when the game is over. */
  readonly quiz?: (round: Round) => Quiz['puzzle'] | undefined
  /** Postmark on the plate when the game is over. */
  readonly postmark?: (round: Round) => ReactNode
  /** Result and rules that the link of a friend brings to this puzzle. */
  readonly friend?: Friend | undefined
  /** Content below the rows until the game is over. */
  readonly foot?: (playing: Playing) => ReactNode
}

/** Screen of any game, from the first guess to the summary at its end. Acquires the game itself. */
export function GameScreen(props: Props) {
  const game = useGame(props.puzzle, props.rules)
  return <GameView {...props} game={game} canGiveUp />
}

type ViewProps = Omit<Props, 'rules'> & {
  /** Whether the game offers to be given up when its rules allow it; a run or a class set does not hear of it. */
  readonly canGiveUp?: boolean
  readonly game: GameActor | undefined
  /** Hint about the target country, shown instead of the number of countries in the deck. */
  readonly hint?: string | undefined
}

/** Screen of a game acquired by the caller, also one that is part of a run or a class set. */
export function GameView(props: ViewProps) {
  const { puzzle, settings, roundSettings, onReload } = props
  const places = usePlaces(puzzle.deck)
  // Until its places are there, the page stays as it was prerendered.
  const game = places.isThere ? props.game : undefined
  const browser = useBrowser()
  const locale = useLocale()
  const outline = useOutline(game)
  const [message, setMessage] = useState<ToastMessage>()
  // The selector keeps guesses from re-rendering this component: only the board re-renders.
  const isOver = useSelector(game, (snapshot) => snapshot?.hasTag('over') ?? false)
  const { units } = settings.settings
  const isHydrating = useHydrating()
  const options = useDialog()
  const aids = useAids(game)
  const canHelp = useSelector(
    game,
    (snapshot) => snapshot?.context.aids.some((aid) => canTake(snapshot.context, aid)) ?? false,
  )
  const ending = useDialog()
  const scope = props.hint ?? scopeOf(puzzle.deck, locale.say)
  // The prerendered page does not know the deck of practice.
  const isDeckKnown = !isHydrating || puzzle.kind !== 'practice'
  const findIn = (deck: DeckName) => finderOf(deck, browser.languages(), locale)
  const finder = places.isThere
    ? findIn(puzzle.deck)
    : { ...findIn(FIRST_DECK), words: wordsOf(isDeckKnown ? puzzle.deck : FIRST_DECK) }
  const playing = { game, tell: setMessage }
  useVibration(game, settings.settings.vibration === 'on')
  const guess = (country: PlaceId) => game?.send({ type: 'guess', country, on: utcDateOf(browser.now()) })
  const takeUp = useEffectEvent(() => props.brought && guess(props.brought))
  useEffect(() => {
    if (game) takeUp()
  }, [game])
  return (
    <>
      <GameHeader title={props.title} subtitle={props.subtitle} scope={isHydrating ? undefined : scope}>
        {props.tools}
        <HeaderTools {...settings} game={game} />
      </GameHeader>
      <JournalNotice {...(onReload && { onReload })} isOver={isOver} />
      {places.missing}
      <Board
        key={useBoardKey(game)}
        game={game}
        onGuess={guess}
        outline={outline}
        scope={isDeckKnown ? scope : undefined}
        finder={finder}
        units={units}
        isFieldFocused={props.isFieldFocused ?? props.brought !== undefined}
        aids={aids.board}
        onGiveUp={props.canGiveUp ? ending.open : undefined}
        Listen={ListenTool}
        openAudio={browser.openAudio}
        onOptions={roundSettings || canHelp ? options.open : undefined}
        lead={(hint) => <Lead {...{ puzzle, hint, units }} friend={props.friend} />}
        ghost={props.friend?.result?.bars}
        next={props.next}
        actions={(round) => props.actions(round, playing)}
        postmark={props.postmark}
        afterwards={props.afterwards}
        foot={props.foot?.(playing)}
        end={endings}
        ending={(round, picking) => (
          <LazyBoundary module={endings} placeholder={<div className="board-end" />}>
            {({ EndOfGame }) => <EndOfGame {...{ round, units, picking }} quiz={props.quiz?.(round)} />}
          </LazyBoundary>
        )}
      />
      <LazyDialog of={options}>
        {({ OptionsDialog }) => (
          <OptionsDialog chosen={roundSettings} game={game} onTake={aids.take} onClose={options.close} />
        )}
      </LazyDialog>
      {aids.question}
      <LazyDialog of={ending}>
        {({ QuestionDialog }) => (
          <QuestionDialog
            title="board.giveUp"
            answer="help.showAnswer"
            onAnswer={() => game?.send({ type: 'giveUp' })}
            onClose={ending.close}
          >
            {locale.say('help.giveUpMeans')}
          </QuestionDialog>
        )}
      </LazyDialog>
      <Notices message={message} />
    </>
  )
}

/** Key of the board. Changes when another round replaces the current one, but not when the first round arrives. */
function useBoardKey(game: GameActor | undefined): number {
  const deal = useSelector(game, (snapshot) => snapshot && `${game?.id} ${snapshot.context.deal}`)
  const [last, setLast] = useState({ deal, key: 0 })
  if (deal !== last.deal) setLast({ deal, key: last.deal === undefined ? last.key : last.key + 1 })
  return last.key
}

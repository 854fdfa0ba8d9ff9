import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { FIRST_DECK } from '../../geo/decks'
import { chosenRules, type Settings } from '../../machines/journal/settings'
import type { PracticePuzzle } from '../../machines/puzzle'
import { Board } from '../../ui/board/Board'
import { GameHeader } from '../../ui/board/GameHeader'
import { finderOf } from '../../ui/field/finder'
import { Late } from '../../ui/parts/Late'
import { MissingPart } from '../../ui/parts/MissingPart'
import { Part } from '../../ui/parts/part'
import type { ToastMessage } from '../../ui/parts/Toasts'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { ChallengeButton } from '../challenge/ChallengeButton'
import { HeaderTools } from '../game/HeaderTools'
import { JournalNotice } from '../game/JournalNotice'
import { RulesTool } from '../game/RulesTool'
import { ToastNotices } from '../game/ToastNotices'
import { UnderResult } from '../game/UnderResult'
import { useGame } from '../game/useGame'
import { useSettings } from '../game/useSettings'
import type { GameScreenProps } from '../gameScreenProps'
import { useOutline } from '../outlines/useOutline'

/**
 * The choice of countries with the scheduler, fetched when somebody asks for it, and where what is due is asked for: before
 * it is there, any country is.
 */
const decks = new Part(() => import('./DeckDialog'))

/** Round after round with a random country of a deck. */
export function Practice({ app, browser }: GameScreenProps) {
  const [settings, onSettings] = useSettings(browser)
  const locale = useLocale()
  const { say } = locale
  // What was chosen when this tab was opened, until something else is chosen in it: another tab plays what it likes.
  const [puzzle, setPuzzle] = useState(() => chosenPuzzle(settings))
  const { deck, order } = puzzle
  const [isChoosing, setChoosing] = useState(false)
  const isPlain = deck === FIRST_DECK && !order
  const isHydrating = useHydrating(!isPlain)
  const game = useGame(app, puzzle, settings)
  const outline = useOutline(game, browser.fetchText)
  const [message, setMessage] = useState<ToastMessage>()
  const isEnd = useSelector(game, (snapshot) => snapshot.hasTag('over'))
  const dealt = useSelector(game, (snapshot) => snapshot.context.deal)
  const isAsMade = useHydrating(isEnd)
  const challenge = <ChallengeButton game={game} browser={browser} onMessage={setMessage} />
  const [isPlayingAgain, setPlayingAgain] = useState(false)
  const deal = (again: boolean) => {
    setPlayingAgain(again)
    const state = decks.state()
    const isDue = order && state.kind === 'there'
    const due = isDue ? { due: state.content.dueIn(browser.store, puzzle, browser.now()) } : {}
    app.send({ type: 'practice.deal', puzzle, rules: chosenRules(settings), ...due })
  }
  const note = order && (
    <Late part={decks}>{({ RepetitionNote }) => <RepetitionNote game={game} browser={browser} />}</Late>
  )
  return (
    <>
      <GameHeader
        title={say('practice.heading')}
        subtitle={
          <button
            type="button"
            className="game-header-choice"
            aria-haspopup="dialog"
            onClick={() => {
              setChoosing(true)
              decks.ask()
            }}
          >
            {isHydrating || isPlain ? say('practice.subtitle') : say(`decks.${deck}`)}
            <svg viewBox="0 0 10 6" aria-hidden="true" focusable="false">
              <path d="m1 1 4 4 4-4" />
            </svg>
          </button>
        }
      >
        <button type="button" className="game-header-action" onClick={() => deal(false)}>
          {say('practice.deal')}
        </button>
        <HeaderTools
          app={app}
          browser={browser}
          deck="twenty"
          settings={settings}
          onSettings={onSettings}
          game={game}
        />
      </GameHeader>
      <JournalNotice app={app} />
      {isChoosing && (
        <Late
          part={decks}
          missing={(retry, attempts) => (
            <MissingPart attempts={attempts} onRetry={retry} onClose={() => setChoosing(false)} />
          )}
        >
          {({ DeckDialog }) => (
            <DeckDialog
              app={app}
              browser={browser}
              puzzle={puzzle}
              settings={settings}
              onSettings={onSettings}
              onPuzzle={(chosen) => {
                setPlayingAgain(false)
                setPuzzle(chosen)
              }}
              onClose={() => setChoosing(false)}
            />
          )}
        </Late>
      )}
      <Board
        key={`${deck} ${dealt}`}
        game={game}
        outline={outline}
        finder={finderOf(deck, browser.languages(), locale)}
        units={settings.units}
        rules={(round) => <RulesTool round={round} settings={settings} onSettings={onSettings} />}
        isFieldFocused={isPlayingAgain}
        record={(round, picking) => (
          <UnderResult app={app} browser={browser} round={round} units={settings.units} picking={picking} />
        )}
        next={{ name: say('practice.again'), begin: () => deal(true) }}
        actions={() => (
          <>
            {challenge}
            <Link className="button button-quiet" to="/daily">
              {say('practice.daily')}
            </Link>
            {note}
          </>
        )}
      />
      {(isAsMade || !isEnd) && <p className="board-foot">{challenge}</p>}
      {!isEnd && note}
      <ToastNotices message={message} />
    </>
  )
}

/** The practice that the settings name. */
function chosenPuzzle({ deck, order }: Settings): PracticePuzzle {
  return { kind: 'practice', deck, order }
}

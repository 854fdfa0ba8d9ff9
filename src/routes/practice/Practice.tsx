import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { type DeckName, isDeckName } from '../../geo/decks'
import { chosenRules } from '../../machines/journal/settings'
import type { PracticePuzzle } from '../../machines/puzzle'
import { Board } from '../../ui/board/Board'
import { GameHeader } from '../../ui/board/GameHeader'
import { Late } from '../../ui/parts/Late'
import { MissingPart } from '../../ui/parts/MissingPart'
import { Part } from '../../ui/parts/part'
import type { ToastMessage } from '../../ui/parts/Toasts'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { ChallengeButton } from '../challenge/ChallengeButton'
import { finderFor } from '../decks/finderFor'
import { HeaderTools } from '../game/HeaderTools'
import { JournalNotice } from '../game/JournalNotice'
import { RulesTool } from '../game/RulesTool'
import { ToastNotices } from '../game/ToastNotices'
import { useGame } from '../game/useGame'
import { useSettings } from '../game/useSettings'
import type { GameScreenProps } from '../gameScreenProps'
import { useOutline } from '../outlines/useOutline'

/** Fetched when the game is over. */
const lesson = new Part(() => import('../game/Lesson'))
/** Fetched when somebody asks for other countries, and where what is due is asked for. */
const parts = new Part(() => import('./practiceParts'))

/** Round after round with a random country of a deck. */
export function Practice({ app, browser }: GameScreenProps) {
  const [settings, onSettings] = useSettings(browser)
  const locale = useLocale()
  const { say } = locale
  // A deck that could not be loaded is not known.
  const [deck, setDeck] = useState<DeckName>(() => (isDeckName(settings.deck) ? settings.deck : 'twenty'))
  const [isChoosing, setChoosing] = useState(false)
  const { order } = settings
  const isPlain = deck === 'twenty' && !order
  const isHydrating = useHydrating(!isPlain)
  const puzzle = useMemo((): PracticePuzzle => ({ kind: 'practice', deck, order }), [deck, order])
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
    app.send({ type: 'practice.deal', puzzle, rules: chosenRules(settings) })
  }
  const note = order && (
    <Late part={parts}>{({ RepetitionNote }) => <RepetitionNote game={game} browser={browser} />}</Late>
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
              parts.ask()
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
          part={parts}
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
              onDeck={(chosen) => {
                setPlayingAgain(false)
                setDeck(chosen)
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
        finder={finderFor(deck, browser, locale)}
        units={settings.units}
        rules={(round) => <RulesTool round={round} settings={settings} onSettings={onSettings} />}
        isFieldFocused={isPlayingAgain}
        record={(round, picking) => (
          <Late part={lesson}>
            {({ Lesson }) => (
              <Lesson round={round} units={settings.units} browser={browser} picking={picking} />
            )}
          </Late>
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

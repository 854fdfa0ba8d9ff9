import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { FIRST_DECK } from '../../geo/decks'
import { chosenRules, readSettings } from '../../machines/journal/settings'
import { practiceAt } from '../../machines/practiceAt'
import type { PracticePuzzle } from '../../machines/puzzle'
import { LazyDialog, useDialog } from '../../ui/dialogs/LazyDialog'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { LazyModule } from '../../ui/parts/lazyModule'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { ChallengeButton } from '../challenge/ChallengeButton'
import { useApp, useBrowser } from '../contexts'
import { GameScreen, type Playing } from '../game/GameScreen'
import { useSettings } from '../game/useSettings'
import type { Stays } from '../usePageArrival'

/**
 * The choice of countries with the scheduler, fetched when somebody asks for it, and where what is due is asked for: before
 * it is there, any country is.
 */
const decks = new LazyModule(() => import('./DeckDialog'))

/** What still fits, fetched where the rules of a round have it told. */
const aid = new LazyModule(() => import('./FitNote'))

/** Round after round with a random country of a deck. */
export function Practice() {
  const app = useApp()
  const { store, now } = useBrowser()
  const [settings, onSettings] = useSettings()
  const { say } = useLocale()
  // What was chosen when this tab was opened, until something else is chosen in it: another tab plays what it likes.
  const [chosen, setChosen] = useState(() => readSettings(store))
  const { search } = useLocation()
  const navigate = useNavigate()
  const puzzle = practiceAt(search, chosen)
  const { deck, order } = puzzle
  const choice = useDialog(decks)
  const isHydrating = useHydrating(!isPlain(puzzle))
  const [isPlayingAgain, setPlayingAgain] = useState(false)
  const rules = chosenRules(settings)
  const deal = (again: boolean) => {
    setPlayingAgain(again)
    const state = decks.state()
    const isDue = order && state.kind === 'there'
    const due = isDue ? { due: state.content.dueIn(store, puzzle, now()) } : {}
    app.send({ type: 'practice.deal', puzzle, rules, ...due })
  }
  const noteOf = ({ game }: Playing) =>
    order && (
      <LazyBoundary module={decks}>
        {({ RepetitionNote }) => <RepetitionNote game={game} deck={deck} />}
      </LazyBoundary>
    )
  return (
    <>
      <GameScreen
        puzzle={puzzle}
        rules={rules}
        title={say('practice.heading')}
        subtitle={
          <button type="button" className="game-header-choice" aria-haspopup="dialog" onClick={choice.open}>
            <PracticeSubtitle puzzle={puzzle} isMade={isHydrating} />
            <svg viewBox="0 0 10 6" aria-hidden="true" focusable="false">
              <path d="m1 1 4 4 4-4" />
            </svg>
          </button>
        }
        tools={
          <button
            type="button"
            className="game-header-action"
            // What is typed after a press of a mouse begins a guess.
            onClick={({ nativeEvent }) => deal((nativeEvent as PointerEvent).pointerType === 'mouse')}
          >
            {say('practice.deal')}
          </button>
        }
        statistics="twenty"
        settings={{ settings, onSettings }}
        roundSettings={{ settings, onSettings }}
        isFieldFocused={isPlayingAgain}
        next={{ name: say('practice.again'), begin: () => deal(true) }}
        actions={(_, playing) => (
          <>
            <ChallengeButton roundOf={() => playing.game?.getSnapshot().context} onMessage={playing.tell} />
            <Link className="button button-quiet" to="/daily">
              {say('practice.daily')}
            </Link>
            {noteOf(playing)}
          </>
        )}
        aid={({ game }) => <Fit game={game} />}
        foot={(playing) => (
          <>
            <p className="board-foot">
              <ChallengeButton roundOf={() => playing.game?.getSnapshot().context} onMessage={playing.tell} />
            </p>
            {noteOf(playing)}
          </>
        )}
      />
      {choice.isOpen && (
        <LazyDialog module={decks} onClose={choice.close}>
          {({ DeckDialog }) => (
            <DeckDialog
              puzzle={puzzle}
              settings={settings}
              onSettings={onSettings}
              onPuzzle={({ deck, order }) => {
                setPlayingAgain(false)
                setChosen({ ...chosen, deck, order })
                // The address asks for nothing else any more.
                if (search !== '') navigate({ search: '' }, { replace: true, state: 'stays' satisfies Stays })
              }}
              onClose={choice.close}
            />
          )}
        </LazyDialog>
      )}
    </>
  )
}

/** What still fits, in a place that it keeps from the start of a round. */
function Fit({ game }: Pick<Playing, 'game'>) {
  const isTold = useSelector(game, (snapshot) => snapshot?.context.rules.aid)
  if (!isTold) return null
  return (
    <LazyBoundary module={aid} placeholder={<p className="board-aid" />}>
      {({ FitNote }) => <FitNote game={game} />}
    </LazyBoundary>
  )
}

type SubtitleProps = {
  readonly puzzle: PracticePuzzle
  /** Whether the page is as it was made. */
  readonly isMade: boolean
}

/** What is played. How much of it is due comes with the scheduler, and all of it is shown then. */
function PracticeSubtitle({ puzzle, isMade }: SubtitleProps) {
  const { say } = useLocale()
  const { deck, order } = puzzle
  if (isMade || isPlain(puzzle)) return <span>{say('practice.subtitle')}</span>
  const name = <span>{say(`decks.${deck}`)}</span>
  if (order === undefined) return name
  return (
    <LazyBoundary
      module={decks}
      placeholder={<span className="game-header-due game-header-late">{say(`decks.${deck}`)}</span>}
      missing={() => name}
    >
      {({ DueSubtitle }) => <DueSubtitle deck={deck} />}
    </LazyBoundary>
  )
}

/** Whether a page as it was made says what is played. */
function isPlain({ deck, order }: PracticePuzzle): boolean {
  return deck === FIRST_DECK && order === undefined
}

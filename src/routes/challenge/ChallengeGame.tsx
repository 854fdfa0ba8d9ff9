import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { ChallengeLink } from '../../machines/challenge/challengeLink'
import { challengeAgain, openLink, resultOf } from '../../machines/challenge/challenges'
import type { ChallengePuzzle } from '../../machines/puzzle'
import { Board } from '../../ui/board/Board'
import { GameHeader } from '../../ui/board/GameHeader'
import { Late } from '../../ui/parts/Late'
import { Part } from '../../ui/parts/part'
import type { ToastMessage } from '../../ui/parts/Toasts'
import { SideBySide } from '../../ui/result/SideBySide'
import { useLocale } from '../../ui/words/LocaleContext'
import { finderFor } from '../decks/finderFor'
import { HeaderTools } from '../game/HeaderTools'
import { JournalNotice } from '../game/JournalNotice'
import { ToastNotices } from '../game/ToastNotices'
import { useGame } from '../game/useGame'
import { useSettings } from '../game/useSettings'
import type { GameScreenProps, PageProps } from '../gameScreenProps'
import { useOutline } from '../outlines/useOutline'
import { ChallengeButton } from './ChallengeButton'

/** Fetched when the game is over. */
const lesson = new Part(() => import('../game/Lesson'))

type Props = PageProps & {
  readonly token: string
  /** The challenge is played again, by another token. */
  readonly onAgain: (token: string) => void
}

/**
 * A challenge as it is played, once the invitation has fetched all that it needs.
 * Of a token that opens none there is nothing.
 */
export function ChallengeGame({ token, app, browser, onAgain }: Props) {
  const opening = openLink(token)
  const root = app.state()
  if (root.kind !== 'there' || opening.kind !== 'open' || opening.puzzle.kind !== 'challenge') return null
  const { puzzle, link } = opening
  return <Game puzzle={puzzle} link={link} app={root.content} browser={browser} onAgain={onAgain} />
}

type GameProps = GameScreenProps & {
  readonly puzzle: ChallengePuzzle
  readonly link: ChallengeLink
  readonly onAgain: (token: string) => void
}

function Game({ puzzle, link, app, browser, onAgain }: GameProps) {
  const [settings, onSettings] = useSettings(browser)
  const locale = useLocale()
  const { say } = locale
  const navigate = useNavigate()
  const { deck } = puzzle
  const game = useGame(app, puzzle, settings)
  const outline = useOutline(game, browser.fetchText)
  const [message, setMessage] = useState<ToastMessage>()
  // A round that is over has no field that could have the focus.
  const [isField] = useState(() => !game.getSnapshot().hasTag('over'))
  useEffect(() => {
    window.scrollTo(0, 0)
    if (!isField) document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [isField])
  const again = () => {
    const token = challengeAgain(puzzle, link, browser.seed())
    onAgain(token)
    navigate(`/challenge#${token}`)
  }
  return (
    <>
      <GameHeader title={say('challenge.heading')} subtitle={say(`decks.${deck}`)}>
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
      <Board
        game={game}
        outline={outline}
        finder={finderFor(deck, browser, locale)}
        units={settings.units}
        isFieldFocused={isField}
        record={(round, picking) => (
          <Late part={lesson}>
            {({ Lesson }) => (
              <Lesson round={round} units={settings.units} browser={browser} picking={picking} />
            )}
          </Late>
        )}
        actions={(round) => (
          <>
            {link.result && <SideBySide own={resultOf(round)} friend={link.result} />}
            <div className="result-equals">
              <ChallengeButton game={game} browser={browser} onMessage={setMessage} />
            </div>
            <button type="button" className="button button-quiet" onClick={again}>
              {say('practice.again')}
            </button>
            <Link className="button button-quiet" to="/daily">
              {say('practice.daily')}
            </Link>
          </>
        )}
      />
      <ToastNotices message={message} />
    </>
  )
}

import { startTransition, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { openLink } from '../../machines/challenge/challenge'
import type { ChallengeLink } from '../../machines/challenge/challengeLink'
import { challengeAgain } from '../../machines/challenge/challenges'
import type { ChallengePuzzle } from '../../machines/puzzle'
import { Board } from '../../ui/board/Board'
import { GameHeader } from '../../ui/board/GameHeader'
import { finderOf } from '../../ui/field/finder'
import { Late } from '../../ui/parts/Late'
import type { ToastMessage } from '../../ui/parts/Toasts'
import { useLocale } from '../../ui/words/LocaleContext'
import { HeaderTools } from '../game/HeaderTools'
import { JournalNotice } from '../game/JournalNotice'
import { ToastNotices } from '../game/ToastNotices'
import { endOfGame, UnderResult } from '../game/UnderResult'
import { useGame } from '../game/useGame'
import { useSettings } from '../game/useSettings'
import type { GameScreenProps } from '../gameScreenProps'
import { useOutline } from '../outlines/useOutline'
import { ChallengeButton } from './ChallengeButton'

type Props = GameScreenProps & {
  readonly token: string
  /** The challenge is played again, by another token. */
  readonly onAgain: (token: string) => void
}

/** A challenge as it is played. Of a token that opens none there is nothing. */
export function ChallengeGame({ token, ...props }: Props) {
  const opening = openLink(token)
  if (opening.kind !== 'open' || opening.puzzle.kind !== 'challenge') return null
  const { puzzle, link } = opening
  return <Game puzzle={puzzle} link={link} token={token} {...props} />
}

type GameProps = GameScreenProps & {
  readonly puzzle: ChallengePuzzle
  readonly link: ChallengeLink
  readonly token: string
  readonly onAgain: (token: string) => void
}

function Game({ puzzle, link, token, app, browser, onAgain }: GameProps) {
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
    // Both at once, as the router goes to other addresses: between them the old invitation would be seen.
    startTransition(() => {
      onAgain(token)
      navigate(`/challenge#${token}`)
    })
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
        finder={finderOf(deck, browser.languages(), locale)}
        units={settings.units}
        isFieldFocused={isField}
        record={(round, picking) => (
          <UnderResult app={app} browser={browser} round={round} units={settings.units} picking={picking} />
        )}
        actions={(round) => (
          <>
            <Late part={endOfGame}>{({ FriendResult }) => <FriendResult token={token} round={round} />}</Late>
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

import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { shareIn } from '../../machines/app'
import type { Settings } from '../../machines/journal/settings'
import type { DailyPuzzle } from '../../machines/puzzle'
import type { Rules } from '../../machines/rules'
import { Board } from '../../ui/board/Board'
import { GameHeader } from '../../ui/board/GameHeader'
import { finderOf } from '../../ui/field/finder'
import { Late } from '../../ui/parts/Late'
import type { ToastMessage } from '../../ui/parts/Toasts'
import { useLocale } from '../../ui/words/LocaleContext'
import { ChallengeButton } from '../challenge/ChallengeButton'
import { HeaderTools } from '../game/HeaderTools'
import { JournalNotice } from '../game/JournalNotice'
import { RulesTool } from '../game/RulesTool'
import { ShareNotices } from '../game/ShareNotices'
import { endOfGame, UnderResult } from '../game/UnderResult'
import { useGame } from '../game/useGame'
import { useSettings } from '../game/useSettings'
import type { GameScreenProps } from '../gameScreenProps'
import { useOutline } from '../outlines/useOutline'
import { ShareDaily } from './ShareDaily'

type FriendsRules = Pick<Rules, 'outline' | 'arrows'>

type Props = GameScreenProps & {
  readonly puzzle: DailyPuzzle
  readonly title: string
  readonly subtitle: ReactNode
  /** Goes on to the new puzzle, where the day may pass. */
  readonly onReload?: () => void
  /** What else is in the header. */
  readonly tools?: ReactNode
  /** Where one can go when the game is over. */
  readonly links: ReactNode
}

/** The puzzle of a day, from its first guess to what is told at its end. */
export function DayScreen({ app, browser, puzzle, title, subtitle, onReload, tools, links }: Props) {
  const { deck } = puzzle
  const [settings, onSettings] = useSettings(browser)
  const locale = useLocale()
  const { say } = locale
  // A link may have led here, which says how a friend fared, and with which rules: they hold for this round alone.
  const { hash, state } = useLocation()
  const token = hash.slice(1)
  const [friends, setFriends] = useState<FriendsRules | undefined>(state?.rules)
  const game = useGame(app, puzzle, friends ?? settings)
  const changeSettings = (changed: Settings) => {
    // What is chosen there holds for this round, too, and what is not chosen stays as the friend has it.
    const { outline, arrows } = changed
    if (outline !== settings.outline) setFriends((before) => before && { ...before, outline })
    if (arrows !== settings.arrows) setFriends((before) => before && { ...before, arrows })
    onSettings(changed)
  }
  const share = useSelector(app, shareIn)
  // The board alone is drawn anew with each guess.
  const isOver = useSelector(game, (snapshot) => snapshot.hasTag('over'))
  const [message, setMessage] = useState<ToastMessage>()
  const outline = useOutline(game, browser.fetchText)
  return (
    <>
      <GameHeader title={title} subtitle={subtitle}>
        {tools}
        <HeaderTools
          app={app}
          browser={browser}
          deck={deck}
          settings={settings}
          onSettings={changeSettings}
          game={game}
        />
      </GameHeader>
      <JournalNotice app={app} {...(onReload && { onReload })} isOver={isOver} />
      <Board
        game={game}
        outline={outline}
        finder={finderOf(deck, browser.languages(), locale)}
        units={settings.units}
        rules={(round) => (
          <RulesTool
            round={round}
            settings={{ ...settings, ...friends }}
            onSettings={(changed) => {
              const { outline, arrows } = changed
              if (friends) setFriends({ outline, arrows })
              else onSettings(changed)
            }}
          />
        )}
        record={(round, picking) => (
          <UnderResult app={app} browser={browser} round={round} units={settings.units} picking={picking} />
        )}
        actions={(over) => {
          const round = { ...over, puzzle }
          return (
            <>
              {token !== '' && (
                <Late part={endOfGame}>
                  {({ FriendResult }) => <FriendResult token={token} round={round} />}
                </Late>
              )}
              <div className="result-equals">
                <ShareDaily share={share} round={round} browser={browser} />
                <Late
                  part={endOfGame}
                  placeholder={
                    <button type="button" className="button button-quiet" disabled>
                      {say('picture.save')}
                    </button>
                  }
                  missing={(retry) => (
                    <button type="button" className="button button-quiet" onClick={retry}>
                      {say('picture.retry')}
                    </button>
                  )}
                >
                  {({ SavePicture }) => (
                    <SavePicture round={round} browser={browser} onMessage={setMessage} />
                  )}
                </Late>
                <ChallengeButton game={game} browser={browser} onMessage={setMessage} />
              </div>
              {links}
            </>
          )
        }}
      />
      <ShareNotices share={share} message={message} onMessage={setMessage} />
    </>
  )
}

import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { shareIn } from '../../machines/app'
import type { DailyPuzzle } from '../../machines/puzzle'
import type { Rules } from '../../machines/rules'
import { Board } from '../../ui/board/Board'
import { GameHeader } from '../../ui/board/GameHeader'
import { Late } from '../../ui/parts/Late'
import { Part } from '../../ui/parts/part'
import type { ToastMessage } from '../../ui/parts/Toasts'
import { useLocale } from '../../ui/words/LocaleContext'
import { ChallengeButton } from '../challenge/ChallengeButton'
import { finderFor } from '../decks/finderFor'
import { HeaderTools } from '../game/HeaderTools'
import { JournalNotice } from '../game/JournalNotice'
import { RulesTool } from '../game/RulesTool'
import { ShareNotices } from '../game/ShareNotices'
import { useGame } from '../game/useGame'
import { useSettings } from '../game/useSettings'
import type { GameScreenProps } from '../gameScreenProps'
import { useOutline } from '../outlines/useOutline'
import { dailyRecord } from '../record/dailyRecordPart'
import { ShareDaily } from './ShareDaily'

/** Fetched when the game is over, each for itself. */
const lesson = new Part(() => import('../game/Lesson'))
const savePicture = new Part(() => import('./SavePicture'))
const friendResult = new Part(() => import('./FriendResult'))

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
  // A link may have led here, which says how a friend fared, and with which rules, until others are chosen.
  const { hash, state } = useLocation()
  const token = hash.slice(1)
  const [asked, ask] = useState<Pick<Rules, 'outline' | 'arrows'> | undefined>(state?.rules)
  const chosen = { ...settings, ...asked }
  const game = useGame(app, puzzle, chosen)
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
          onSettings={onSettings}
          game={game}
        />
      </GameHeader>
      <JournalNotice app={app} {...(onReload && { onReload })} isOver={isOver} />
      <Board
        game={game}
        outline={outline}
        finder={finderFor(deck, browser, locale)}
        units={settings.units}
        rules={(round) => (
          <RulesTool
            round={round}
            settings={chosen}
            onSettings={(settings) => {
              ask(undefined)
              onSettings(settings)
            }}
          />
        )}
        record={(round, picking) => (
          <>
            <Late part={lesson}>
              {({ Lesson }) => (
                <Lesson round={round} units={settings.units} browser={browser} picking={picking} />
              )}
            </Late>
            <Late part={dailyRecord}>
              {({ DailyRecord }) => (
                <DailyRecord app={app} browser={browser} deck={deck} day={puzzle.date} isAtEnd />
              )}
            </Late>
          </>
        )}
        actions={(round) => (
          <>
            {token !== '' && (
              <Late part={friendResult}>
                {({ FriendResult }) => <FriendResult token={token} round={round} />}
              </Late>
            )}
            <div className="result-equals">
              <ShareDaily share={share} round={round} browser={browser} />
              <Late
                part={savePicture}
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
                  <SavePicture round={round} puzzle={puzzle} browser={browser} onMessage={setMessage} />
                )}
              </Late>
              <ChallengeButton game={game} browser={browser} onMessage={setMessage} />
            </div>
            {links}
          </>
        )}
      />
      <ShareNotices share={share} message={message} onMessage={setMessage} />
    </>
  )
}

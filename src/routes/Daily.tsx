import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { shareIn } from '../machines/app'
import { isOver } from '../machines/round'
import { shareTextOf } from '../machines/shareText'
import { Board } from '../ui/board/Board'
import { GameHeader } from '../ui/board/GameHeader'
import { Late } from '../ui/parts/Late'
import { Part } from '../ui/parts/part'
import type { Notice } from '../ui/parts/Toasts'
import { ShareResult } from '../ui/result/ShareResult'
import { LocaleContext } from '../ui/words/LocaleContext'
import { NameText } from '../ui/words/NameText'
import type { GameScreenProps } from './game'
import { HeaderTools } from './HeaderTools'
import { JournalNotice } from './JournalNotice'
import { ShareNotices } from './ShareNotices'
import { useChosenLocale } from './useChosenLocale'
import { useDailyPuzzle } from './useDailyPuzzle'
import { useGame } from './useGame'
import { useOutline } from './useOutline'
import { useSettings } from './useSettings'

/** Fetched when the game is over, each for itself. */
const learn = new Part(() => import('../ui/result/Learn'))
const record = new Part(() => import('./DailyRecord'))
const savePicture = new Part(() => import('./SavePicture'))

/** The puzzle of the day. */
export function Daily({ app, browser }: GameScreenProps) {
  const [settings, onSettings] = useSettings(browser)
  const locale = useChosenLocale(settings, browser)
  const { say } = locale
  const puzzle = useDailyPuzzle(app, browser)
  const game = useGame(app, puzzle)
  const share = useSelector(app, shareIn)
  const round = useSelector(game, (snapshot) => snapshot.context)
  const text = shareTextOf(round, browser.dailyAddress())
  const [notice, setNotice] = useState<Notice>()
  const outline = useOutline(round.target, browser.fetchText)
  return (
    <LocaleContext value={locale}>
      <GameHeader title={say('daily.heading')} subtitle={<NameText>{locale.date(puzzle.date)}</NameText>}>
        <HeaderTools app={app} browser={browser} settings={settings} onSettings={onSettings} />
      </GameHeader>
      <JournalNotice app={app} onReload={browser.reload} isOver={isOver(round)} />
      <Board
        game={game}
        outline={outline}
        units={settings.units}
        record={
          <>
            <Late part={learn}>{({ Learn }) => <Learn id={round.target} units={settings.units} />}</Late>
            <Late part={record}>{({ DailyRecord }) => <DailyRecord app={app} browser={browser} />}</Late>
          </>
        }
        actions={
          <>
            <ShareResult share={share} text={text} openSheet={browser.shareSheet({ text })} />
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
                <SavePicture round={round} date={puzzle.date} browser={browser} onNotice={setNotice} />
              )}
            </Late>
            <Link className="button button-quiet" to="/practice">
              {say('daily.practice')}
            </Link>
          </>
        }
      />
      <ShareNotices share={share} notice={notice} onNotice={setNotice} />
    </LocaleContext>
  )
}

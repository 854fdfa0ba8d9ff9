import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { DeckName } from '../geo/decks'
import { shareIn } from '../machines/app'
import { isOver } from '../machines/round'
import { Board } from '../ui/board/Board'
import { GameHeader } from '../ui/board/GameHeader'
import { Late } from '../ui/parts/Late'
import { Part } from '../ui/parts/part'
import type { ToastMessage } from '../ui/parts/Toasts'
import { useLocale } from '../ui/words/LocaleContext'
import { DateOfPuzzle } from './DateOfPuzzle'
import { finderFor } from './finderFor'
import type { GameScreenProps } from './gameScreenProps'
import { HeaderTools } from './HeaderTools'
import { JournalNotice } from './JournalNotice'
import { recordFor } from './recordFor'
import { ShareDaily } from './ShareDaily'
import { ShareNotices } from './ShareNotices'
import { useDailyPuzzle } from './useDailyPuzzle'
import { useGame } from './useGame'
import { useOutline } from './useOutline'
import { useSettings } from './useSettings'

/** Fetched when the game is over, each for itself. */
const lesson = new Part(() => import('./Lesson'))
const savePicture = new Part(() => import('./SavePicture'))

type Props = GameScreenProps & { readonly deck?: DeckName }

/** The puzzle of the day: by itself that of the twenty. */
export function Daily({ app, browser, deck = 'twenty' }: Props) {
  const [settings, onSettings] = useSettings(browser)
  const locale = useLocale()
  const { say } = locale
  const puzzle = useDailyPuzzle(app, deck, browser)
  const game = useGame(app, puzzle)
  const share = useSelector(app, shareIn)
  const round = useSelector(game, (snapshot) => snapshot.context)
  const [message, setMessage] = useState<ToastMessage>()
  const outline = useOutline(round.target, deck, browser.fetchText)
  return (
    <>
      <GameHeader
        title={say(deck === 'twenty' ? 'daily.heading' : 'world.heading')}
        subtitle={<DateOfPuzzle date={puzzle.date} />}
      >
        <HeaderTools app={app} browser={browser} deck={deck} settings={settings} onSettings={onSettings} />
      </GameHeader>
      <JournalNotice app={app} onReload={browser.reload} isOver={isOver(round)} />
      <Board
        game={game}
        outline={outline}
        finder={finderFor(deck, browser, locale)}
        units={settings.units}
        record={
          <>
            <Late part={lesson}>
              {({ Lesson }) => <Lesson round={round} units={settings.units} browser={browser} />}
            </Late>
            <Late part={recordFor(deck)}>
              {({ Record }) => <Record app={app} browser={browser} deck={deck} />}
            </Late>
          </>
        }
        actions={
          <>
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
            <Link className="button button-quiet" to="/practice">
              {say('daily.practice')}
            </Link>
            <Link className="button button-quiet" to={deck === 'twenty' ? '/world' : '/daily'}>
              {say(deck === 'twenty' ? 'daily.world' : 'practice.daily')}
            </Link>
          </>
        }
      />
      <ShareNotices share={share} message={message} onMessage={setMessage} />
    </>
  )
}

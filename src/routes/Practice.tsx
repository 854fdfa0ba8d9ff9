import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { PracticePuzzle } from '../machines/puzzle'
import { Board } from '../ui/board/Board'
import { GameHeader } from '../ui/board/GameHeader'
import { Late } from '../ui/parts/Late'
import { Part } from '../ui/parts/part'
import { LocaleContext } from '../ui/words/LocaleContext'
import type { GameScreenProps } from './game'
import { HeaderTools } from './HeaderTools'
import { JournalNotice } from './JournalNotice'
import { useChosenLocale } from './useChosenLocale'
import { useGame } from './useGame'
import { useOutline } from './useOutline'
import { useSettings } from './useSettings'

/** Fetched when the game is over. */
const learn = new Part(() => import('../ui/result/Learn'))

const puzzle: PracticePuzzle = { kind: 'practice', deck: 'twenty' }

/** Round after round with a random country. */
export function Practice({ app, browser }: GameScreenProps) {
  const [settings, onSettings] = useSettings(browser)
  const locale = useChosenLocale(settings, browser)
  const { say } = locale
  const game = useGame(app, puzzle)
  const { target, deal: number } = useSelector(game, (snapshot) => snapshot.context)
  const outline = useOutline(target, browser.fetchText)
  const [isPlayingAgain, setPlayingAgain] = useState(false)
  const deal = (again: boolean) => {
    setPlayingAgain(again)
    app.send({ type: 'practice.deal', puzzle })
  }
  return (
    <LocaleContext value={locale}>
      <GameHeader title={say('practice.heading')} subtitle={say('practice.subtitle')}>
        <button type="button" className="game-header-action" onClick={() => deal(false)}>
          {say('practice.deal')}
        </button>
        <HeaderTools app={app} browser={browser} settings={settings} onSettings={onSettings} />
      </GameHeader>
      <JournalNotice app={app} />
      <Board
        key={number}
        game={game}
        outline={outline}
        units={settings.units}
        isFieldFocused={isPlayingAgain}
        record={<Late part={learn}>{({ Learn }) => <Learn id={target} units={settings.units} />}</Late>}
        actions={
          <>
            <button type="button" className="button" onClick={() => deal(true)}>
              {say('practice.again')}
            </button>
            <Link className="button button-quiet" to="/daily">
              {say('practice.daily')}
            </Link>
          </>
        }
      />
    </LocaleContext>
  )
}

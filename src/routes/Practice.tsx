import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { GameActor } from '../machines/game'
import { Board } from '../ui/Board'
import { practice as texts } from '../ui/english'
import { GameHeader } from '../ui/GameHeader'
import { Late } from '../ui/Late'
import { Part } from '../ui/part'
import type { GameScreenProps } from './game'
import { HeaderTools } from './HeaderTools'
import { PracticeHead } from './PracticeHead'
import { useOutline } from './useOutline'
import { useSettings } from './useSettings'
import { useTongue } from './useTongue'

/** Fetched when the game is over. */
const learn = new Part(() => import('../ui/Learn'))

/** Round after round with a random country. */
export function Practice({ app, browser }: GameScreenProps) {
  const [settings, onSettings] = useSettings(browser)
  const tongue = useTongue(settings, browser)
  const game = useSelector(app, (snapshot) => snapshot.children.practice) as GameActor
  const target = useSelector(game, (snapshot) => snapshot.context.target)
  const outline = useOutline(target, browser.fetchText)
  const [isPlayingAgain, setPlayingAgain] = useState(false)
  const deal = (again: boolean) => {
    setPlayingAgain(again)
    app.send({ type: 'practice.deal' })
  }
  return (
    <>
      <PracticeHead />
      <GameHeader title={texts.heading} subtitle={texts.subtitle}>
        <button type="button" className="game-header-action" onClick={() => deal(false)}>
          {texts.deal}
        </button>
        <HeaderTools
          app={app}
          browser={browser}
          tongue={tongue}
          settings={settings}
          onSettings={onSettings}
        />
      </GameHeader>
      <Board
        key={game.sessionId}
        game={game}
        outline={outline}
        units={settings.units}
        tongue={tongue}
        isFieldFocused={isPlayingAgain}
        record={
          <Late part={learn}>
            {({ Learn }) => <Learn id={target} units={settings.units} tongue={tongue} />}
          </Late>
        }
        actions={
          <>
            <button type="button" className="button" onClick={() => deal(true)}>
              {texts.again}
            </button>
            <Link className="button button-quiet" to="/daily">
              {texts.daily}
            </Link>
          </>
        }
      />
    </>
  )
}

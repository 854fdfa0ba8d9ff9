import type { ReactNode } from 'react'
import { standardRules } from '../../machines/rules'
import { ReloadLink } from '../parts/ReloadLink'
import { Plate } from '../plate/Plate'
import { useLocale } from '../words/LocaleContext'
import { GameHeader } from './GameHeader'
import { GuessList } from './GuessList'
import { Pips } from './Pips'
import './Board.css'
import '../field/GuessInput.css'

type Props = {
  readonly title: string
  readonly subtitle: string
  /** Buttons of this game before the ones that every game has. */
  readonly children?: ReactNode
}

/** A game screen before its program has arrived: everything in its place, nothing on the plate. */
export function GameFrame({ title, subtitle, children }: Props) {
  const { say } = useLocale()
  return (
    <>
      <GameHeader title={title} subtitle={subtitle}>
        {children}
        <span className="icon-button" />
        <span className="icon-button" />
      </GameHeader>
      <noscript>
        <p className="notice">{say('game.noScript')}</p>
      </noscript>
      <div className="notice frame-lost">
        <p>{say('shell.missingScreen')}</p>
        <ReloadLink attempts={2} />
      </div>
      <main className="board" aria-busy="true">
        <div className="board-plate">
          <Plate outline={undefined} label={say('board.mystery')} />
          <p className="board-caption">
            {'\u00a0'}
            <Pips used={0} all={standardRules.guesses} />
          </p>
        </div>
        <div className="board-play">
          <div className="search">
            <div className="search-field">
              <input
                className="search-input"
                aria-label={say('search.label')}
                placeholder={say('search.placeholder')}
                disabled
              />
            </div>
          </div>
          <GuessList hints={[]} units="km" left={standardRules.guesses} />
        </div>
      </main>
    </>
  )
}

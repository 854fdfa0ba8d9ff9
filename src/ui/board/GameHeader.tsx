import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ReloadLink } from '../parts/Notice'
import { useHydrating } from '../parts/useHydrating'
import { useLocale } from '../words/LocaleContext'
import './GameHeader.css'

type Props = {
  readonly title: string
  /** A line under the title. */
  readonly subtitle: ReactNode
  /** How many countries are played with, where there is room for it. */
  readonly scope?: string | undefined
  /** Buttons at the far end. */
  readonly children?: ReactNode
}

/** The top of a game screen: the way home, the title, and what can be done at any time. */
export function GameHeader({ title, subtitle, scope, children }: Props) {
  const { say } = useLocale()
  return (
    <>
      <header className="game-header">
        <Link className="game-header-home" to="/">
          <svg viewBox="0 0 10 16" aria-hidden="true">
            <path d="M8.5 1.5 2 8l6.5 6.5" />
          </svg>
          {say('game.home')}
        </Link>
        <div className="game-header-title">
          <h1 tabIndex={-1}>{title}</h1>
          <p>
            <span>{subtitle}</span>
            {scope !== undefined && <span className="game-header-scope"> · {scope}</span>}
          </p>
        </div>
        <div className="game-header-actions">{children}</div>
      </header>
      <BeforeProgram />
    </>
  )
}

/** What the page of a game has to say as long as its program has not taken it over, and if that never comes. */
function BeforeProgram() {
  const { say } = useLocale()
  if (!useHydrating()) return null
  return (
    <>
      <noscript>
        <p className="notice">{say('board.noScript')}</p>
      </noscript>
      <div className="notice program-lost">
        <p>{say('shell.missingScreen')}</p>
        <ReloadLink attempts={2} />
      </div>
    </>
  )
}

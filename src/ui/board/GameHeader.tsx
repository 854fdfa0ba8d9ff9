import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ReloadLink } from '../parts/Notice'
import { useHydrating } from '../parts/useHydrating'
import { useLocale } from '../words/LocaleContext'
import './GameHeader.css'

type Props = {
  readonly title: string
  /** Line under the title. */
  readonly subtitle: ReactNode
  /** Number of countries in play, in words; hidden on narrow screens. */
  readonly scope?: string | undefined
  /** Buttons at the end of the header. */
  readonly children?: ReactNode
}

/** Header of a game screen: the link home, the title, and the buttons available at any time. */
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

/** Notices of a prerendered game page: JavaScript is disabled, or the program failed to load. */
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

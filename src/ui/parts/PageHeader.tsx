import type { ReactNode } from 'react'
import { useLocale } from '../words/LocaleContext'
import { Link } from './Link'
import { ReloadLink } from './Notice'
import { useHydrating } from './useHydrating'
import './PageHeader.css'

type Props = {
  readonly title: string
  /** Line under the title. */
  readonly subtitle?: ReactNode
  /** Number of countries in play, in words; hidden on narrow screens. */
  readonly scope?: string | undefined
  /** Buttons at the end of the header. */
  readonly children?: ReactNode
}

/** Header of every page but the first: the link home, the title, and the buttons available at any time. */
export function PageHeader({ title, subtitle, scope, children }: Props) {
  const { say } = useLocale()
  return (
    <header className="page-header">
      <Link className="page-header-home" to="/">
        <svg viewBox="0 0 10 16" aria-hidden="true">
          <path d="M8.5 1.5 2 8l6.5 6.5" />
        </svg>
        {say('game.home')}
      </Link>
      <div className="page-header-title">
        <h1 tabIndex={-1}>{title}</h1>
        {subtitle !== undefined && (
          <p>
            <span>{subtitle}</span>
            {scope !== undefined && <span className="page-header-scope"> · {scope}</span>}
          </p>
        )}
      </div>
      <div className="page-header-actions">{children}</div>
    </header>
  )
}

/** Header of a game screen, with what is to be said before the program is there. */
export function GameHeader(props: Props) {
  return (
    <>
      <PageHeader {...props} />
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

import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useLocale } from '../words/LocaleContext'
import './PageHeader.css'

type Props = {
  readonly title: string
  /** Buttons at the end of the header. */
  readonly children: ReactNode
}

/** Header of a reading page. */
export function PageHeader({ title, children }: Props) {
  const { say } = useLocale()
  return (
    <header className="page-header">
      <div className="page-header-bar">
        <Link className="page-header-home" to="/">
          {say('pageHeader.home')}
        </Link>
        <div className="page-header-tools">{children}</div>
      </div>
      <h1 tabIndex={-1}>{title}</h1>
    </header>
  )
}

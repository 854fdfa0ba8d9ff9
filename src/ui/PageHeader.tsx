import { Link } from 'react-router-dom'
import { pageHeader as texts } from './english'
import './PageHeader.css'

/** The top of a reading page. */
export function PageHeader({ title }: { readonly title: string }) {
  return (
    <header className="page-header">
      <Link className="page-header-home" to="/">
        {texts.home}
      </Link>
      <h1 tabIndex={-1}>{title}</h1>
    </header>
  )
}

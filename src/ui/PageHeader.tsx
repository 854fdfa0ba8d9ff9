import { Link } from 'react-router-dom'
import './PageHeader.css'

/** The top of a reading page. */
export function PageHeader({ title }: { readonly title: string }) {
  return (
    <header className="page-header">
      <Link className="page-header-home" to="/">
        The World Outline Game
      </Link>
      <h1 tabIndex={-1}>{title}</h1>
    </header>
  )
}

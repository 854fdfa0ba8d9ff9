import { Link } from 'react-router-dom'
import { useLocale } from '../words/LocaleContext'
import './PageHeader.css'

/** The top of a reading page. */
export function PageHeader({ title }: { readonly title: string }) {
  const { say } = useLocale()
  return (
    <header className="page-header">
      <Link className="page-header-home" to="/">
        {say('pageHeader.home')}
      </Link>
      <h1 tabIndex={-1}>{title}</h1>
    </header>
  )
}

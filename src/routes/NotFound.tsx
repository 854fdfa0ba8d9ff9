import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../ui/parts/Link'
import '../ui/pages/Sheet.css'
import { UnchartedPlate } from '../ui/pages/UnchartedPlate'
import { useLocale } from '../ui/words/LocaleContext'
import { Footer } from './contents/Footer'

/** Page for any path that is not part of the site. */
export default function NotFound() {
  const { say } = useLocale()
  const { pathname } = useLocation()
  useEffect(() => {
    console.warn(`There is no page at ${pathname}`)
  }, [pathname])
  return (
    <>
      <main className="sheet">
        <UnchartedPlate className="sheet-plate" />
        <h1 tabIndex={-1}>{say('notFound.heading')}</h1>
        <p>{say('notFound.text')}</p>
        <Link className="button" to="/">
          {say('shell.errorHome')}
        </Link>
      </main>
      <Footer />
    </>
  )
}

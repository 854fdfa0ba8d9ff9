import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import '../ui/pages/Sheet.css'
import { Neatline } from '../ui/plate/Neatline'
import '../ui/plate/Plate.css'
import '../ui/plate/UnchartedPlate.css'
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
        <UnchartedPlate />
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

/** Plate of open sea with a dotted, unsurveyed coast. */
function UnchartedPlate() {
  return (
    <div className="plate sheet-plate">
      <Neatline />
      <svg className="uncharted" viewBox="0 0 100 100" aria-hidden="true">
        <path d="M31 58c-6-4-9-12-4-18s10-3 14-8 4-11 12-12 9 6 15 8 11 6 10 14-8 8-9 15-5 17-14 18-9-7-14-9-5-5-10-8Z" />
        <text x="52" y="57">
          ?
        </text>
      </svg>
    </div>
  )
}

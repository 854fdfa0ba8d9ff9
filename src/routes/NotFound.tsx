import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { notFound as texts } from '../ui/english'
import { PageHead } from '../ui/PageHead'
import '../ui/Sheet.css'
import { UnchartedPlate } from '../ui/UnchartedPlate'

/** Any path that is not a page of the game. */
export function NotFound() {
  const { pathname } = useLocation()
  useEffect(() => {
    console.warn(`There is no page at ${pathname}`)
  }, [pathname])
  return (
    <main className="sheet">
      <PageHead title={texts.title} description={texts.description} />
      <UnchartedPlate />
      <h1 tabIndex={-1}>{texts.heading}</h1>
      <p>{texts.text}</p>
      <Link className="button" to="/">
        {texts.home}
      </Link>
    </main>
  )
}

import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { PageHead } from '../ui/PageHead'
import '../ui/Sheet.css'
import { UnchartedPlate } from '../ui/UnchartedPlate'

/** Any path that is not a page of the game. */
export default function NotFound() {
  const { pathname } = useLocation()
  useEffect(() => {
    console.warn(`There is no page at ${pathname}`)
  }, [pathname])
  return (
    <main className="sheet">
      <PageHead
        title="Page not found · The World Outline Game"
        description="There is no page of the World Outline Game at this address."
      />
      <UnchartedPlate />
      <h1 tabIndex={-1}>This location isn't on our map</h1>
      <p>The page you're looking for doesn't exist.</p>
      <Link className="button" to="/">
        Return to Home
      </Link>
    </main>
  )
}

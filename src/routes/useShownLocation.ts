import { useEffect, useState } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { useLazyModule } from '../ui/lazyModule'
import { pageAt } from './pages'
import type { Screens } from './screens'

/**
 * The location whose page is on the screen: that of the address as soon as its page is there, or is known to be missing,
 * and until then the one before. So nothing is taken away before something stands in its place. Whoever renders
 * this has asked for the first page, unless the address has changed just then.
 */
export function useShownLocation(screens: Screens): Location {
  const location = useLocation()
  const [first] = useState(location)
  const [shown, show] = useState(location)
  const part = screens[pageAt(location.pathname, '/')]
  const { kind } = useLazyModule(part, false)
  useEffect(() => {
    if (location !== first || part.state().kind === 'unasked') part.ask()
  }, [location, first, part])
  if (location === shown || kind === 'loading' || kind === 'unasked') return shown
  show(location)
  return location
}

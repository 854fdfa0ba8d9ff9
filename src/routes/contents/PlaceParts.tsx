import type { ComponentProps } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '../../ui/parts/Link'
import { useLocale } from '../../ui/words/LocaleContext'
import { PLACES } from './places'
import './PlaceParts.css'

/** Links to the pages of the place that the address is in, if it has several. */
export function PlaceParts() {
  const { say } = useLocale()
  const here = useLocation().pathname.replace(/(.)\/+$/, '$1')
  const place = PLACES.find(({ parts }) => parts.some(({ path }) => path === here))
  if (place === undefined) return null
  return (
    <nav className="place-parts" aria-label={say(place.name)}>
      {place.parts.map(({ path, name }) => (
        <Link key={path} to={path} aria-current={path === here ? 'page' : undefined}>
          {say(name)}
        </Link>
      ))}
    </nav>
  )
}

/** Links to the six places of the site. */
export function PlaceLinks() {
  const { say } = useLocale()
  return PLACES.map(({ path, name }) => (
    <PlaceLink key={path} to={path}>
      {say(name)}
    </PlaceLink>
  ))
}

/** Link to a place, which says whether the address is in it. */
export function PlaceLink({ to, ...props }: ComponentProps<typeof Link>) {
  const { pathname } = useLocation()
  const isHere = to === '/' ? pathname === to : `${pathname}/`.startsWith(`${to}/`)
  return <Link {...props} to={to} aria-current={isHere ? 'page' : undefined} />
}

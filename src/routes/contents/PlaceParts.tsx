import { useLocation } from 'react-router-dom'
import { PlaceLink } from '../../ui/parts/Link'
import { useLocale } from '../../ui/words/LocaleContext'
import { PLACES } from './places'
import './PlaceParts.css'

/** Links to the pages of the place that the address is in, if it has several. */
export function PlaceParts() {
  const { say } = useLocale()
  const { pathname } = useLocation()
  const place = PLACES.find(({ parts }) =>
    parts.some(({ path }) => path === pathname.replace(/(.)\/+$/, '$1')),
  )
  if (place === undefined) return null
  return (
    <nav className="place-parts" aria-label={say(place.name)}>
      {place.parts.map(({ path, name }) => (
        <PlaceLink key={path} to={path} end>
          {say(name)}
        </PlaceLink>
      ))}
    </nav>
  )
}

/** Links to the six places of the site. */
export function PlaceLinks() {
  const { say } = useLocale()
  return PLACES.map(({ path, name }) => (
    <PlaceLink key={path} to={path} end={path === '/'}>
      {say(name)}
    </PlaceLink>
  ))
}

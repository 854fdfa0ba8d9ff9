import { NavLink } from 'react-router-dom'
import { useLocale } from '../../ui/words/LocaleContext'
import { PLACES } from './places'

/** Links to the six places of the site. */
export function PlaceLinks() {
  const { say } = useLocale()
  return PLACES.map(({ path, name }) => (
    <NavLink key={path} to={path} end={path === '/'}>
      {say(name)}
    </NavLink>
  ))
}

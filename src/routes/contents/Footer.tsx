import { NavLink } from 'react-router-dom'
import { useLocale } from '../../ui/words/LocaleContext'
import { PlaceLinks } from './PlaceParts'
import './Footer.css'

/** Footer of the pages without a game: the six places, the page about the game, and the copyright. */
export function Footer() {
  const { say } = useLocale()
  return (
    <footer className="footer">
      <nav aria-label={say('footer.label')}>
        <PlaceLinks />
        <NavLink to="/about">{say('about.heading')}</NavLink>
      </nav>
      <p>{say('footer.copyright')}</p>
    </footer>
  )
}

import { useLocale } from '../../ui/words/LocaleContext'
import { PlaceLink, PlaceLinks } from './PlaceParts'
import './Footer.css'

/** Footer of the pages without a game: the six places, the page about the game, and the copyright. */
export function Footer() {
  const { say } = useLocale()
  return (
    <footer className="footer">
      <nav aria-label={say('footer.label')}>
        <PlaceLinks />
        <PlaceLink to="/about">{say('about.heading')}</PlaceLink>
      </nav>
      <p>{say('footer.copyright')}</p>
    </footer>
  )
}

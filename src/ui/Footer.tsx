import { Link } from 'react-router-dom'
import { footer as texts } from './english'
import './Footer.css'

/** The foot of the reading pages. */
export function Footer() {
  return (
    <footer className="footer">
      <nav aria-label={texts.label}>
        <Link to="/how-to-play">{texts.howToPlay}</Link>
        <Link to="/about">{texts.about}</Link>
      </nav>
      <p>{texts.copyright}</p>
    </footer>
  )
}

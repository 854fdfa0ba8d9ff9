import { Link } from 'react-router-dom'
import './Footer.css'

/** The foot of the reading pages. */
export function Footer() {
  return (
    <footer className="footer">
      <nav aria-label="Footer">
        <Link to="/how-to-play">How to Play</Link>
        <Link to="/about">About</Link>
      </nav>
      <p>© 2026 The World Outline Game</p>
    </footer>
  )
}

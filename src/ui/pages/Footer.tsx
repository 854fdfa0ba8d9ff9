import { Link } from 'react-router-dom'
import { useLocale } from '../words/LocaleContext'
import './Footer.css'

/** Footer of the reading pages. */
export function Footer() {
  const { say } = useLocale()
  return (
    <footer className="footer">
      <nav aria-label={say('footer.label')}>
        <Link to="/how-to-play">{say('footer.howToPlay')}</Link>
        <Link to="/archive">{say('footer.archive')}</Link>
        <Link to="/map">{say('footer.map')}</Link>
        <Link to="/sprint">{say('footer.sprint')}</Link>
        <Link to="/challenge">{say('footer.challenge')}</Link>
        <Link to="/print">{say('footer.print')}</Link>
        <Link to="/about">{say('footer.about')}</Link>
      </nav>
      <p>{say('footer.copyright')}</p>
    </footer>
  )
}

/** Link to the contact address of the site's operators; renders nothing if none is configured. */
export function ReportLink({ to }: { readonly to: string | undefined }) {
  const { say } = useLocale()
  return to && <a href={to}>{say('reports.write')}</a>
}

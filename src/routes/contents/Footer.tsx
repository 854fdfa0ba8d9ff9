import { FIRST_DECK } from '../../geo/decks'
import { useLocale } from '../../ui/words/LocaleContext'
import { useSettings } from '../useStored'
import { PageIndex } from './PageIndex'
import { useMenu } from './useMenu'
import './Footer.css'

/** Footer of the pages without a game: the contents once more. */
export function Footer() {
  const { say } = useLocale()
  const { onStatistics, onSettings, dialogs } = useMenu({
    deck: FIRST_DECK,
    ...useSettings(),
    game: undefined,
  })
  return (
    <footer className="footer">
      <nav aria-label={say('footer.label')}>
        <PageIndex onStatistics={onStatistics} onSettings={onSettings} />
      </nav>
      <p>{say('footer.copyright')}</p>
      {dialogs}
    </footer>
  )
}

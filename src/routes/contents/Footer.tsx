import { FIRST_DECK } from '../../geo/decks'
import { useLocale } from '../../ui/words/LocaleContext'
import type { PageTexts } from '../contexts'
import { useSettings } from '../useStored'
import { useMenu } from './HeaderTools'
import { PageIndex } from './PageIndex'
import './Footer.css'

type Props = {
  /** Page that is left out, since a link above has the same name. */
  readonly without?: PageTexts
}

/** Footer of the pages without a game: the contents once more, without what the header has. */
export function Footer({ without }: Props) {
  const { say } = useLocale()
  const { onStatistics, dialogs } = useMenu({ deck: FIRST_DECK, ...useSettings(), game: undefined })
  return (
    <footer className="footer">
      <nav aria-label={say('footer.label')}>
        <PageIndex onStatistics={onStatistics} without={without} />
      </nav>
      <p>{say('footer.copyright')}</p>
      {dialogs}
    </footer>
  )
}

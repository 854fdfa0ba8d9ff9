import { useContext, useId } from 'react'
import { Link } from 'react-router-dom'
import { Dialog } from '../../ui/dialogs/Dialog'
import { LanguageFoot } from '../../ui/pages/LanguageFoot'
import { LanguagesContext, useLocale } from '../../ui/words/LocaleContext'
import { PageIndex } from './PageIndex'
import { Today } from './Today'
import './ContentsDialog.css'

type Props = {
  /** Called to open the statistics in place of this dialog. */
  readonly onStatistics: () => void
  readonly onClose: () => void
}

/** Dialog with links to every page: today's puzzles first, then all others. */
export function ContentsDialog({ onStatistics, onClose }: Props) {
  const { say } = useLocale()
  const languages = useContext(LanguagesContext)
  const todayId = useId()
  return (
    <Dialog title={say('shell.contents')} onClose={onClose}>
      <div
        className="contents-sheet"
        // A link to the current page changes nothing, yet it closes the dialog like any other.
        onClickCapture={({ target, currentTarget }) => {
          if ((target as Element).closest('a')) currentTarget.closest('dialog')?.close()
        }}
      >
        <Today id={todayId} />
        <PageIndex />
        <div className="contents-more">
          <button type="button" className="link-button" onClick={onStatistics}>
            {say('statistics.title')}
          </button>
          <Link to="/how-to-play">{say('footer.howToPlay')}</Link>
          <Link to="/listen">{say('hear.page')}</Link>
          <Link to="/about">{say('footer.about')}</Link>
        </div>
        {languages !== null && <LanguageFoot>{languages}</LanguageFoot>}
      </div>
    </Dialog>
  )
}

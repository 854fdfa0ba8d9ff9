import type { ComponentProps } from 'react'
import { Dialog } from '../../ui/dialogs/Dialog'
import { LanguageFoot } from '../../ui/pages/LanguageFoot'
import { useLocale } from '../../ui/words/LocaleContext'
import { PageIndex } from './PageIndex'
import './ContentsDialog.css'

type Props = ComponentProps<typeof PageIndex> & { readonly onClose: () => void }

/** Dialog with links to every page, each with its status. */
export function ContentsDialog({ onClose, ...props }: Props) {
  const { say } = useLocale()
  return (
    <Dialog title={say('shell.contents')} onClose={onClose}>
      <div
        className="contents-sheet"
        // A link to the current page changes nothing, yet it closes the dialog like any other.
        onClickCapture={({ target, currentTarget }) => {
          if ((target as Element).closest('a')) currentTarget.closest('dialog')?.close()
        }}
      >
        <PageIndex {...props} withStates />
        <LanguageFoot />
      </div>
    </Dialog>
  )
}

import { Dialog } from '../../ui/dialogs/Dialog'
import type { ToastMessage } from '../../ui/dialogs/Toasts'
import { useLocale } from '../../ui/words/LocaleContext'
import { LinkPanel } from '../LinkPanel'

type RaceProps = {
  /** Link to the same outlines. */
  readonly address: string
  readonly onMessage: (message: ToastMessage) => void
  readonly onClose: () => void
}

/** Dialog with a link to the same run for a friend. */
export function RaceDialog({ address, onMessage, onClose }: RaceProps) {
  const { say } = useLocale()
  return (
    <Dialog title={say('sprint.race')} onClose={onClose}>
      <p>{say('sprint.raceMeans')}</p>
      <LinkPanel
        address={address}
        onCopied={() => {
          onMessage({ kind: 'success', text: say('friend.copied') })
          onClose()
        }}
      />
    </Dialog>
  )
}

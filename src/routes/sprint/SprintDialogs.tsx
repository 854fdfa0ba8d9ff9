import { Dialog } from '../../ui/dialogs/Dialog'
import type { ToastMessage } from '../../ui/dialogs/Toasts'
import { useLocale } from '../../ui/words/LocaleContext'
import { LinkPanel } from '../LinkPanel'

type RaceProps = {
  /** The link to the same outlines. */
  readonly address: string
  readonly onMessage: (message: ToastMessage) => void
  readonly onClose: () => void
}

/** The link by which a friend gets the same run, and the ways to send it. */
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

type StopProps = { readonly onStop: () => void; readonly onClose: () => void }

/** Asks whether the sprint of a day is to be ended, which is played once. */
export function StopDialog({ onStop, onClose }: StopProps) {
  const { say } = useLocale()
  return (
    <Dialog title={say('sprint.day')} onClose={onClose}>
      <p>{say('sprint.dayMeans')}</p>
      <button type="button" className="button" onClick={onStop}>
        {say('sprint.stop')}
      </button>
    </Dialog>
  )
}

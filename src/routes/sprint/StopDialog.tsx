import { Dialog } from '../../ui/dialogs/Dialog'
import { useLocale } from '../../ui/words/LocaleContext'

type Props = { readonly onStop: () => void; readonly onClose: () => void }

/** Asks whether the sprint of a day is to be ended, which is played once. */
export function StopDialog({ onStop, onClose }: Props) {
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

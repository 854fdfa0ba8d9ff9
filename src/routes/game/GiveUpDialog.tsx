import { Dialog } from '../../ui/dialogs/Dialog'
import { useLocale } from '../../ui/words/LocaleContext'

type Props = { readonly onGiveUp: () => void; readonly onClose: () => void }

/** Dialog that asks whether a round is to be given up. */
export function GiveUpDialog({ onGiveUp, onClose }: Props) {
  const { say } = useLocale()
  return (
    <Dialog title={say('board.giveUp')} onClose={onClose}>
      <p>{say('help.giveUpMeans')}</p>
      <button type="button" className="button" onClick={onGiveUp}>
        {say('help.showAnswer')}
      </button>
    </Dialog>
  )
}

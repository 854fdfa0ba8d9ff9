import { Dialog } from '../../ui/dialogs/Dialog'
import type { ToastMessage } from '../../ui/dialogs/Toasts'
import { ChallengeLinkPanel } from '../../ui/result/ChallengeLinkPanel'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { useLinkCopy } from '../useLinkCopy'

type Props = {
  /** The link to the same outlines. */
  readonly address: string
  readonly onMessage: (message: ToastMessage) => void
  readonly onClose: () => void
}

/** The link by which a friend gets the same run, and the ways to send it. */
export function RaceDialog({ address, onMessage, onClose }: Props) {
  const browser = useBrowser()
  const { say } = useLocale()
  const { isFailed, copyLink } = useLinkCopy(onMessage, onClose)
  return (
    <Dialog title={say('sprint.race')} onClose={onClose}>
      <p>{say('sprint.raceMeans')}</p>
      <ChallengeLinkPanel
        address={address}
        isTold={undefined}
        onTold={() => {}}
        isFailed={isFailed}
        onCopy={() => copyLink(address)}
        openSheet={browser.shareSheet({ url: address })}
      />
    </Dialog>
  )
}

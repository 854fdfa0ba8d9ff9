import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { shareMachine } from '../../machines/share'
import { Dialog } from '../../ui/dialogs/Dialog'
import type { ToastMessage } from '../../ui/parts/Toasts'
import { ChallengeLinkPanel } from '../../ui/result/ChallengeLinkPanel'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'

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
  const [machine] = useState(() => {
    const write = fromPromise<void, string>(({ input }) => browser.copyText(input))
    return shareMachine.provide({ actors: { write } })
  })
  const copy = useActorRef(machine)
  const isFailed = useSelector(copy, (snapshot) => snapshot.matches('failed'))
  useEffect(() => {
    const copied = copy.on('copied', () => {
      onMessage({ kind: 'success', text: say('friend.copied') })
      onClose()
    })
    return () => copied.unsubscribe()
  }, [copy, onMessage, onClose, say])
  return (
    <Dialog title={say('sprint.race')} onClose={onClose}>
      <p>{say('sprint.raceMeans')}</p>
      <ChallengeLinkPanel
        address={address}
        isTold={undefined}
        onTold={() => {}}
        isFailed={isFailed}
        onCopy={() => copy.send({ type: 'copy', text: address })}
        openSheet={browser.shareSheet({ url: address })}
      />
    </Dialog>
  )
}

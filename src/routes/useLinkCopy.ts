import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { shareMachine } from '../machines/share'
import type { ToastMessage } from '../ui/dialogs/Toasts'
import { useLocale } from '../ui/words/LocaleContext'
import { useBrowser } from './contexts'

/** Copies a link for a friend, tells that it was copied, and closes the dialog around it; and whether that has failed. */
export function useLinkCopy(onMessage: (message: ToastMessage) => void, onClose: () => void) {
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
  return { isFailed, copyLink: (address: string) => copy.send({ type: 'copy', text: address }) } as const
}

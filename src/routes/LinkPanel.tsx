import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import { fromPromise } from 'xstate'
import { shareMachine } from '../machines/share'
import { ChallengeLinkPanel } from '../ui/result/ChallengeLinkPanel'
import { useBrowser } from './contexts'

type Props = {
  readonly address: string
  /** Text that accompanies the link in the system's share sheet. */
  readonly invitation?: string
  /** Whether the link includes the sender's own result, if there is one. */
  readonly isTold?: boolean | undefined
  readonly onTold?: (isTold: boolean) => void
  readonly onCopied: () => void
}

/** Link for another person, with the ways to send it. */
export function LinkPanel({ address, invitation, isTold, onTold = () => {}, onCopied }: Props) {
  const browser = useBrowser()
  const [machine] = useState(() => {
    const write = fromPromise<void, string>(({ input }) => browser.copyText(input))
    return shareMachine.provide({ actors: { write } })
  })
  const copy = useActorRef(machine)
  const tell = useEffectEvent(onCopied)
  useEffect(() => {
    const copied = copy.on('copied', () => tell())
    return () => copied.unsubscribe()
  }, [copy])
  return (
    <ChallengeLinkPanel
      address={address}
      isTold={isTold}
      onTold={onTold}
      isFailed={useSelector(copy, (snapshot) => snapshot.matches('failed'))}
      onCopy={() => copy.send({ type: 'copy', text: address })}
      openSheet={browser.shareSheet({ url: address, ...(invitation && { text: invitation }) })}
    />
  )
}

import { useState } from 'react'
import type { ToastMessage } from '../../ui/dialogs/Toasts'
import { ChallengeLinkPanel } from '../../ui/result/ChallengeLinkPanel'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { useLinkCopy } from '../useLinkCopy'

/** A link, and the ways to send it, with what came of that below. */
export function LinkPanel({ address }: { readonly address: string }) {
  const browser = useBrowser()
  const { say } = useLocale()
  const [message, setMessage] = useState<ToastMessage>()
  const { isFailed, copyLink } = useLinkCopy(setMessage, nothing)
  return (
    <>
      <ChallengeLinkPanel
        address={address}
        isTold={undefined}
        onTold={nothing}
        isFailed={isFailed}
        onCopy={() => copyLink(address)}
        openSheet={browser.shareSheet({ url: address })}
      />
      <p role="status">{message && say('share.copied')}</p>
    </>
  )
}

function nothing(): void {}

import { type ReactNode, useRef, useState } from 'react'
import { Dialog } from '../ui/dialogs/Dialog'
import type { ToastMessage } from '../ui/dialogs/Toasts'
import { Field } from '../ui/parts/Field'
import { useLocale } from '../ui/words/LocaleContext'
import { useBrowser } from './contexts'
import { useCopy } from './useCopy'
import './LinkPanel.css'
import { Button, QuietButton } from '../ui/parts/Button'

type Props = {
  readonly address: string
  /** Text that accompanies the link in the system's share sheet. */
  readonly invitation?: string
  /** Choice of what the link includes. */
  readonly choice?: ReactNode
  readonly onCopied: () => void
}

/** Link for another person, and the ways to send it. If copying fails, the link is selected, to be copied by hand. */
export function LinkPanel({ address, invitation, choice, onCopied }: Props) {
  const browser = useBrowser()
  const { say } = useLocale()
  const field = useRef<HTMLInputElement>(null)
  const { outcome, copy } = useCopy((told) => {
    if (told === 'copied') return onCopied()
    field.current?.focus()
    field.current?.select()
  })
  const send = () => copy(address)
  const openSheet = browser.shareSheet({ url: address, ...(invitation && { text: invitation }) })
  return (
    <div className="link-panel">
      {choice}
      <Field name={say('friend.link')}>
        <input
          ref={field}
          type="text"
          dir="ltr"
          readOnly
          value={address}
          onFocus={({ target }) => target.select()}
        />
      </Field>
      <p aria-live="polite">{outcome === 'failed' && say('friend.failed')}</p>
      <div className="link-panel-actions">
        <Button onClick={send}>{say('friend.copy')}</Button>
        {openSheet !== undefined && (
          <QuietButton onClick={() => openSheet().catch(send)}>{say('share.sheet')}</QuietButton>
        )}
      </div>
    </div>
  )
}

/** Link with the ways to send it, and the outcome of copying below. */
export function CopiedLink({ address }: Pick<Props, 'address'>) {
  const { say } = useLocale()
  const [isCopied, setCopied] = useState(false)
  return (
    <>
      <LinkPanel address={address} onCopied={() => setCopied(true)} />
      <p role="status">{isCopied && say('share.copied')}</p>
    </>
  )
}

type DialogProps = Omit<Props, 'onCopied'> & {
  readonly title: string
  /** Text above the link. */
  readonly lead: string
  /** Content below the link. */
  readonly children?: ReactNode
  readonly onMessage: (message: ToastMessage) => void
  readonly onClose: () => void
}

/** Dialog with a link for a friend, which closes with a message once the link is copied. */
export function LinkDialog({ title, lead, children, onMessage, onClose, ...link }: DialogProps) {
  const { say } = useLocale()
  const tell = () => {
    onMessage({ kind: 'success', text: say('friend.copied') })
    onClose()
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{lead}</p>
      <LinkPanel {...link} onCopied={tell} />
      {children}
    </Dialog>
  )
}

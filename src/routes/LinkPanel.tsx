import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fromPromise } from 'xstate'
import { shareMachine } from '../machines/share'
import { Check, Field } from '../ui/parts/Field'
import { useLocale } from '../ui/words/LocaleContext'
import { useBrowser } from './contexts'
import './LinkPanel.css'

type Props = {
  readonly address: string
  /** Text that accompanies the link in the system's share sheet. */
  readonly invitation?: string
  /** Whether the link includes the sender's own result; `undefined` if there is none yet. */
  readonly isTold?: boolean | undefined
  readonly onTold?: (isTold: boolean) => void
  readonly onCopied: () => void
}

/** Link for another person, and the ways to send it. If copying fails, the link is selected, to be copied by hand. */
export function LinkPanel({ address, invitation, isTold, onTold = () => {}, onCopied }: Props) {
  const browser = useBrowser()
  const { say } = useLocale()
  const [machine] = useState(() => {
    const write = fromPromise<void, string>(({ input }) => browser.copyText(input))
    return shareMachine.provide({ actors: { write } })
  })
  const actor = useActorRef(machine)
  const isFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'))
  const field = useRef<HTMLInputElement>(null)
  const tell = useEffectEvent(onCopied)
  useEffect(() => {
    const copied = actor.on('copied', () => tell())
    return () => copied.unsubscribe()
  }, [actor])
  useEffect(() => {
    if (!isFailed) return
    field.current?.focus()
    field.current?.select()
  }, [isFailed])
  const copy = () => actor.send({ type: 'copy', text: address })
  const openSheet = browser.shareSheet({ url: address, ...(invitation && { text: invitation }) })
  return (
    <div className="link-panel">
      {isTold !== undefined && <Check name={say('friend.withResult')} isOn={isTold} onChange={onTold} />}
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
      <p aria-live="polite">{isFailed && say('friend.failed')}</p>
      <div className="link-panel-actions">
        <button type="button" className="button" onClick={copy}>
          {say('friend.copy')}
        </button>
        {openSheet !== undefined && (
          <button type="button" className="button button-quiet" onClick={() => openSheet().catch(copy)}>
            {say('share.sheet')}
          </button>
        )}
      </div>
    </div>
  )
}

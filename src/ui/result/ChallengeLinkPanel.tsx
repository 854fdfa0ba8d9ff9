import { useEffect, useRef } from 'react'
import { Check, Field } from '../parts/Field'
import { useLocale } from '../words/LocaleContext'
import './ChallengeLinkPanel.css'

type Props = {
  readonly address: string
  /** Whether the link contains the player's own result; `undefined` if there is none yet. */
  readonly isTold: boolean | undefined
  readonly onTold: (isTold: boolean) => void
  /** Whether copying the address failed. */
  readonly isFailed: boolean
  readonly onCopy: () => void
  /** Opens the system's share sheet; `undefined` if there is none. Rejects if it fails. */
  readonly openSheet: (() => Promise<void>) | undefined
}

/** The link of a challenge, and the ways to send it. If copying fails, the link is selected, to be copied by hand. */
export function ChallengeLinkPanel({ address, isTold, onTold, isFailed, onCopy, openSheet }: Props) {
  const { say } = useLocale()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!isFailed) return
    field.current?.focus()
    field.current?.select()
  }, [isFailed])
  return (
    <div className="challenge-link">
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
      <div className="challenge-link-actions">
        <button type="button" className="button" onClick={onCopy}>
          {say('friend.copy')}
        </button>
        {openSheet !== undefined && (
          <button type="button" className="button button-quiet" onClick={() => openSheet().catch(onCopy)}>
            {say('share.sheet')}
          </button>
        )}
      </div>
    </div>
  )
}

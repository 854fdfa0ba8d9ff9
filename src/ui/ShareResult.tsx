import { useSelector } from '@xstate/react'
import { useEffect, useRef, useState } from 'react'
import type { ShareActor } from '../machines/share'
import { share as texts } from './english'
import './ShareResult.css'

type Props = {
  readonly share: ShareActor
  readonly text: string
  /** Opens the system's share sheet, where there is one. Rejects when it cannot. */
  readonly openSheet: (() => Promise<void>) | undefined
}

/**
 * Copies the result, or hands it to the system's share sheet. Where copying fails, the text is there,
 * selected, to be copied by hand.
 */
export function ShareResult({ share, text, openSheet }: Props) {
  // A failure from before the page was left says nothing new to whoever comes back.
  const [isAsked, setAsked] = useState(false)
  const copy = () => {
    setAsked(true)
    share.send({ type: 'copy', text })
  }
  const isCopied = useSelector(share, (snapshot) => snapshot.matches('copied'))
  const isFailed = useSelector(share, (snapshot) => snapshot.matches('failed'))
  return (
    <>
      <button type="button" className="button" onClick={copy}>
        {isCopied ? texts.copied : texts.copy}
      </button>
      {openSheet !== undefined && (
        <button type="button" className="button button-quiet" onClick={() => openSheet().catch(copy)}>
          {texts.sheet}
        </button>
      )}
      {isFailed && <CopyByHand text={text} takesFocus={isAsked} />}
    </>
  )
}

function CopyByHand({ text, takesFocus }: { readonly text: string; readonly takesFocus: boolean }) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    field.current?.focus()
    field.current?.select()
  }, [takesFocus])
  return (
    <label className="by-hand">
      {texts.byHand}
      <textarea className="by-hand-text" ref={field} readOnly rows={text.split('\n').length} value={text} />
    </label>
  )
}

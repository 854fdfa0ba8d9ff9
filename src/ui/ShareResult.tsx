import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { ShareActor } from '../machines/share'
import './ShareResult.css'

type Props = { readonly share: ShareActor; readonly text: string }

/** Copies the result. Where that fails, the text is there, selected, to be copied by hand. */
export function ShareResult({ share, text }: Props) {
  const isCopied = useSelector(share, (snapshot) => snapshot.matches('copied'))
  const isFailed = useSelector(share, (snapshot) => snapshot.matches('failed'))
  return (
    <>
      <button type="button" className="button" onClick={() => share.send({ type: 'copy', text })}>
        {isCopied ? 'Copied!' : 'Share Result'}
      </button>
      {isFailed && <CopyByHand text={text} />}
    </>
  )
}

function CopyByHand({ text }: { readonly text: string }) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  return (
    <label className="by-hand">
      Copy the result by hand
      <textarea className="by-hand-text" ref={field} readOnly rows={text.split('\n').length} value={text} />
    </label>
  )
}

import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import type { ShareActor } from '../../machines/share'
import { useLocale } from '../words/LocaleContext'

type Props = {
  readonly share: ShareActor
  readonly text: string
  /** Opens the system's share sheet, where there is one. Rejects when it cannot. */
  readonly openSheet: (() => Promise<void>) | undefined
  /** The text to be copied by hand, selected or not. */
  readonly byHand: (isSelected: boolean) => ReactNode
}

/**
 * Copies the result, or hands it to the system's share sheet. Where copying fails, the text is there,
 * selected, to be copied by hand.
 */
export function ShareResult({ share, text, openSheet, byHand }: Props) {
  const { say } = useLocale()
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
      <button type="button" className="button result-share" onClick={copy}>
        {isCopied ? say('share.copied') : say('share.copy')}
      </button>
      {openSheet !== undefined && (
        <button type="button" className="button button-quiet" onClick={() => openSheet().catch(copy)}>
          {say('share.sheet')}
        </button>
      )}
      {isFailed && byHand(isAsked)}
    </>
  )
}

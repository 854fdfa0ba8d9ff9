import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import type { ShareActor } from '../../machines/share'
import { useLocale } from '../words/LocaleContext'

type Props = {
  readonly share: ShareActor
  readonly text: string
  /** Whether something else is the next thing to do, and filled. */
  readonly isQuiet?: boolean | undefined
  /** Opens the system's share sheet; `undefined` if there is none. Rejects if it fails. */
  readonly openSheet: (() => Promise<void>) | undefined
  /** Renders the text to be copied by hand, selected or not. */
  readonly byHand: (isSelected: boolean) => ReactNode
}

/**
 * Buttons that copy the result or open the system's share sheet. If copying fails, the text is shown to be copied by
 * hand.
 */
export function ShareResult({ share, text, isQuiet = false, openSheet, byHand }: Props) {
  const { say } = useLocale()
  // The text is selected only after a failure since this component was mounted; an older failure is no news.
  const [isAsked, setAsked] = useState(false)
  const copy = () => {
    setAsked(true)
    share.send({ type: 'copy', text })
  }
  const isCopied = useSelector(share, (snapshot) => snapshot.matches('copied'))
  const isFailed = useSelector(share, (snapshot) => snapshot.matches('failed'))
  return (
    <>
      <button type="button" className={`button ${isQuiet ? 'button-quiet ' : ''}result-share`} onClick={copy}>
        {isCopied ? say('share.copied') : say('share.copy')}
      </button>
      {openSheet !== undefined && (
        <button
          type="button"
          className="button button-quiet result-way"
          onClick={() => openSheet().catch(copy)}
        >
          <svg className="button-icon" viewBox="0 0 18 18" aria-hidden="true">
            <path d="M5 7H3v9h12V7h-2M9 11V2M5.5 5 9 1.5 12.5 5" />
          </svg>
          <span className="button-text">{say('share.sheet')}</span>
        </button>
      )}
      {isFailed && byHand(isAsked)}
    </>
  )
}

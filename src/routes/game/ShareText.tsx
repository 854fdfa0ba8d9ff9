import { useSelector } from '@xstate/react'
import { type ReactNode, useState } from 'react'
import { shareIn } from '../../machines/app'
import { Button } from '../../ui/parts/Button'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { WayButton } from '../../ui/result/WayButton'
import { useLocale } from '../../ui/words/LocaleContext'
import { useApp, useBrowser } from '../contexts'
import { dialogs } from '../LazyDialog'

type Props = {
  readonly text: string
  /** Whether something else on the page matters more. */
  readonly isQuiet?: boolean
  /** Further ways to share, shown once this one was asked for. */
  readonly more?: ReactNode
  /** Ways beside this one. */
  readonly children?: ReactNode
}

/**
 * Buttons that copy the text of a result or open the system's share sheet. If copying fails, the text is shown to be
 * copied by hand.
 */
export function ShareText({ text, isQuiet = false, more, children }: Props) {
  const { say } = useLocale()
  const share = useSelector(useApp(), shareIn)
  // The text is selected only after a failure since this component was mounted; an older failure is no news.
  const [isAsked, setAsked] = useState(false)
  const copy = () => {
    setAsked(true)
    share.send({ type: 'copy', text })
  }
  const isCopied = useSelector(share, (snapshot) => snapshot.matches('copied'))
  const isFailed = useSelector(share, (snapshot) => snapshot.matches('failed'))
  const openSheet = useBrowser().shareSheet({ text })
  return (
    <>
      <Button look={isQuiet ? 'quiet' : 'main'} className="result-share" onClick={copy}>
        {isCopied ? say('share.copied') : say('share.copy')}
      </Button>
      {openSheet !== undefined && (
        <WayButton
          icon="sheet"
          text={say('share.sheet')}
          className="button button-quiet result-way"
          onClick={() => openSheet().catch(copy)}
        />
      )}
      {children && <div className="result-ways">{children}</div>}
      {isAsked && more && <div className="result-more">{more}</div>}
      {isFailed && (
        <LazyBoundary module={dialogs}>
          {({ CopyByHand }) => <CopyByHand text={text} takesFocus={isAsked} />}
        </LazyBoundary>
      )}
    </>
  )
}

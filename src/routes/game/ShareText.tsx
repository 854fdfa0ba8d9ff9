import { type ReactNode, useState } from 'react'
import type { ToastMessage } from '../../ui/dialogs/Toasts'
import { Button } from '../../ui/parts/Button'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { WayButton } from '../../ui/result/WayButton'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser } from '../contexts'
import { dialogs } from '../LazyDialog'
import { useCopy } from '../useCopy'

type CopyProps = {
  readonly text: string
  /** Reports that the text was copied, or could not be. */
  readonly onMessage: (message: ToastMessage) => void
}

type Props = CopyProps & {
  /** Whether something else on the page matters more. */
  readonly isQuiet?: boolean
  /** Further ways to share, shown once this one was asked for. */
  readonly more?: ReactNode
  /** Ways beside this one. */
  readonly children?: ReactNode
}

/** Buttons that copy the text of a result or open the system's share sheet. */
export function ShareText({ isQuiet = false, more, children, ...props }: Props) {
  const { text } = props
  const { say } = useLocale()
  const [isAsked, setAsked] = useState(false)
  const { isCopied, copy, byHand } = useResultCopy(props)
  const share = () => {
    setAsked(true)
    copy()
  }
  const openSheet = useBrowser().shareSheet({ text })
  return (
    <>
      <Button look={isQuiet ? 'quiet' : 'main'} className="result-share" onClick={share}>
        {isCopied ? say('share.copied') : say('share.copy')}
      </Button>
      {openSheet !== undefined && (
        <WayButton
          icon="sheet"
          text={say('share.sheet')}
          className="button button-quiet result-way"
          onClick={() => openSheet().catch(share)}
        />
      )}
      {children && <div className="result-ways">{children}</div>}
      {isAsked && more && <div className="result-more">{more}</div>}
      {byHand}
    </>
  )
}

/** Copies the text of a result and reports the outcome. If that fails, `byHand` has the text to be copied by hand. */
export function useResultCopy({ text, onMessage }: CopyProps) {
  const { say } = useLocale()
  const { outcome, copy } = useCopy((told) =>
    onMessage(
      told === 'copied'
        ? { kind: 'success', text: say('toasts.copied') }
        : { kind: 'error', text: say('toasts.uncopied') },
    ),
  )
  const byHand = outcome === 'failed' && (
    <LazyBoundary module={dialogs}>{({ CopyByHand }) => <CopyByHand text={text} />}</LazyBoundary>
  )
  return { isCopied: outcome === 'copied', copy: () => copy(text), byHand }
}

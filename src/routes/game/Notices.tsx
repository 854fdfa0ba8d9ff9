import { shallowEqual, useSelector } from '@xstate/react'
import { noticesIn } from '../../machines/app'
import type { ToastMessage } from '../../ui/dialogs/Toasts'
import { LazyBoundary } from '../../ui/parts/LazyBoundary'
import { Notice } from '../../ui/parts/Notice'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { useApp } from '../contexts'
import { dialogs } from '../LazyDialog'

/** Toast with the most recent message, if there was one. */
export function Notices({ message }: { readonly message: ToastMessage | undefined }) {
  if (message === undefined) return null
  return (
    // Shows the message even if the toasts fail to load.
    <LazyBoundary module={dialogs} missing={() => <Notice>{message.text}</Notice>}>
      {({ Toasts }) => <Toasts message={message} />}
    </LazyBoundary>
  )
}

type JournalProps = {
  /** Switches to the new puzzle, on a screen that shows a day's puzzle. */
  readonly onReload?: (() => void) | undefined
  /** Whether the displayed round is over. */
  readonly isOver?: boolean
}

/** Warns that the day has ended, that a game failed or is not saved, or that stored data cannot be read or was erased. */
export function JournalNotice({ onReload, isOver = false }: JournalProps) {
  const app = useApp()
  const { say } = useLocale()
  const notices = useSelector(app, noticesIn, shallowEqual)
  const isPast = notices.includes('past') && onReload !== undefined
  const isLater = notices.includes('later')
  const isNews = isPast || notices.some((notice) => notice !== 'past')
  const isHydrating = useHydrating(isNews)
  if (!isNews || isHydrating) return null
  return (
    <Notice>
      {isPast && (
        <>
          <p>{say(isOver ? 'notices.next' : 'notices.past')}</p>
          <button type="button" onClick={onReload}>
            {say('notices.reload')}
          </button>
        </>
      )}
      {notices.includes('failed') && (
        <>
          <p>{say('notices.failed')}</p>
          <button type="button" onClick={() => app.send({ type: 'retry' })}>
            {say('shell.retry')}
          </button>
        </>
      )}
      {/* Data of a later version cannot be overwritten, and has a message of its own. */}
      {notices.includes('unsaved') && !isLater && <p>{say('notices.unsaved')}</p>}
      {notices.includes('quarantined') && <p>{say('notices.quarantined')}</p>}
      {isLater && <p>{say('notices.later')}</p>}
      {notices.includes('erased') && <p>{say('notices.erased')}</p>}
    </Notice>
  )
}

import { shallowEqual, useSelector } from '@xstate/react'
import { noticesIn } from '../../machines/app'
import { Notice } from '../../ui/parts/Notice'
import { useHydrating } from '../../ui/parts/useHydrating'
import { useLocale } from '../../ui/words/LocaleContext'
import { useApp } from '../contexts'

type Props = {
  /** Goes on to the new puzzle, where the screen shows that of a day. */
  readonly onReload?: () => void
  /** Whether the round that is shown is over. */
  readonly isOver?: boolean
}

/** Tells when the day has passed, when a game has failed or is not saved, and when what was saved cannot be read. */
export function JournalNotice({ onReload, isOver = false }: Props) {
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
      {/* What a later version stores cannot be saved here either, and says so itself. */}
      {notices.includes('unsaved') && !isLater && <p>{say('notices.unsaved')}</p>}
      {notices.includes('quarantined') && <p>{say('notices.quarantined')}</p>}
      {isLater && <p>{say('notices.later')}</p>}
    </Notice>
  )
}

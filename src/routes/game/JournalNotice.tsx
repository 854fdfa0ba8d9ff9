import { useSelector } from '@xstate/react'
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
  const isPast = useSelector(app, (snapshot) => snapshot.hasTag('past')) && onReload !== undefined
  const isUnsaved = useSelector(app, (snapshot) => snapshot.hasTag('unsaved'))
  const isQuarantined = useSelector(app, (snapshot) => snapshot.hasTag('quarantined'))
  const isLater = useSelector(app, (snapshot) => snapshot.hasTag('later'))
  const hasFailed = useSelector(app, ({ context }) => context.failed.length > 0)
  const isNews = isPast || isUnsaved || isQuarantined || isLater || hasFailed
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
      {hasFailed && (
        <>
          <p>{say('notices.failed')}</p>
          <button type="button" onClick={() => app.send({ type: 'retry' })}>
            {say('shell.retry')}
          </button>
        </>
      )}
      {/* What a later version stores cannot be saved here either, and says so itself. */}
      {isUnsaved && !isLater && <p>{say('notices.unsaved')}</p>}
      {isQuarantined && <p>{say('notices.quarantined')}</p>}
      {isLater && <p>{say('notices.later')}</p>}
    </Notice>
  )
}

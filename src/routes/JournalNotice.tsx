import { useSelector } from '@xstate/react'
import type { AppActor } from '../machines/app'
import { Notice } from '../ui/Notice'
import { useLocale } from '../ui/words/LocaleContext'

/** Tells when the day has passed, or when progress cannot be kept. */
export function JournalNotice({ app, onReload }: { readonly app: AppActor; readonly onReload: () => void }) {
  const { say } = useLocale()
  const isPast = useSelector(app, (snapshot) => snapshot.hasTag('past'))
  const isUnkept = useSelector(app, (snapshot) => snapshot.hasTag('unkept'))
  const isAside = useSelector(app, (snapshot) => snapshot.hasTag('aside'))
  if (!isPast && !isUnkept && !isAside) return null
  return (
    <Notice>
      {isPast && (
        <>
          <p>{say('notices.past')}</p>
          <button type="button" onClick={onReload}>
            {say('notices.reload')}
          </button>
        </>
      )}
      {isUnkept && <p>{say('notices.unkept')}</p>}
      {isAside && <p>{say('notices.aside')}</p>}
    </Notice>
  )
}

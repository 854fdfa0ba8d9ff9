import { useSelector } from '@xstate/react'
import type { AppActor } from '../machines/app'
import { notices as texts } from '../ui/english'
import { Notice } from '../ui/Notice'

/** Tells when the day has passed, or when progress cannot be kept. */
export function JournalNotice({ app, onReload }: { readonly app: AppActor; readonly onReload: () => void }) {
  const isPast = useSelector(app, (snapshot) => snapshot.hasTag('past'))
  const isUnkept = useSelector(app, (snapshot) => snapshot.hasTag('unkept'))
  const isAside = useSelector(app, (snapshot) => snapshot.hasTag('aside'))
  if (!isPast && !isUnkept && !isAside) return null
  return (
    <Notice>
      {isPast && (
        <>
          <p>{texts.past}</p>
          <button type="button" onClick={onReload}>
            {texts.reload}
          </button>
        </>
      )}
      {isUnkept && <p>{texts.unkept}</p>}
      {isAside && <p>{texts.aside}</p>}
    </Notice>
  )
}

import { useSelector } from '@xstate/react'
import type { AppActor } from '../machines/app'
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
          <p>A new puzzle is out. You can finish this one first.</p>
          <button type="button" onClick={onReload}>
            Play the new puzzle
          </button>
        </>
      )}
      {isUnkept && <p>Your progress cannot be saved in this browser. You can play all the same.</p>}
      {isAside && <p>A saved game could not be read. It was set aside, and nothing of it was lost.</p>}
    </Notice>
  )
}

import { useSelector } from '@xstate/react'
import type { AppActor } from '../../machines/app'
import { Late } from '../../ui/parts/Late'
import { Part } from '../../ui/parts/part'

/** Most players never see any of it. */
const news = new Part(() => import('./JournalNews'))

type Props = {
  readonly app: AppActor
  /** Goes on to the new puzzle, where the screen shows that of a day. */
  readonly onReload?: () => void
  /** Whether the round that is shown is over. */
  readonly isOver?: boolean
}

/** Tells when the day has passed, when progress is not saved, and when what was saved cannot be read. */
export function JournalNotice({ app, onReload, isOver = false }: Props) {
  const isPast = useSelector(app, (snapshot) => snapshot.hasTag('past')) && onReload !== undefined
  const isUnsaved = useSelector(app, (snapshot) => snapshot.hasTag('unsaved'))
  const isQuarantined = useSelector(app, (snapshot) => snapshot.hasTag('quarantined'))
  const isLater = useSelector(app, (snapshot) => snapshot.hasTag('later'))
  if (!(isPast || isUnsaved || isQuarantined || isLater)) return null
  return (
    <Late part={news}>
      {({ JournalNews }) => (
        <JournalNews
          past={isPast ? { isOver, onReload } : undefined}
          isUnsaved={isUnsaved}
          isQuarantined={isQuarantined}
          isLater={isLater}
        />
      )}
    </Late>
  )
}

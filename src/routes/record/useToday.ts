import { useSelector } from '@xstate/react'
import { useCallback, useContext, useSyncExternalStore } from 'react'
import { type UtcDate, utcDateOf } from '../../machines/day'
import { AppContext, useBrowser } from '../contexts'

/** Today: as far as the games know of it, where there have been any; else by the clock. */
export function useToday(): UtcDate {
  const { now, onTick } = useBrowser()
  const known = useSelector(useContext(AppContext), (snapshot) => snapshot?.context.today)
  const clock = useSyncExternalStore(
    known === undefined ? onTick : never,
    useCallback(() => utcDateOf(now()), [now]),
  )
  return known ?? clock
}

/** What never changes tells of nothing. */
const never = () => () => {}

import { useEffect, useState } from 'react'
import type { Marks } from '../../machines/navigator/course'
import { meanMarks } from '../../machines/navigator/dayMarks'
import type { DailyRound } from '../../machines/round'
import { inSlices } from '../../ui/parts/rest'
import { useBrowser } from '../contexts'

/** The mean skill and luck of days, once they have been reckoned; `undefined` before, and where no day is over. */
export function useMarks(days: readonly DailyRound[]): Marks | undefined {
  const { store } = useBrowser()
  const [marks, setMarks] = useState<Marks>()
  useEffect(() => {
    let isCurrent = true
    inSlices(meanMarks(days, store), () => isCurrent).then((mean) => isCurrent && setMarks(mean))
    return () => {
      isCurrent = false
    }
  }, [days, store])
  return marks
}

import { useEffect, useState } from 'react'
import { type Course, courseOf } from '../../machines/navigator/course'
import type { Round } from '../../machines/round'
import { inSlices } from '../../ui/parts/rest'

/** What the hints of a round that is over could have told, once that is reckoned: a tenth of a second on a slow phone. */
export function useCourse(round: Round): Course | undefined {
  const [known, setKnown] = useState<{ readonly round: Round; readonly course: Course }>()
  useEffect(() => {
    let isCurrent = true
    inSlices(courseOf(round), () => isCurrent).then((course) => course && setKnown({ round, course }))
    return () => {
      isCurrent = false
    }
  }, [round])
  return known?.round === round ? known.course : undefined
}

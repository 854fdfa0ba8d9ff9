import { useEffect, useState } from 'react'
import { openLink } from '../../machines/challenge/challenge'
import { resultOf } from '../../machines/challenge/challenges'
import type { Units } from '../../machines/journal/settings'
import { type Course, courseOf } from '../../machines/navigator/course'
import { keyOf } from '../../machines/puzzle'
import type { Round } from '../../machines/round'
import { CourseSection } from '../../ui/course/CourseSection'
import type { SelectionState } from '../../ui/globe/GuessMark'
import { inSlices } from '../../ui/parts/rest'
import { SideBySide } from '../../ui/result/SideBySide'
import { DailyRecord } from '../record/DailyRecord'
import { LessonSection } from './LessonSection'

type Props = {
  /** A round that is over. */
  readonly round: Round
  readonly units: Units
  /** What is picked out on the globe. */
  readonly picking: SelectionState
}

/** What is told under the result of a game: what its hints could have told, what there is to learn and, of a day, the record. */
export function EndOfGame(props: Props) {
  const { round, picking } = props
  const { puzzle } = round
  const course = useCourse(round)
  // What is below it would move when it comes.
  if (course === undefined) return null
  return (
    <>
      <CourseSection course={course} round={round} picking={picking} />
      <LessonSection {...props} />
      {puzzle.kind === 'daily' && <DailyRecord deck={puzzle.deck} day={puzzle.date} isAtEnd />}
    </>
  )
}

/** What the hints of a round that is over could have told, once that is reckoned: a tenth of a second on a slow phone. */
function useCourse(round: Round): Course | undefined {
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

type FriendProps = {
  /** What stands in the address of the page behind the `#`. */
  readonly token: string
  /** A round that is over. */
  readonly round: Round
}

/** How the friend fared in this very puzzle, if the address of the page tells. */
export function FriendResult({ token, round }: FriendProps) {
  const opening = openLink(token)
  if (opening.kind !== 'open' || keyOf(opening.puzzle) !== keyOf(round.puzzle)) return null
  const { result } = opening.link
  return result && <SideBySide own={resultOf(round)} friend={result} />
}

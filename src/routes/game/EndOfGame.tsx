import type { Units } from '../../machines/journal/settings'
import type { Round } from '../../machines/round'
import { CourseSection } from '../../ui/course/CourseSection'
import type { Picking } from '../../ui/globe/picks'
import { DailyRecord } from '../record/DailyRecord'
import { Lesson } from './Lesson'
import { useCourse } from './useCourse'

export type EndOfGameProps = {
  /** A round that is over. */
  readonly round: Round
  readonly units: Units
  /** What is picked out on the globe. */
  readonly picking: Picking
}

/** What is told under the result of a game: what its hints could have told, what there is to learn and, of a day, the record. */
export function EndOfGame(props: EndOfGameProps) {
  const { round, picking } = props
  const { puzzle } = round
  const course = useCourse(round)
  // What is below it would move when it comes.
  if (course === undefined) return null
  return (
    <>
      <CourseSection course={course} round={round} picking={picking} />
      <Lesson {...props} />
      {puzzle.kind === 'daily' && <DailyRecord deck={puzzle.deck} day={puzzle.date} isAtEnd />}
    </>
  )
}

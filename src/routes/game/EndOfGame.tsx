import { useEffect, useState } from 'react'
import { openLink } from '../../machines/challenge/challenge'
import { resultOf } from '../../machines/challenge/challenges'
import type { Units } from '../../machines/journal/settings'
import { type Course, courseOf } from '../../machines/navigator/course'
import { keyOf } from '../../machines/puzzle'
import type { Round } from '../../machines/round'
import { CourseSection } from '../../ui/course/CourseSection'
import type { SelectionState } from '../../ui/globe/GuessMark'
import { inSlices } from '../../ui/parts/whenIdle'
import { SideBySide } from '../../ui/result/SideBySide'
import { DailyRecord } from '../record/DailyRecord'
import { LessonSection } from './LessonSection'

type Props = {
  /** Finished round. */
  readonly round: Round
  readonly units: Units
  /** Selection on the globe. */
  readonly picking: SelectionState
}

/**
 * Sections below the result of a game: the information in its hints, facts about the country and, for a daily puzzle,
 * the record.
 */
export function EndOfGame(props: Props) {
  const { round, picking } = props
  const { puzzle } = round
  const course = useCourse(round)
  // Waits for the computation, so that nothing below it moves.
  if (course === undefined) return null
  return (
    <>
      <CourseSection course={course} round={round} picking={picking} />
      <LessonSection {...props} />
      {puzzle.kind === 'daily' && <DailyRecord deck={puzzle.deck} day={puzzle.date} isAtEnd />}
    </>
  )
}

/**
 * Information in the hints of a finished round; `undefined` while computing it, which takes a tenth of a second on a
 * slow phone.
 */
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
  /** Token from the URL fragment. */
  readonly token: string
  /** Finished round. */
  readonly round: Round
}

/** Friend's result in this same puzzle, if the token contains one. */
export function FriendResult({ token, round }: FriendProps) {
  const opening = openLink(token)
  if (opening.kind !== 'open' || keyOf(opening.puzzle) !== keyOf(round.puzzle)) return null
  const { result } = opening.link
  return result && <SideBySide own={resultOf(round)} friend={result} />
}

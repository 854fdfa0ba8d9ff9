import { dateOfDay, dayNumber, type UtcDate } from '../../machines/day'
import { dayStatusOf } from '../../machines/journal/archive'
import type { DailyDeck } from '../../machines/schedule/dailies'
import { streaksOf } from '../../machines/streaks'
import type { Stamps } from '../../ui/archive/MarkSign'
import { Week } from '../../ui/archive/Week'
import { useStamps } from '../outlines/useStamps'
import { useDays } from './useRecord'

/** Stamps before their silhouettes are there, as large as with them. */
const blank: Stamps = new Map()

type Props = {
  readonly deck: DailyDeck
  /** Last day of the week. */
  readonly until: UtcDate
}

/**
 * Last seven days of a deck. Those that are over are shown by their silhouettes once the last of them is over: beside an
 * open round they would rule out countries.
 */
export function LastWeek({ deck, until }: Props) {
  const { days } = useDays(deck, until)
  const { covered } = streaksOf(days, until)
  const week = Array.from({ length: 7 }, (_, index) => {
    const date = dateOfDay(dayNumber(until) - 6 + index)
    const mark = dayStatusOf(days.find(({ puzzle }) => puzzle.date === date))
    return { date, mark, isRestDay: covered.has(date) }
  })
  const last = week.at(-1)?.mark.kind
  const isOver = last === 'won' || last === 'lost'
  const stamps = useStamps(deck, isOver)
  return <Week days={week} stamps={isOver ? (stamps ?? blank) : undefined} />
}

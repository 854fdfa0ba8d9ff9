import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import {
  type DayStatus,
  daysOf,
  type Month,
  monthAfter,
  monthOf,
  weekdayOf,
} from '../../machines/journal/archive'
import type { UtcDate } from '../../machines/schedule/day'
import { IconButton } from '../parts/IconButton'
import { calendarIn } from '../words/calendar'
import { useLocale } from '../words/LocaleContext'
import { Day } from './Day'
import { dayByKey } from './dayKeys'
import type { Stamps } from './MarkSign'
import './Calendar.css'

type Props = {
  readonly month: Month
  /** First playable day. */
  readonly begin: UtcDate
  /** Last playable day; `undefined` until the date is known, when every day is drawn empty. */
  readonly today: UtcDate | undefined
  readonly markOn: (date: UtcDate) => DayStatus
  /** Days covered by a rest day. */
  readonly restDays: ReadonlySet<UtcDate>
  /** Silhouettes for the days that are over. */
  readonly stamps: Stamps | undefined
  /** Address of the page on which a day is played. */
  readonly addressOf: (date: UtcDate) => string
  readonly onMonth: (month: Month) => void
}

/** Calendar of one month with the status of each day: an ARIA grid with arrow keys and a single tab stop. */
export function Calendar({ month, begin, today, markOn, restDays, stamps, addressOf, onMonth }: Props) {
  const locale = useLocale()
  const { say, dir } = locale
  const { monthName, weekdays } = calendarIn(locale)
  const first = weekdays[0]?.number ?? 1
  const headingId = useId()
  const grid = useRef<HTMLTableElement>(null)
  // Day that last received the focus, by pointer or by keyboard.
  const [active, setActive] = useState<UtcDate>()
  const goal = useRef<UtcDate>(undefined)
  const days = daysOf(month)
  const isThere = (date: UtcDate) => today !== undefined && date >= begin && date <= today
  const open = days.filter(isThere)
  const stop = active !== undefined && open.includes(active) ? active : open.at(-1)
  const before = (weekdayOf(days[0] as UtcDate) - first + 7) % 7
  const weeks = Array.from({ length: Math.ceil((before + days.length) / 7) }, (_, week) => week)

  useLayoutEffect(() => {
    // The day may belong to a month that is not rendered yet; a later render focuses it.
    const day = goal.current && grid.current?.querySelector<HTMLElement>(`[data-date="${goal.current}"]`)
    if (!day) return
    goal.current = undefined
    day.focus()
  })

  const move = (event: KeyboardEvent) => {
    if (today === undefined || stop === undefined || event.altKey || event.metaKey) return
    const to = dayByKey(event, stop, today, { dir, first, begin })
    if (to === undefined) return
    event.preventDefault()
    goal.current = to
    setActive(to)
    if (monthOf(to) !== month) onMonth(monthOf(to))
  }
  const turnTo = (next: Month) =>
    today !== undefined && next >= monthOf(begin) && next <= monthOf(today) && (() => onMonth(next))
  /** Shows the same month of another year, or else the nearest month with playable days that lies in another year. */
  const turnByYear = (years: -1 | 1) => {
    const wanted = monthAfter(month, 12 * years)
    const last = monthOf(today ?? begin)
    const next = [monthOf(begin), wanted, last].sort()[1] as Month
    return next.slice(0, 4) !== month.slice(0, 4) && turnTo(next)
  }
  return (
    <section className="calendar" aria-labelledby={headingId}>
      <header className="calendar-header">
        <IconButton
          label={say('archive.previousYear')}
          path="m9 3-6 6 6 6m6-12-6 6 6 6"
          press={turnByYear(-1)}
          size={18}
        />
        <IconButton
          label={say('archive.previousMonth')}
          path="m11 3-6 6 6 6"
          press={turnTo(monthAfter(month, -1))}
          size={18}
        />
        <h2 id={headingId} aria-live="polite">
          {today === undefined ? '\u00a0' : monthName(month)}
        </h2>
        <IconButton
          label={say('archive.nextMonth')}
          path="m7 3 6 6-6 6"
          press={turnTo(monthAfter(month, 1))}
          size={18}
        />
        <IconButton
          label={say('archive.nextYear')}
          path="m3 3 6 6-6 6m6-12 6 6-6 6"
          press={turnByYear(1)}
          size={18}
        />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern for a date grid uses a table */}
      <table ref={grid} role="grid" aria-labelledby={headingId} onKeyDown={move}>
        <thead>
          <tr>
            {weekdays.map(({ number, name, short }) => (
              <th key={number} scope="col">
                <span aria-hidden="true">{short}</span>
                <span className="visually-hidden">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week}>
              {weekdays.map(({ number }, weekday) => {
                const date = days[7 * week + weekday - before]
                return (
                  <td key={number}>
                    {date !== undefined && isThere(date) && (
                      <Day
                        date={date}
                        isToday={date === today}
                        mark={markOn(date)}
                        isRestDay={restDays.has(date)}
                        stamps={stamps}
                        address={addressOf(date)}
                        isStop={date === stop}
                        onFocus={() => setActive(date)}
                      />
                    )}
                    {date !== undefined && today !== undefined && !isThere(date) && (
                      <span className="day day-number">{Number(date.slice(-2))}</span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

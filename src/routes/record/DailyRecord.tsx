import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { meanSkill } from '../../machines/navigator/dayMarks'
import { statisticsOf } from '../../machines/record/statistics'
import { calendarPageOf } from '../../machines/rules/dayPages'
import { isFound, isOver } from '../../machines/rules/round'
import { type DailyDeck, dailies } from '../../machines/schedule/dailies'
import type { UtcDate } from '../../machines/schedule/day'
import { Link } from '../../ui/parts/Link'
import { useArrived } from '../../ui/parts/useArrived'
import { inSlices } from '../../ui/parts/whenIdle'
import { Countdown } from '../../ui/record/Countdown'
import { BlankStatistics, StatisticsPanel } from '../../ui/record/StatisticsPanel'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser, useOpenApp } from '../contexts'
import { useDays, useToday } from './useRecord'

type Props = {
  readonly deck: DailyDeck
  /** Day on the screen, whose record links to past days and the atlas; by default that of the daily screen. */
  readonly day?: UtcDate
}

/**
 * Record of a deck's daily games up to today, regardless of the day on the screen; after today's puzzle, also the
 * time until the next one.
 */
export function DailyRecord({ deck, day }: Props) {
  const browser = useBrowser()
  const today = useToday()
  const shown = useSelector(useOpenApp(), (snapshot) => snapshot?.context.date) ?? today
  const date = day ?? shown
  const isPast = date !== shown
  const { days, round } = useDays(deck, date)
  const figures = useMemo(() => statisticsOf(days, today), [days, today])
  const skill = useArrived(days, (each, isWanted) => inSlices(meanSkill(each, browser.store), isWanted))
  const { say } = useLocale()
  if (figures.played + figures.later.played === 0)
    return (
      <section className="record">
        <p>{say('statistics.empty')}</p>
        <Link className="button" to={`/${dailies[deck].page}`}>
          {say('landing.play')}
        </Link>
        <BlankStatistics />
      </section>
    )
  return (
    <section className="record">
      <StatisticsPanel
        figures={figures}
        skill={skill}
        today={!isPast && round && isFound(round) ? round.guesses.length : undefined}
      />
      {!isPast && days.some((round) => round.puzzle.date === today && isOver(round)) && (
        <Countdown {...browser} />
      )}
      {day && (
        <p>
          <Link to={`/${calendarPageOf(deck)}`}>{say('archive.heading')}</Link>{' '}
          <Link to="/atlas">{say('places.atlas')}</Link>
        </p>
      )}
    </section>
  )
}

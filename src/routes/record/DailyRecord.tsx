import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { deckOf } from '../../geo/decks'
import type { UtcDate } from '../../machines/day'
import { meanSkill } from '../../machines/navigator/dayMarks'
import { archiveOf } from '../../machines/pageOfDay'
import { isFound, isOver } from '../../machines/round'
import type { DailyDeck } from '../../machines/schedule/dailies'
import { seasonOf, statisticsOf } from '../../machines/statistics'
import { Dialog } from '../../ui/dialogs/Dialog'
import { useArrived } from '../../ui/parts/useArrived'
import { inSlices } from '../../ui/parts/whenIdle'
import { Countdown } from '../../ui/record/Countdown'
import { Season } from '../../ui/record/Season'
import { StatisticsPanel } from '../../ui/record/StatisticsPanel'
import { useLocale } from '../../ui/words/LocaleContext'
import { useBrowser, useOpenApp } from '../contexts'
import { useDays, useToday } from './useRecord'

type Props = {
  readonly deck: DailyDeck
  /** Day on the screen, by default that of the daily screen. */
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
  const { targets, countries, isApart } = deckOf(deck)
  const { figures, records } = useMemo(
    () => ({ figures: statisticsOf(days, today), records: seasonOf(days, countries ?? []) }),
    [days, countries, today],
  )
  const skill = useArrived(days, (each, isWanted) => inSlices(meanSkill(each, browser.store), isWanted))
  const { say } = useLocale()
  return (
    <>
      <section className="record">
        <StatisticsPanel
          figures={figures}
          skill={skill}
          today={!isPast && round && isFound(round) ? round.guesses.length : undefined}
        />
        {!isPast && days.some((round) => round.puzzle.date === today && isOver(round)) && (
          <Countdown {...browser} />
        )}
        <p>
          <Link to={`/${archiveOf(deck)}`}>{say('statistics.archive')}</Link>{' '}
          <Link to="/map">{say('statistics.map')}</Link>
        </p>
      </section>
      {countries && <Season records={records} all={targets.length} always={isApart ? countries : []} />}
    </>
  )
}

type DialogProps = { readonly deck: DailyDeck; readonly onClose: () => void }

/** Dialog with the statistics, over any screen. */
export function StatisticsDialog({ deck, onClose }: DialogProps) {
  const { say } = useLocale()
  return (
    <Dialog title={say('statistics.title')} onClose={onClose}>
      <DailyRecord deck={deck} />
    </Dialog>
  )
}

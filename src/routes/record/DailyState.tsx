import { Link } from 'react-router-dom'
import { isCountryDeck } from '../../geo/decks'
import type { UtcDate } from '../../machines/day'
import type { DayStatus } from '../../machines/journal/archive'
import { roundIn } from '../../machines/journal/storedRound'
import { archiveOf } from '../../machines/pageOfDay'
import { isOver } from '../../machines/round'
import { DAILY_DECKS, type DailyDeck, dailies } from '../../machines/schedule/dailies'
import { runOfDay } from '../../machines/sprint/runs'
import { readRuns } from '../../machines/sprint/storedRun'
import type { WatchedStore } from '../../machines/store/store'
import { useLocale } from '../../ui/words/LocaleContext'
import { useStored } from '../useStored'
import { useMark, useToday } from './useRecord'

/** Status of a daily puzzle in words. */
export function MarkWords({ mark }: { readonly mark: DayStatus }) {
  const { say } = useLocale()
  return say('today.state', {
    state: mark.kind === 'unplayed' ? 'open' : mark.kind,
    count: mark.kind === 'won' ? mark.guesses : 0,
  })
}

type LinkProps = { readonly deck: DailyDeck; readonly isFilled?: boolean }

/** Link to a daily puzzle, with today's status. */
export function DailyLink({ deck, isFilled = false }: LinkProps) {
  const { say } = useLocale()
  const { page, heading } = dailies[deck]
  return (
    <Link className={`button ${isFilled ? '' : 'button-quiet '}result-next`} to={`/${page}`}>
      <span>
        {say(heading)}{' '}
        <span className="visually-hidden">
          · <MarkWords mark={useMark(deck)} />
        </span>
      </span>
    </Link>
  )
}

/** Link to what comes next after a deck's daily puzzle: another one that is open, the day's sprint, or a missed day. */
export function NextLink({ deck }: { readonly deck: DailyDeck }) {
  const { say } = useLocale()
  const date = useToday()
  const open = useStored(openDaysIn, date).find((other) => other !== deck)
  const run = runOfDay(useStored(readRuns), date)
  if (open !== undefined) return <DailyLink deck={open} />
  return (
    <Link
      className="button button-quiet result-next"
      to={run === undefined ? '/sprint' : `/${archiveOf(deck, { day: 'unplayed' })}`}
    >
      {run === undefined ? say('sprint.heading') : say('archive.missed')}
    </Link>
  )
}

/** Decks of countries whose puzzle of a date is not over. */
export function openDaysIn(store: WatchedStore, date: UtcDate): readonly DailyDeck[] {
  return DAILY_DECKS.filter(isCountryDeck).filter((deck) => {
    const round = roundIn(store, { kind: 'daily', deck, date })
    return round === undefined || !isOver(round)
  })
}

import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { Browser } from '../browser'
import type { AppActor } from '../machines/app'
import { readDays } from '../machines/journal'
import { seasonOf } from '../machines/season'
import { statisticsOf } from '../machines/statistics'
import { Countdown } from '../ui/Countdown'
import { Season } from '../ui/Season'
import { Statistics } from '../ui/Statistics'

type Props = { readonly app: AppActor; readonly browser: Browser }

/** The record of the daily games as it stands, and when it goes on. */
export function DailyRecord({ app, browser }: Props) {
  const date = useSelector(app, (snapshot) => snapshot.context.date)
  const round = useSelector(app, (snapshot) => snapshot.context.daily)
  const { figures, season } = useMemo(() => {
    // Today's round counts as it is played, whether it could be stored or not.
    const others = readDays(browser.store).filter((day) => day.date !== date)
    const days = [...others, { date, round }]
    return { figures: statisticsOf(days, date), season: seasonOf(days) }
  }, [browser, date, round])
  const isFound = round.guesses.at(-1) === round.target
  return (
    <>
      <Statistics figures={figures} today={isFound ? round.guesses.length : undefined} />
      <Season records={season} />
      <Countdown now={browser.now} onTick={browser.onTick} />
    </>
  )
}

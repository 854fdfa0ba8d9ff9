import type { Result } from '../../machines/league/result'
import { standingsOf } from '../../machines/league/standings'
import { DaysTable } from './DaysTable'
import { Duel } from './Duel'
import { ScoresTable } from './ScoresTable'
import { StandingsTable } from './StandingsTable'
import { StreaksTable } from './StreaksTable'

type Props = {
  /** Of one daily puzzle; at least one. */
  readonly results: readonly Result[]
  readonly onRemove: (who: string) => void
}

/** How everybody stands, how often with which guess, their streaks, two of them head to head, and day by day. */
export function LeagueTables({ results, onRemove }: Props) {
  const standings = standingsOf(results)
  const names = standings.map(({ who }) => who)
  return (
    <>
      <StandingsTable standings={standings} />
      <ScoresTable standings={standings} />
      <StreaksTable standings={standings} onRemove={onRemove} />
      {names.length > 1 && <Duel results={results} names={names} />}
      <DaysTable results={results} names={names} />
    </>
  )
}

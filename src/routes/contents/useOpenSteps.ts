import { FIRST_DECK } from '../../geo/decks'
import type { DayStatus } from '../../machines/journal/archive'
import { isComplete } from '../../machines/pins/pins'
import { pinsDayIn } from '../../machines/pins/storedPins'
import { endingOf, seenAt } from '../../machines/sprint/run'
import { runOfDay } from '../../machines/sprint/runs'
import { readRuns } from '../../machines/sprint/storedRun'
import { useBrowser } from '../contexts'
import { useMark, useToday } from '../record/useRecord'
import { useStored } from '../useStored'

/** Games of a day, in the order in which they are offered. */
export const STEPS = ['daily', 'world', 'sprint', 'pins'] as const

export type Step = (typeof STEPS)[number]

/** Steps of today that are not done. */
export function useOpenSteps(): readonly Step[] {
  const { now } = useBrowser()
  const today = useToday()
  const run = runOfDay(useStored(readRuns), today)
  const isDone: Readonly<Record<Step, boolean>> = {
    daily: isPlayed(useMark(FIRST_DECK)),
    world: isPlayed(useMark('world')),
    sprint: run !== undefined && endingOf(seenAt(run, now())) !== undefined,
    pins: isComplete(useStored(pinsDayIn, today)),
  }
  return STEPS.filter((step) => !isDone[step])
}

function isPlayed({ kind }: DayStatus): boolean {
  return kind === 'won' || kind === 'lost'
}

import { FIRST_DECK } from '../../geo/decks'
import { type UtcDate, utcDateOf } from '../../machines/day'
import type { DayStatus } from '../../machines/journal/archive'
import { reviewLogOf } from '../../machines/learning/reviewLog'
import { isComplete } from '../../machines/pins/pins'
import { pinsDayIn } from '../../machines/pins/storedPins'
import { endingOf, seenAt } from '../../machines/sprint/run'
import { runOfDay } from '../../machines/sprint/runs'
import { readRuns } from '../../machines/sprint/storedRun'
import type { WatchedStore } from '../../machines/store/store'
import { useBrowser } from '../contexts'
import { useRepetition } from '../record/useDue'
import { useMark, useToday } from '../record/useRecord'
import { useSettings, useStored } from '../useStored'

/** Steps of a day, in the order in which they are offered. */
export const STEPS = ['daily', 'world', 'sprint', 'pins', 'practice'] as const

export type Step = (typeof STEPS)[number]

/** Steps of today that are not done. Practice is done when somebody has practised and nothing is due any more. */
export function useOpenSteps(): readonly Step[] {
  const { now } = useBrowser()
  const today = useToday()
  const run = runOfDay(useStored(readRuns), today)
  const { due } = useRepetition(useSettings().settings.deck)
  const hasPractised = useStored(isPractisedOn, today)
  const isDone: Readonly<Record<Step, boolean>> = {
    daily: isPlayed(useMark(FIRST_DECK)),
    world: isPlayed(useMark('world')),
    sprint: run !== undefined && endingOf(seenAt(run, now())) !== undefined,
    pins: isComplete(useStored(pinsDayIn, today)),
    practice: due === 0 && hasPractised,
  }
  return STEPS.filter((step) => !isDone[step])
}

function isPlayed({ kind }: DayStatus): boolean {
  return kind === 'won' || kind === 'lost'
}

function isPractisedOn(store: WatchedStore, day: UtcDate): boolean {
  const reviews = reviewLogOf(store).reviews()
  return reviews.some(({ identity, at }) => identity.startsWith('practice.') && utcDateOf(at) === day)
}

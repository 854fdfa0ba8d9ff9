import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import { type UtcDate, utcDateOf } from '../../machines/day'
import type { Run } from '../../machines/sprint/run'
import { readRuns } from '../../machines/sprint/storedRun'
import { useApp, useBrowser } from '../contexts'
import { useStored } from '../useStored'

/** The runs that were played, and the day on which one is chosen. */
export function useRuns(): readonly [runs: readonly Run[], today: UtcDate] {
  const app = useApp()
  const browser = useBrowser()
  // A tab that slept has not heard of a new day.
  useLayoutEffect(() => app.send({ type: 'day.checked', date: utcDateOf(browser.now()) }), [app, browser])
  const today = useSelector(app, ({ context }) => context.today)
  return [useStored(readRuns), today]
}

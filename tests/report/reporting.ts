import type { AppActor } from '../../src/machines/app'
import { EVENTS } from '../../src/machines/report/recorder'
import { eventsIn, reportedRounds, reportOf } from '../../src/machines/report/report'
import type { Puzzle } from '../../src/machines/rules/puzzle'
import type { Round } from '../../src/machines/rules/round'
import { newRun, type Plan } from '../../src/machines/sprint/run'
import { type MemoryStore, memoryStore } from '../machines/memoryStore'
import { runsOf } from '../machines/series'
import { fakeWorld, NOON, openTab } from '../machines/world'

export const PLACE = { version: '/assets/aBcDeFgH.js', browser: 'A browser', language: 'en', size: '360×640' }

/** A tab in which is recorded what happens, what it has stored of that, and what it would report. */
export function recordedTab({ tab = memoryStore(), seed = 7, store = memoryStore() } = {}) {
  let next = seed
  const { world, told } = fakeWorld({ tab, seed: () => next++, store })
  const opened = openTab(world)
  const rounds: Round[] = []
  const shown = (puzzle: Puzzle) => {
    rounds.push(opened.round(puzzle))
  }
  return {
    ...opened,
    told,
    run: (plan: Plan) => begun(opened.app, world, plan),
    /** Everything that is stored or told of it, once it is stored. */
    texts: async (...puzzles: readonly Puzzle[]) => {
      await Promise.resolve()
      for (const puzzle of puzzles) shown(puzzle)
      const events = eventsIn(tab)
      const report = reportOf({
        ...PLACE,
        events,
        rounds: [...reportedRounds(events, world.store), ...rounds],
      })
      return { stored: storedIn(tab), events, report } as const
    },
  }
}

/** What a tab has stored of its events. */
function storedIn(tab: MemoryStore): string {
  return tab.get(EVENTS) ?? ''
}

function begun(
  app: AppActor,
  world: ReturnType<typeof fakeWorld>['world'],
  plan: Plan,
): ReturnType<typeof runsOf> {
  const run = runsOf(app, { ...world, onTick: () => () => {} })
  run.send({ type: 'begin', progress: newRun(plan, NOON), at: NOON })
  return run
}

import { fromCallback } from 'xstate'
import { type AppActor, seriesIn } from '../../src/machines/app'
import { type AttemptActor, attemptMode } from '../../src/machines/classroom/attemptMode'
import type { Landfall } from '../../src/machines/landfall/landfall'
import { landfallMode } from '../../src/machines/landfall/landfallMode'
import type { KeeperEvent, KeeperState, SeriesWorld } from '../../src/machines/series/keeper'
import { openingOf } from '../../src/machines/series/opening'
import type { SeriesActor } from '../../src/machines/series/series'
import { type RunActor, runMode } from '../../src/machines/sprint/runMode'

/** The actor of runs, as its page asks for it. */
export function runsOf(app: AppActor, world: SeriesWorld): RunActor {
  app.send({ type: 'series.wanted', opening: openingOf(runMode, world) })
  return seriesIn(app.getSnapshot(), runMode) as RunActor
}

/** The actor of attempts at sets, as its page asks for it. */
export function attemptsOf(app: AppActor, world: SeriesWorld): AttemptActor {
  app.send({ type: 'series.wanted', opening: openingOf(attemptMode, world) })
  return seriesIn(app.getSnapshot(), attemptMode) as AttemptActor
}

/** The actor of the questions after rounds, as its dialog asks for it. */
export function quizzesOf(app: AppActor, world: SeriesWorld): SeriesActor<Landfall> {
  app.send({ type: 'series.wanted', opening: openingOf(landfallMode, world) })
  return seriesIn(app.getSnapshot(), landfallMode) as SeriesActor<Landfall>
}

/** A keeper that stores nothing, and tells what it is to keep. */
export function keeperThat<Progress>(tell: (progress: Progress) => void) {
  return fromCallback<KeeperEvent<Progress>, KeeperState<Progress>>(({ receive }) =>
    receive((event) => void (event.type === 'keep' && tell(event.progress))),
  )
}

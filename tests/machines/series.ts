import { type ActorRefFrom, type AnyActorLogic, type AnyActorRef, type EventFrom, fromCallback } from 'xstate'
import { type AppActor, seriesIn } from '../../src/machines/app'
import { attemptMode } from '../../src/machines/classroom/attemptMode'
import type { GameActor } from '../../src/machines/game'
import { quizMode } from '../../src/machines/quiz/quizMode'
import type { Mode, SeriesWorld } from '../../src/machines/series/mode'
import { openingOf } from '../../src/machines/series/opening'
import type { SeriesActor } from '../../src/machines/series/series'
import { runMode } from '../../src/machines/sprint/runMode'
import type { KeeperEvent, KeeperState } from '../../src/machines/store/keeper'

/** The series of a mode, as its page asks for it. */
export function seriesFor<Progress, Played extends AnyActorLogic>(
  app: AppActor,
  mode: Mode<Progress, Played>,
  world: SeriesWorld,
): SeriesActor<Progress, Played> {
  app.send({ type: 'series.wanted', opening: openingOf<Progress>(mode, world) })
  const series = seriesIn<Progress, Played>(app.getSnapshot(), mode)
  if (series === undefined) throw new Error(`No ${mode.id} was opened`)
  return series
}

/** Series with its player as one: what the series does not take goes to the player, whose state it has while there is one. */
export function whole<Progress, Played extends AnyActorLogic>(series: SeriesActor<Progress, Played>) {
  const player = () => series.getSnapshot().context.player as AnyActorRef | undefined
  return {
    series,
    player: player as () => ActorRefFrom<Played> | undefined,
    send: (event: Parameters<typeof series.send>[0] | EventFrom<Played>): void => {
      const sent = event as Parameters<typeof series.send>[0]
      if (sent.type === 'begin' || sent.type === 'again') series.send(sent)
      else player()?.send(sent)
    },
    getSnapshot: () => {
      const { context } = series.getSnapshot()
      const played = player()?.getSnapshot()
      return {
        value: (played?.value ?? 'ready') as string,
        context: {
          progress: (played?.context ?? context).progress as Progress | undefined,
          game: played?.context.game as GameActor | undefined,
        },
      }
    },
  }
}

export type Whole<Progress, Played extends AnyActorLogic> = ReturnType<typeof whole<Progress, Played>>

/** The actor of runs, as its page asks for it. */
export const runsOf = (app: AppActor, world: SeriesWorld) => whole(seriesFor(app, runMode, world))

/** The actor of attempts at sets, as its page asks for it. */
export const attemptsOf = (app: AppActor, world: SeriesWorld) => whole(seriesFor(app, attemptMode, world))

/** The actor of the questions after rounds, as its dialog asks for it. */
export const quizzesOf = (app: AppActor, world: SeriesWorld) => whole(seriesFor(app, quizMode, world))

/** A keeper that stores nothing, and tells what it is to keep. */
export function keeperThat<Progress>(tell: (progress: Progress) => void) {
  return fromCallback<KeeperEvent<Progress>, KeeperState<Progress>>(({ receive }) =>
    receive((event) => void (event.type === 'keep' && tell(event.progress))),
  )
}

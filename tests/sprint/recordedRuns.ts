import { createActor } from 'xstate'
import type { PlaceId } from '../../src/geo/place'
import { utcDateOf } from '../../src/machines/schedule/day'
import { seriesOf } from '../../src/machines/series/series'
import { newRun, type Plan } from '../../src/machines/sprint/run'
import { runMode } from '../../src/machines/sprint/runMode'
import type { RunScreen } from '../../tools/rules/runOracle'
import { whole } from '../machines/series'
import { screenOfRun, type World } from './runDriver'

/** The actor of runs as tests play it that the inspector has recorded. Times are in milliseconds since 1970. */
export class RecordedRuns {
  readonly #actor

  /** A wrong run is judged by handing it in. */
  constructor(readonly world: World = {}) {
    this.#actor = whole(createActor(seriesOf(world.mode ?? runMode), { input: undefined }).start())
  }

  begin(plan: Plan, begun: number, at: number): void {
    this.#actor.send({ type: 'begin', progress: newRun(plan, begun), at })
  }

  /** Of whatever is sent, which may be no country. */
  guess(country: unknown, at: number): void {
    this.#actor.send({ type: 'guess', country: country as PlaceId, on: utcDateOf(at), at })
  }

  skip(at: number): void {
    this.#actor.send({ type: 'next', at })
  }

  stop(at: number): void {
    this.#actor.send({ type: 'stop', at })
  }

  tick(at: number): void {
    this.#actor.send({ type: 'tick', at })
  }

  again(): void {
    this.#actor.send({ type: 'again' })
  }

  read(): RunScreen {
    return screenOfRun(this.#actor.getSnapshot(), this.world)
  }
}

import { createActor, fromCallback } from 'xstate'
import type { CountryCode } from '../../src/geo/countries'
import { utcDateOf } from '../../src/machines/day'
import { newRun, type Plan } from '../../src/machines/sprint/run'
import { runMachine } from '../../src/machines/sprint/runMachine'
import type { RunScreen } from '../../tools/rules/runOracle'
import { screenOfRun, type World } from './runDriver'

/** The actor of runs as tests play it that the inspector has recorded. Times are in milliseconds since 1970. */
export class RecordedRuns {
  readonly #actor

  /** A wrong run is judged by handing it in. */
  constructor(readonly world: World = {}) {
    const clock = fromCallback<{ type: 'none' }>(() => {})
    const machine = world.machine ?? runMachine
    this.#actor = createActor(machine.provide({ actors: { clock } })).start()
  }

  begin(plan: Plan, begun: number, at: number): void {
    this.#actor.send({ type: 'begin', run: newRun(plan, begun), at })
  }

  /** Of whatever is sent, which may be no country. */
  guess(country: unknown, at: number): void {
    this.#actor.send({ type: 'guess', country: country as CountryCode, on: utcDateOf(at), at })
  }

  skip(at: number): void {
    this.#actor.send({ type: 'skip', at })
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

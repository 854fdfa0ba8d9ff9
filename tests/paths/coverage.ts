import type { AnyStateMachine, InspectionEvent } from 'xstate'
import { arrowOf, arrowsOf, wordsOf } from '../../tools/inspector/chart'
import { transitionsIn } from '../../tools/inspector/xstatePrivate'

/** Notes which transitions the actors that it inspects really take. */
export class Coverage {
  /** Those that were taken, in words. */
  readonly #taken = new Set<string>()

  /** For the `inspect` of an actor, and with it of all that the actor starts. */
  readonly inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return
    for (const transition of transitionsIn(event)) this.#taken.add(wordsOf(arrowOf(transition)))
  }

  /** The transitions of a machine's definition that nobody took, in words. */
  missing(machine: AnyStateMachine): readonly string[] {
    return arrowsOf(machine)
      .map(wordsOf)
      .filter((words) => !this.#taken.has(words))
  }
}

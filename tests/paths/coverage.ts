import type { AnyStateMachine, InspectionEvent } from 'xstate'
import { type Arrow, arrowOf, arrowsOf, type Transition, wordsOf } from '../../tools/chart'

/** Notes which transitions the actors that it inspects really take. */
export class Coverage {
  /** How often each was taken, by its words. */
  readonly #taken = new Map<string, number>()

  /** For the `inspect` of an actor, and with it of all that the actor starts. */
  readonly inspect = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.microstep') return
    for (const transition of event._transitions as readonly Transition[])
      this.#note(wordsOf(arrowOf(transition)))
  }

  /** How often a transition was taken. */
  times(arrow: Arrow): number {
    return this.#taken.get(wordsOf(arrow)) ?? 0
  }

  #note(words: string): void {
    this.#taken.set(words, (this.#taken.get(words) ?? 0) + 1)
  }

  /** The transitions of a machine's definition that nobody took, in words. */
  missing(machine: AnyStateMachine): readonly string[] {
    return arrowsOf(machine)
      .map(wordsOf)
      .filter((words) => !this.#taken.has(words))
  }
}

import type { AnyActorRef, AnyMachineSnapshot, AnyStateNode, InspectionEvent } from 'xstate'
import type { Transition } from './chart'

// What tools and tests need of XState that its types do not promise: all of it is here, so that an update of XState that
// changes it is mended at one place.

/** Transitions taken in a microstep. */
export function transitionsIn(
  event: Extract<InspectionEvent, { type: '@xstate.microstep' }>,
): readonly Transition[] {
  return event._transitions as readonly Transition[]
}

/** State nodes that are active in a snapshot. */
export function activeNodes(snapshot: AnyMachineSnapshot): readonly AnyStateNode[] {
  return snapshot._nodes
}

/** Parent of an actor; `undefined` for a root. */
export function parentOf(actor: AnyActorRef): AnyActorRef | undefined {
  return actor._parent
}

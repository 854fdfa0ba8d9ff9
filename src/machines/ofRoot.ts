import type { AnyActorRef } from 'xstate'
import type { AppActor } from './app'

/**
 * Finds the one actor of a kind that a root has, which lives as long as the root. `start` starts it: when it is asked for
 * first, and again when it is asked for after it has failed, then with the one that did.
 */
export function ofRoot<Actor extends AnyActorRef, World>(
  start: (app: AppActor, world: World, failed?: Actor) => Actor,
): (app: AppActor, world: World) => Actor {
  const started = new WeakMap<AppActor, Actor>()
  const failures = new WeakSet<Actor>()
  return (app, world) => {
    const known = started.get(app)
    if (known && !failures.has(known)) return known
    const actor = start(app, world, known)
    actor.subscribe({ error: () => failures.add(actor) })
    started.set(app, actor)
    return actor
  }
}

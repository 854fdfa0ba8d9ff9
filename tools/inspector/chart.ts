import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** A transition as a machine's definition has it. */
export type Arrow = {
  /** Whole paths of state nodes, such as `game.playing`. */
  readonly source: string
  readonly targets: readonly string[]
  /** The event that it waits for; empty for `always`. */
  readonly event: string
  readonly guard: string
  readonly actions: readonly string[]
}

/** What XState holds of a transition, in a definition and in an inspected step alike. */
export type Transition = AnyStateNode['always'] extends readonly (infer T)[] | undefined ? T : never

/** Every state node of a machine, the root first. */
export function statesOf(machine: AnyStateMachine): readonly AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)]
  return below(machine.root)
}

/** Every transition that a machine defines: `on`, `always`, `after`, and the ends of what it invokes. */
export function arrowsOf(machine: AnyStateMachine): readonly Arrow[] {
  return statesOf(machine).flatMap((node) =>
    [...(node.always ?? []), ...[...node.transitions.values()].flat()].map(arrowOf),
  )
}

export function arrowOf({ source, target, eventType, guard, actions }: Transition): Arrow {
  return {
    source: source.id,
    targets: (target ?? []).map(({ id }: AnyStateNode) => id),
    event: eventType,
    guard: nameOf(guard),
    actions: actions.map(nameOf),
  }
}

/** An event in words: `xstate.after.1000.lamp.lit` is `after 1000 ms`, and that of a transition without one is `always`. */
export function eventInWords(event: string): string {
  if (event === '') return 'always'
  if (!event.startsWith('xstate.')) return event
  const [, kind = '', ...rest] = event.split('.')
  if (kind === 'after') return `after ${rest[0]}${/^\d+$/.test(rest[0] ?? '') ? ' ms' : ''}`
  // One without an id is called by its number and the state that has invoked it.
  const id = (kind === 'snapshot' ? rest : rest.slice(1)).join('.').replace(/^\d+\./, '')
  const verb = { done: 'done', error: 'failed', snapshot: 'changed' }[kind]
  return verb === undefined ? kind : `${id} ${verb}`
}

/** An arrow in words: `game.playing: always [isFound] → game.won`. */
export function wordsOf({ source, targets, event, guard }: Arrow): string {
  const condition = guard === '' ? '' : ` [${guard}]`
  const way = targets.length === 0 ? '' : ` → ${targets.join(', ')}`
  return `${source}: ${eventInWords(event)}${condition}${way}`
}

/** Fields of an action, a guard or an actor's logic by which it can be named. */
type Named = {
  readonly type?: string
  readonly id?: string
  readonly name?: string
  /** Guards that `not`, `and` and `or` are made of. */
  readonly guards?: readonly unknown[]
}

/** Name of an action, a guard or an actor's logic: a text, an object with a type or an id, or a function. */
export function nameOf(named: unknown): string {
  if (named === undefined) return ''
  if (typeof named === 'string') return named
  const { type, id, name, guards } = (named ?? {}) as Named
  if (guards) return `${name} ${guards.map(nameOf).join(', ')}`
  return id || type || (name === 'guard' || name === 'actions' ? '' : name) || 'nameless'
}

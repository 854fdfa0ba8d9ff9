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

/** An arrow in words: `game.playing: always [isFound] → game.won`. */
export function wordsOf({ source, targets, event, guard }: Arrow): string {
  const condition = guard === '' ? '' : ` [${guard}]`
  const way = targets.length === 0 ? '' : ` → ${targets.join(', ')}`
  return `${source}: ${event === '' ? 'always' : event}${condition}${way}`
}

/** Actions and guards are named by a text, by an object with a type, or as functions. */
function nameOf(named: unknown): string {
  if (named === undefined) return ''
  if (typeof named === 'string') return named
  const { type, name } = named as { readonly type?: string; readonly name?: string }
  return type ?? name ?? 'nameless'
}

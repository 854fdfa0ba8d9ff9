import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { type Arrow, arrowsOf, statesOf } from './chart'

/** What the picture of a state, and of an arrow, is called in a drawing. */
export const idOfState = (id: string) => `state ${id}`
export const idOfArrow = (index: number) => `arrow ${index}`

/** The place of an arrow among all of its machine; -1 where it has none such. */
export function placeOf(machine: AnyStateMachine, arrow: Arrow): number {
  const text = JSON.stringify(arrow)
  return arrowsOf(machine).findIndex((each) => JSON.stringify(each) === text)
}

/**
 * The chart of a machine, from its definition, in the language of Graphviz.
 * @param noteOn what is written on an arrow besides
 */
export function dotOf(machine: AnyStateMachine, noteOn?: (arrow: Arrow) => string): string {
  const arrows = arrowsOf(machine).flatMap((arrow, index) => edges(machine, arrow, index, noteOn?.(arrow)))
  return [
    'digraph {',
    'compound=true bgcolor="transparent" rankdir=TB nodesep=0.5 ranksep=0.5',
    // Larger than it is shown in panel.css: Graphviz takes letters for narrower than most fonts have them.
    'node [shape=box style=rounded fontsize=16 height=0.35]',
    'edge [fontsize=15 arrowsize=0.7]',
    ...inside(machine.root),
    ...arrows,
    '}',
  ].join('\n')
}

function inside(node: AnyStateNode): string[] {
  const anywhere =
    node.transitions.size > 0
      ? [`${anyIn(node)} [label="in any state" class="any" style="rounded,dashed"]`]
      : []
  const first =
    node.type === 'parallel'
      ? []
      : node.initial.target.flatMap(({ id }: AnyStateNode) => [
          `${quoted(`${node.id} first`)} [shape=point width=0.1 label=""]`,
          `${quoted(`${node.id} first`)} -> ${quoted(id)}`,
        ])
  return [...anywhere, ...first, ...Object.values(node.states).flatMap(outside)]
}

function outside(node: AnyStateNode): string[] {
  const id = `id=${quoted(idOfState(node.id))}`
  if (node.type === 'atomic' || node.type === 'final')
    return [`${quoted(node.id)} [label=${quoted(node.key)} ${id}]`]
  return [
    `subgraph ${quoted(`cluster ${node.id}`)} {`,
    `label=${quoted(node.key)} style=rounded ${id}`,
    ...inside(node),
    '}',
  ]
}

/** An arrow; one without a target stays where it is. */
function edges(machine: AnyStateMachine, arrow: Arrow, index: number, note?: string): string[] {
  const { source, targets, event, guard, actions } = arrow
  const node = statesOf(machine).find(({ id }) => id === source) as AnyStateNode
  const from = node.type === 'atomic' ? quoted(source) : anyIn(node)
  const condition = guard === '' ? [] : [`[${guard}]`]
  const deeds = actions.length === 0 ? [] : [`/ ${actions.join(', ')}`]
  const label = [
    event === '' ? 'always' : event.replace(/^xstate\./, ''),
    ...condition,
    ...deeds,
    ...(note === undefined ? [] : [note]),
  ].join('\n')
  const style = targets.length === 0 ? ' style=dashed' : ''
  const ends = targets.length === 0 ? [from] : targets.map((target) => leafOf(machine, target))
  return ends.map(
    (end) => `${from} -> ${end} [label=${quoted(label)} id=${quoted(idOfArrow(index))}${style}]`,
  )
}

/** The state in which a target begins. */
function leafOf(machine: AnyStateMachine, id: string): string {
  let node = statesOf(machine).find((each) => each.id === id) as AnyStateNode
  while (node.type === 'compound') node = node.initial.target[0] as AnyStateNode
  return quoted(node.id)
}

function anyIn({ id }: AnyStateNode): string {
  return quoted(`${id} any`)
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`
}

/** The states that are active, by their whole paths, with those around them. */
export function activeIn(machine: AnyStateMachine, value: unknown): readonly string[] {
  try {
    return machine.resolveState({ value, context: {} } as never)._nodes.map(({ id }: AnyStateNode) => id)
  } catch {
    return []
  }
}

import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { type Arrow, arrowsOf, eventInWords, statesOf } from './chart'
import { activeNodes } from './xstatePrivate'

/** What the picture of a state, and of an arrow, is called in a drawing. */
export const idOfState = (id: string) => `state ${id}`
export const idOfArrow = (index: number) => `arrow ${index}`

/** An arrow with its place among all of its machine, and what is written on it. */
type Drawn = { readonly arrow: Arrow; readonly index: number; readonly lines: readonly string[] }

/**
 * The place of an arrow among those of its machine; -1 where it has none such. What a definition does not tell, such as the name
 * of a function, may differ.
 */
export function placeOf(arrows: readonly Arrow[], arrow: Arrow): number {
  const wayOf = ({ source, event, targets }: Arrow) => JSON.stringify([source, event, targets])
  const text = JSON.stringify(arrow)
  const place = arrows.findIndex((each) => JSON.stringify(each) === text)
  return place >= 0 ? place : arrows.findIndex((each) => wayOf(each) === wayOf(arrow))
}

/** The chart of a machine, from its definition, in the language of Graphviz. */
export function dotOf(machine: AnyStateMachine): string {
  const arrows = arrowsOf(machine).map((arrow, index) => ({ arrow, index, lines: linesOn(arrow) }))
  return [
    'digraph {',
    'compound=true bgcolor="transparent" rankdir=TB nodesep=0.5 ranksep=0.5',
    // Larger than it is shown in parts.css: Graphviz takes letters for narrower than most fonts have them.
    'node [shape=box style=rounded fontsize=16 height=0.35]',
    'edge [fontsize=15 arrowsize=0.7]',
    ...inside(machine.root, arrows),
    ...arrows.flatMap((drawn) => edges(machine, drawn)),
    '}',
  ].join('\n')
}

function inside(node: AnyStateNode, arrows: readonly Drawn[]): string[] {
  const anywhere =
    node.transitions.size > 0
      ? [`${anyIn(node)} [${labelOf(node, 'in any state', arrows)} class="any" style="rounded,dashed"]`]
      : []
  const first =
    node.type === 'parallel'
      ? []
      : node.initial.target.flatMap(({ id }: AnyStateNode) => [
          `${quoted(`${node.id} first`)} [shape=point width=0.1 label=""]`,
          `${quoted(`${node.id} first`)} -> ${quoted(id)}`,
        ])
  return [...anywhere, ...first, ...Object.values(node.states).flatMap((child) => outside(child, arrows))]
}

function outside(node: AnyStateNode, arrows: readonly Drawn[]): string[] {
  const id = `id=${quoted(idOfState(node.id))}`
  if (node.type === 'atomic' || node.type === 'final')
    return [`${quoted(node.id)} [${labelOf(node, node.key, arrows)} ${id}]`]
  return [
    `subgraph ${quoted(`cluster ${node.id}`)} {`,
    `label=${quoted(node.key)} style=rounded ${id}`,
    ...inside(node, arrows),
    '}',
  ]
}

/** Text in the box of a state: its name, and a line for each arrow that stays in it. */
function labelOf(node: AnyStateNode, name: string, arrows: readonly Drawn[]): string {
  const rows = arrows
    .filter(({ arrow }) => arrow.source === node.id && arrow.targets.length === 0)
    .map(({ index, lines }) => {
      const text = escaped(lines.join(' '))
      return `<TR><TD ID="${idOfArrow(index)}" ALIGN="LEFT">${text}</TD></TR>`
    })
  if (rows.length === 0) return `label=${quoted(name)}`
  const head = `<TR><TD>${escaped(name)}</TD></TR>`
  return `label=<<TABLE BORDER="0" CELLSPACING="0">${head}<HR/>${rows.join('')}</TABLE>>`
}

/** An arrow from a state to each of its ends. */
function edges(machine: AnyStateMachine, { arrow: { source, targets }, index, lines }: Drawn): string[] {
  const node = statesOf(machine).find(({ id }) => id === source) as AnyStateNode
  const from = node.type === 'atomic' ? quoted(source) : anyIn(node)
  const label = `label=${quoted(lines.join('\n'))} id=${quoted(idOfArrow(index))}`
  return targets.map((target) => `${from} -> ${leafOf(machine, target)} [${label}]`)
}

/** Text on an arrow: its event, its guard and its actions. */
function linesOn({ event, guard, actions }: Arrow): readonly string[] {
  return [
    eventInWords(event),
    ...(guard === '' ? [] : [`[${guard}]`]),
    ...(actions.length === 0 ? [] : [`/ ${actions.join(', ')}`]),
  ]
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

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** The states that are active, by their whole paths, with those around them. */
export function activeIn(machine: AnyStateMachine, value: unknown): readonly string[] {
  try {
    return activeNodes(machine.resolveState({ value, context: {} } as never)).map(({ id }) => id)
  } catch {
    return []
  }
}

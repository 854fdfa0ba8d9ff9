import type { Viz } from '@viz-js/viz'
import type { AnyStateMachine } from 'xstate'
import { type Arrow, arrowsOf, statesOf } from './chart'
import { dotOf, idOfState } from './dot'

/** Line of text, at its baseline; that of an arrow which stays in its state has the place of the arrow. */
export type Line = {
  readonly x: number
  readonly y: number
  readonly text: string
  readonly isMiddle?: true
  readonly arrow?: number
}

/** Picture of a state or of an arrow. */
export type Part = {
  readonly kind: 'cluster' | 'node' | 'edge'
  /** Whole path of the state, or place of the arrow among all of its machine; neither where it begins. */
  readonly state?: string
  readonly arrow?: number
  /** SVG path of its line, and of what is filled. */
  readonly line: string
  readonly fill?: string
  readonly isDashed?: true
  readonly texts: readonly Line[]
}

/** A chart as it is drawn, in pixels. */
type Layout = { readonly width: number; readonly height: number; readonly parts: readonly Part[] }

/** All that is shown of a machine that is not there itself. */
export type Charted = {
  readonly id: string
  readonly states: readonly string[]
  readonly arrows: readonly Arrow[]
  readonly layout: Layout
}

/** A machine as data that is drawn without it. */
export function chartedOf(machine: AnyStateMachine, viz: Viz): Charted {
  const states = statesOf(machine).map(({ id }) => id)
  return { id: machine.id, states, arrows: arrowsOf(machine), layout: layoutOf(machine, viz) }
}

type Point = readonly [x: number, y: number]

/** Drawing instructions of Graphviz: text and lines are told apart by `op`. */
type Drawn = {
  readonly op: string
  readonly points?: readonly Point[]
  readonly pt?: Point
  readonly text?: string
  readonly align?: string
}

/** State, group of states or arrow, as Graphviz has it in its JSON. */
type Item = {
  readonly name?: string
  readonly id?: string
  readonly bb?: string
  readonly pos?: string
  readonly width?: string
  readonly height?: string
  readonly style?: string
  readonly _draw_?: readonly Drawn[]
  readonly _hdraw_?: readonly Drawn[]
  readonly _ldraw_?: readonly Drawn[]
}

/** Lays the parts of a chart out by Graphviz. */
function layoutOf(machine: AnyStateMachine, viz: Viz): Layout {
  const {
    bb,
    objects = [],
    edges = [],
  } = viz.renderJSON(dotOf(machine)) as {
    readonly bb: string
    readonly objects?: readonly Item[]
    readonly edges?: readonly Item[]
  }
  const [, , width = 0, height = 0] = bb.split(',').map(Number)
  const at = ([x, y]: Point) => `${Math.round(x)} ${Math.round(height - y)}`
  const along = ([first, ...rest]: readonly Point[], op: string) =>
    first ? `M${at(first)}${op}${rest.map(at).join(' ')}` : ''
  const stays = arrowsOf(machine).map(({ source, targets }) => (targets.length === 0 ? source : undefined))
  const textsOf = ({ name, _ldraw_ = [] }: Item): Line[] => {
    const source = name?.replace(/ any$/, '')
    const own = stays.flatMap((each, index) => (each === source ? [index] : []))
    return _ldraw_
      .flatMap(({ pt, text, align }) => (pt && text ? [{ pt, text, align }] : []))
      .map(({ pt: [x, y], text, align }, index) => ({
        x: Math.round(x),
        y: Math.round(height - y),
        text,
        ...(align === 'c' && { isMiddle: true }),
        // The first line of a state is its name.
        ...(name !== undefined && own[index - 1] !== undefined && { arrow: own[index - 1] }),
      }))
  }
  const box = (x: number, y: number, width: number, height: number) =>
    `M${x + 6} ${y}h${width - 12}q6 0 6 6v${height - 12}q0 6-6 6h${12 - width}q-6 0-6-6v${12 - height}q0-6 6-6z`
  const partOf = (item: Item): Part => {
    const { name, id, style } = item
    const texts = textsOf(item)
    if (name === undefined) {
      const line = (item._draw_ ?? []).map(({ points = [] }) => along(points, 'C')).join('')
      const fill = (item._hdraw_ ?? []).map(({ points = [] }) => along(points, 'L')).join('')
      return { kind: 'edge', line, fill, texts, ...(id && { arrow: Number(id.split(' ')[1]) }) }
    }
    const state = id?.slice(idOfState('').length)
    if (item.bb) {
      const [x1, y1, x2, y2] = item.bb.split(',').map(Number).map(Math.round) as [
        number,
        number,
        number,
        number,
      ]
      return {
        kind: 'cluster',
        line: box(x1, Math.round(height) - y2, x2 - x1, y2 - y1),
        texts,
        ...(state && { state }),
      }
    }
    const [x = 0, y = 0] = (item.pos ?? '').split(',').map(Number)
    const [wide, high] = [item.width, item.height].map((inches) => Math.round(Number(inches) * 72)) as [
      number,
      number,
    ]
    const [left, top] = [Math.round(x - wide / 2), Math.round(height - y - high / 2)]
    if (name.endsWith(' first'))
      return {
        kind: 'node',
        line: '',
        fill: `M${left} ${top + high / 2}a4 4 0 1 0 8 0a4 4 0 1 0-8 0z`,
        texts: [],
      }
    const rule = (item._ldraw_ ?? [])
      .map(({ op, points = [] }) => (op === 'P' ? along(points, 'L') : ''))
      .join('')
    return {
      kind: 'node',
      line: box(left, top, wide, high) + rule,
      texts,
      ...(state && { state }),
      ...(style?.includes('dashed') && { isDashed: true }),
    }
  }
  return {
    width: Math.ceil(width),
    height: Math.ceil(height),
    parts: [...objects.map(partOf), ...edges.map(partOf)],
  }
}

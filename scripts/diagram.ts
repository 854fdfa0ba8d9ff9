// Draws the machines from their definitions:
//   npm run make:diagram            writes docs/machines.md, and the charts of the page /machines
// A test fails while either is not what this would write.

import { writeFileSync } from 'node:fs'
import { instance } from '@viz-js/viz'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { appMachine } from '../src/machines/app'
import { gameMachine } from '../src/machines/game'
import { puzzleMachine } from '../src/machines/journal/puzzleMachine'
import { pinsQuestions } from '../src/machines/pins/pinsMode'
import { seriesOf } from '../src/machines/series/series'
import { runGames, runMode } from '../src/machines/sprint/runMode'
import { type Arrow, arrowsOf, eventInWords, statesOf } from '../tools/inspector/chart'
import { chartedOf } from '../tools/inspector/layout'

const PAGE = 'docs/machines.md'
const CHARTS = 'src/routes/machines/charts.json'

/** The charts of the page `/machines`, laid out by Graphviz, as JSON. */
export async function charts(): Promise<string> {
  const viz = await instance()
  const lines = [gameMachine, puzzleMachine, appMachine, runGames].map((machine) =>
    JSON.stringify(chartedOf(machine, viz)),
  )
  return `[\n${lines.join(',\n')}\n]\n`
}

/** The page about the machines, as Markdown. */
export function draw(): string {
  return [
    '# The machines\n',
    'Drawn from the definitions in `src/machines` by `npm run make:diagram`. An arrow says the event, the guard in',
    'brackets and, after the slash, the actions; what leads to no other state is written within its own. `always`',
    'needs no event: it is taken as soon as its guard holds.\n',
    '## The tree of actors\n',
    'The root starts these, and each is found in the inspector by this name. The daily puzzle is',
    '`puzzle.daily.twenty.2026-11-21` and its game `daily.twenty.2026-11-21`; practice is `practice.twenty`, and a challenge',
    'has its token behind `challenge.`: each is started when a screen first asks for it. Beside them the page of the sprint starts `run`,',
    'the page of class sets `attempt`, Five Pins `pins`, practice that asks where countries lie `places`, and the questions after a round',
    '`quiz`. Each of the five is a series, one machine with other rules, drawn once as `run`. What it stores is played by a child of its',
    'own, `player.run` and so on. That of `run` and `attempt` is a machine of games, with a game, `round`, for the country that is shown, and',
    'with a clock in a run: `runGames`. That of the other three is a machine of questions: `pinsQuestions`.\n',
    fenced(['flowchart LR', ...tree(appMachine), '  puzzle --> game["its game (game)"]']),
    ...[appMachine, puzzleMachine, gameMachine, seriesOf(runMode), runGames, pinsQuestions].flatMap(
      (machine) => [`## ${machine.id}\n`, fenced(['stateDiagram-v2', ...chart(machine)])],
    ),
  ]
    .join('\n')
    .replace(/\n+$/, '\n')
}

/** The actors that a machine starts: those that its actions spawn under an id, and one for each puzzle. */
function tree(machine: AnyStateMachine): string[] {
  const actions = Object.values(machine.implementations.actions) as readonly Partial<Spawn>[]
  const ids = new Map(actions.flatMap(({ type, id, src }) => (type === SPAWN && src ? [[src, id]] : [])))
  return Object.keys(machine.implementations.actors).map((src) => {
    const id = ids.get(src)
    return id === undefined
      ? `  ${machine.id} --> ${src}["for each puzzle (${src})"]`
      : `  ${machine.id} --> ${id}["${id} (${src})"]`
  })
}

/** An action that spawns an actor, as XState holds it. */
const SPAWN = 'xstate.spawnChild'
type Spawn = { readonly type: typeof SPAWN; readonly id: string; readonly src: string }

function chart(machine: AnyStateMachine): string[] {
  return [...inside(machine.root, '  '), ...arrowsOf(machine).map((arrow) => `  ${line(arrow, machine)}`)]
}

/** The states within a state: side by side where all are active, from the first where one is. */
function inside(node: AnyStateNode, pad: string): string[] {
  const children = Object.values(node.states)
  const isParallel = node.type === 'parallel'
  // Mermaid cannot draw an arrow from a state to one within it.
  const anywhere = node.transitions.size > 0 ? [`${pad}state "in any state" as ${anywhereIn(node)}`] : []
  const first = isParallel
    ? []
    : node.initial.target.map(({ id }: AnyStateNode) => `${pad}[*] --> ${nameOf(id)}`)
  return [...anywhere, ...first, ...children.flatMap((child) => outside(child, pad))]
}

function outside(node: AnyStateNode, pad: string): string[] {
  const label = `${pad}state "${node.key}" as ${nameOf(node.id)}`
  return node.type === 'atomic' ? [label] : [`${label} {`, ...inside(node, `${pad}  `), `${pad}}`]
}

function line({ source, targets, event, guard, actions }: Arrow, machine: AnyStateMachine): string {
  const condition = guard === '' ? '' : ` [${guard}]`
  const deeds = actions.length === 0 ? '' : ` / ${actions.join(', ')}`
  const node = statesOf(machine).find(({ id }) => id === source) as AnyStateNode
  const from = node.type === 'atomic' ? nameOf(source) : anywhereIn(node)
  // A transition without a target stays where it is, and is written within its state.
  const way = targets.map((target) => ` --> ${nameOf(target)}`).join('')
  return `${from}${way} : ${eventInWords(event)}${condition}${deeds}`
}

function anywhereIn({ id }: AnyStateNode): string {
  return `${nameOf(id)}_any`
}

/** Mermaid takes a dot for the start of a class. */
function nameOf(id: string): string {
  return id.replaceAll('.', '_')
}

function fenced(lines: readonly string[]): string {
  return ['```mermaid', ...lines, '```\n'].join('\n')
}

export async function main(): Promise<void> {
  writeFileSync(PAGE, draw())
  writeFileSync(CHARTS, await charts())
  console.log(`Wrote ${PAGE} and ${CHARTS}`)
}

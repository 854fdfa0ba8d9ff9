// Writes one page that shows how the game is tested:
//   npm run make:walks              writes reports/walks.html

import { mkdirSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { instance } from '@viz-js/viz'
import { placeOf, placesOf } from '../../src/geo/places'
import { gameMachine } from '../../src/machines/game'
import { dotOf } from '../../tools/dot'
import { ActorDriver } from './actor'
import { Coverage } from './coverage'
import { isGuess, type Model, modelOf } from './model'
import { type Objection, objectionsTo } from './objections'
import { rulesDisagreement, rulesPathsOf } from './rulesModel'
import { disagreement } from './walk'
import { wrongGames } from './wrongGames'

const PAGE = 'reports/walks.html'

/** What was walked, and what came of it. */
type Walked = {
  readonly coverage: Coverage
  readonly paths: number
  readonly countries: number
  readonly objections: number
}

export async function main(): Promise<void> {
  const viz = await instance()
  const walked = await walk()
  const model = modelOf('JP')
  const wrong = await Promise.all(
    Object.entries(wrongGames).map(async ([fault, world]) => [fault, await objectionsTo(world)] as const),
  )
  const chart = viz.renderString(
    dotOf(gameMachine, (arrow) => `${walked.coverage.times(arrow).toLocaleString('en')} times`),
    { format: 'svg' },
  )
  const states = viz.renderString(dotOfModel(model), { format: 'svg' })
  mkdirSync('reports', { recursive: true })
  writeFileSync(PAGE, page(walked, model, [chart, states], wrong))
  process.stdout.write(`Wrote ${PAGE}\n`)
}

/** Walks the right game as the tests do, for each of the twenty countries and under every rules. */
async function walk(): Promise<Walked> {
  const coverage = new Coverage()
  const driver = new ActorDriver({ inspect: coverage.inspect })
  const models = placesOf('twenty').map(({ id }) => modelOf(id))
  let [paths, objections] = [0, 0]
  for (const { target, edges } of models)
    for (const { path } of edges) {
      paths++
      if ((await disagreement(driver, target, path)) !== undefined) objections++
    }
  for (const target of ['FR', 'JP'] as const)
    for (const path of rulesPathsOf(target)) {
      paths++
      if (rulesDisagreement(driver, target, path) !== undefined) objections++
    }
  return { coverage, paths, countries: models.length, objections }
}

/** The states of play, and the guesses that lead from one to another. */
function dotOfModel({ states, edges }: Model): string {
  const ways = edges.filter(({ from, to, move }) => isGuess(move) && from !== to)
  const text = (value: string) => JSON.stringify(value)
  return [
    'digraph { rankdir=LR bgcolor="transparent" node [shape=box style=rounded fontsize=16] edge [fontsize=14]',
    ...states.map((state) => text(state)),
    ...ways.map(({ from, to, move }) => {
      const label = to.startsWith('won') ? 'hit' : 'miss'
      return `${text(from)} -> ${text(to)} [label=${text(label)} tooltip=${text(String(move))}]`
    }),
    '}',
  ].join('\n')
}

type Caught = readonly (readonly [fault: string, objections: readonly Objection[]])[]

function page(walked: Walked, model: Model, [chart, states]: readonly string[], wrong: Caught): string {
  const { paths, countries, objections } = walked
  const kinds = [
    ['a guess that leads on', model.edges.filter(({ from, to, move }) => isGuess(move) && from !== to)],
    ['a guess that is refused', model.edges.filter(({ from, to, move }) => isGuess(move) && from === to)],
    ['news of what was guessed elsewhere', model.edges.filter(({ move }) => !isGuess(move))],
  ] as const
  const most = wrong.length
  const caught = wrong.filter(([, found]) => found.length > 0).length
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>How the game is tested</title>
<style>${STYLE}</style>
<h1>How the game is tested</h1>
<p class="sum"><b>${whole(paths)}</b> paths walked, <b>${objections}</b> objections · <b>${caught}</b> of
<b>${most}</b> wrong games caught</p>
<p>The machine is walked by <code>@xstate/graph</code>: from every state of play, every kind of move. After each, an oracle
that states the rules a second time, and shares no code with the machine, says what is to be seen.</p>

<h2>The machine, and how often each transition was taken</h2>
<p>Over ${countries} countries and every choice of rules.</p>
<figure>${svg(chart)}</figure>

<h2>${model.states.length} states of play, ${model.edges.length} edges</h2>
<p>A state of play is the state of the machine and the number of guesses. The picture has the guesses that lead on.</p>
<figure>${svg(states)}</figure>
<table>
<thead><tr><th scope="col">From</th>${kinds.map(([kind]) => `<th scope="col">${kind}</th>`).join('')}</tr></thead>
<tbody>
${model.states
  .toSorted()
  .map((state) => {
    const cells = kinds.map(([, edges]) => {
      const own = edges.filter(({ from }) => from === state)
      return `<td>${own.map(({ move, to }) => `${words(move)} → ${to}`).join('<br>')}</td>`
    })
    return `<tr><th scope="row">${state}</th>${cells.join('')}</tr>`
  })
  .join('\n')}
</tbody>
<tfoot><tr><th scope="row">In all</th>${kinds.map(([, edges]) => `<td>${edges.length}</td>`).join('')}</tr></tfoot>
</table>

<h2>${most} wrong games, and what catches each</h2>
<p>Each breaks one rule on purpose. A walk that lets one pass would be worth nothing.</p>
<table>
<thead><tr><th scope="col">A game in which</th><th scope="col">edges that object</th><th scope="col">the first, after these moves</th>
<th scope="col">the rules say</th><th scope="col">the game says</th></tr></thead>
<tbody>
${wrong
  .map(([fault, [first, ...others]]) => {
    const cells = first
      ? [others.length + 1, first.after, first.expected, first.found]
      : ['none: not caught', '', '', '']
    return `<tr><th scope="row">${escaped(fault)}</th>${cells.map((cell) => `<td>${escaped(String(cell))}</td>`).join('')}</tr>`
  })
  .join('\n')}
</tbody>
</table>
</html>
`
}

/** A move in words. */
function words(move: Model['edges'][0]['move']): string {
  if (isGuess(move)) return placeOf(move).name
  return move.length === 0 ? 'nothing' : move.join(', ')
}

function whole(count: number): string {
  return count.toLocaleString('en')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

/** A drawing without what only a file of its own needs. */
function svg(drawing = ''): string {
  return drawing.slice(drawing.indexOf('<svg'))
}

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui; --line: color-mix(in srgb, currentcolor 25%, transparent) }
body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem }
.sum { font-size: 1.25rem }
figure { margin: 1rem 0; overflow-x: auto }
svg { height: auto }
svg text { fill: currentcolor; font: 11px system-ui }
svg :is(path, polygon, ellipse) { stroke: currentcolor }
svg .edge polygon, svg .node ellipse { fill: currentcolor }
table { border-collapse: collapse; font-size: 13px; display: block; overflow-x: auto }
th, td { text-align: start; vertical-align: top; padding: 0.25rem 0.75rem; border-block-end: 1px solid var(--line) }
code { overflow-wrap: anywhere }
`

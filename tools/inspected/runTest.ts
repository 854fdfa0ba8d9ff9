import { deckOf } from '../../src/geo/decks'
import { outlinesOf } from '../../src/machines/sprint/outlines'
import type { Run } from '../../src/machines/sprint/run'
import type { Actor, Recorded } from '../inspector/adapter'
import { RunOracle } from '../rules/runOracle'
import { call, quoted } from './code'

/**
 * What happened to the actor of runs as a test: what was done to it and when, and after each step what the oracle of runs says.
 * `undefined` where another page has played the same run, of which the oracle knows nothing.
 */
export function testOfRuns(recording: Recorded, { name, sessionId, steps: own }: Actor): string | undefined {
  const players = [...recording.actors.values()].filter(({ parentId }) => parentId === sessionId)
  // What further progress does to a player, its series has told already.
  const played = players.flatMap(({ steps }) => steps.filter(({ event }) => event.type !== 'sync'))
  const steps = [...own, ...played].toSorted((one, other) => one.index - other.index)

  const oracle = new RunOracle()
  const lines: string[] = []
  const say = (method: string, ...args: readonly unknown[]) => {
    const { left, ...screen } = oracle.read()
    lines.push(call(`runs.${method}`, ...args))
    lines.push(call('expect(runs.read()).toEqual', { ...screen, ...(left !== undefined && { left }) }))
  }
  for (const { event, arrows } of steps) {
    const { at } = event
    if (event.type === 'begin') {
      const { plan, moves, seenAt } = event.progress as Run
      const { kind, clock, deck } = plan
      const scale = clock === 'off' ? undefined : clock === 'long' ? 10 : 1
      if (moves.length > 0) return undefined
      oracle.begin({ kind, scale }, outlinesOf(plan), deckOf(deck).codes, seenAt)
      oracle.look(at)
      say('begin', plan, seenAt, at)
    } else if (event.type === 'guess') {
      oracle.answer(event.country, at)
      say('guess', event.country, at)
    } else if (event.type === 'next' || event.type === 'stop') {
      const deed = event.type === 'next' ? 'skip' : 'stop'
      oracle[deed](at)
      say(deed, at)
    } else if (event.type === 'tick') {
      oracle.look(at)
      // The clock is looked at five times a second: what it says is asked of the next step, or where it ends the run.
      if (oracle.read().state === 'over') say('tick', at)
      else lines.push(call('runs.tick', at))
    } else if (event.type === 'again') {
      oracle.again()
      say('again')
    } else if (event.type === 'sync' && arrows.length > 0) return undefined
  }
  return `import { expect, it } from 'vitest'
import { RecordedRuns } from '../../sprint/recordedRuns'

it(${quoted(`goes as it went: ${name}`)}, () => {
  const runs = new RecordedRuns()
${lines.join('\n')}
})
`
}

import { hash } from '../../src/machines/schedule/hash'
import { runGames } from '../../src/machines/sprint/runMode'
import type { Actor, MadeTest, Recorded } from '../inspector/adapter'
import { testOfGame } from './gameTest'
import { testOfHistory } from './historyTest'
import { testOfRuns } from './runTest'

/** Writes what happened to an actor as a test. Another one of the same actor has another file. */
export function testOf(recording: Recorded, actor: Actor): MadeTest {
  try {
    const made = textOf(recording, actor)
    if (typeof made !== 'string') return { text: undefined, ...made }
    const name = actor.name.replaceAll(/[^\w.-]/g, '-')
    return { text: made, file: `${name}.${hash(made).toString(36)}.test.ts` }
  } catch (error) {
    const why = `It was sent something for which a test has no words: ${(error as Error).message}`
    return { text: undefined, why }
  }
}

function textOf(recording: Recorded, actor: Actor): string | { readonly why: string } {
  const kind = kindOf(actor)
  if (kind === 'game') return testOfGame(actor)
  if (kind === 'app') return testOfHistory(recording, actor)
  const series = kind === runGames.id ? recording.actors.get(actor.parentId ?? '') : actor
  if (series === undefined || kindOf(series) !== 'run')
    return { why: 'Tests are made of games, of runs and of the root with its journal.' }
  const why = 'Another page has played this run, too: it is not a function of what was done here.'
  return testOfRuns(recording, series) ?? { why }
}

function kindOf({ definition }: Actor): string | undefined {
  try {
    return (JSON.parse(definition ?? '') as { readonly id?: string }).id
  } catch {
    return undefined
  }
}

import { testOfGame } from './gameTest'
import { testOfHistory } from './historyTest'
import type { Actor, Recording } from './recording'
import { testOfRuns } from './runTest'

export type MadeTest =
  | { readonly text: string; readonly file: string }
  | { readonly text: undefined; readonly why: string }

/** What happened to an actor, as a test. */
export function testOf(recording: Recording, actor: Actor): MadeTest {
  const file = `${actor.name.replaceAll(/[^\w.-]/g, '-')}.test.ts`
  const kind = kindOf(actor)
  if (kind === 'game') {
    const text = testOfGame(actor)
    return text === undefined ? { text, why: 'It is a game of a run: copy the run.' } : { text, file }
  }
  if (kind === 'run') {
    const text = testOfRuns(actor)
    const why = 'Another page has played this run, too: it is not a function of what was done here.'
    return text === undefined ? { text, why } : { text, file }
  }
  if (kind === 'app') return { text: testOfHistory(recording, actor), file }
  return { text: undefined, why: 'Tests are made of games, of runs and of the root with its journal.' }
}

function kindOf({ definition }: Actor): string | undefined {
  try {
    return (JSON.parse(definition ?? '') as { readonly id?: string }).id
  } catch {
    return undefined
  }
}

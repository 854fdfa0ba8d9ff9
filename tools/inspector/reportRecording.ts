import { createActor } from 'xstate'
import { gameMachine } from '../../src/machines/game'
import { puzzleAt } from '../../src/machines/puzzleAt'
import { newRound } from '../../src/machines/round'
import { type ReportReading, readReport } from '../readReport'
import { Recording } from './recording'
import { observerOf } from './tell'

type Report = Extract<ReportReading, { readonly kind: 'report' }>

/**
 * What a player's report tells, as a recording: the rounds that are over are played once more, and of all else there are the
 * events, of which nobody knows what came. `undefined` for a text that is no report.
 */
export async function recordingOfReport(text: string): Promise<Recording | undefined> {
  const report = readReport(text)
  if (report.kind === 'damaged') return undefined
  const recording = new Recording()
  let now = report.events[0]?.at ?? 0
  const observe = observerOf(
    (message) => recording.add(message),
    () => now,
  )
  const games = new Map(gamesOf(report, observe))
  for (const { at, actor, event, ...fields } of report.events) {
    now = at
    const game = games.get(actor)
    if (game && event === 'guess') game.send({ type: 'guess', ...fields } as never)
    else if (game === undefined) {
      const told = { sessionId: actor, createdAt: `${at}`, rootId: '', id: null as never, _version: '' }
      recording.add({
        ...told,
        type: '@xstate.event',
        event: { type: event, ...fields },
        sourceId: undefined,
      })
    }
    // What an actor does is told at the end of its task.
    await Promise.resolve()
  }
  await Promise.resolve()
  return recording
}

/** A game for each round that is over, by the name of its actor. */
function gamesOf({ rounds }: Report, inspect: ReturnType<typeof observerOf>) {
  return rounds.flatMap(({ round, target, rules }) => {
    const puzzle = puzzleAt(round)
    if (puzzle === undefined) return []
    const input = { ...newRound(puzzle, target), rules }
    const game = createActor(gameMachine, { id: round, input, inspect }).start()
    return [[round, game] as const]
  })
}

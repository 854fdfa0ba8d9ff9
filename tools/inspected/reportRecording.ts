import { createActor } from 'xstate'
import type { PlaceId } from '../../src/geo/place'
import { type GameActor, type GameEvent, gameMachine } from '../../src/machines/game'
import { puzzleAt } from '../../src/machines/journal/puzzleAt'
import type { ReportedEvent } from '../../src/machines/report/report'
import { newRound, type Round } from '../../src/machines/rules/round'
import { AIDS } from '../../src/machines/rules/rules'
import type { Message } from '../inspector/messages'
import { observerOf } from '../inspector/tell'
import { type ReportReading, readReport } from '../readReport'

type Report = Extract<ReportReading, { readonly kind: 'report' }>

/**
 * Tells what a player's report says: the rounds that are over are played once more, and of all else there are the events, of
 * which nobody knows what came. Returns whether the text is a report.
 */
export async function tellReport(text: string, tell: (message: Message) => void): Promise<boolean> {
  const report = readReport(text)
  if (report.kind === 'damaged') return false
  let now = report.events[0]?.at ?? 0
  const observe = observerOf(tell, () => now)
  const games = new Map(gamesOf(report, observe))
  for (const reported of report.events) {
    const { at, actor, event, ...fields } = reported
    now = at
    const game = games.get(actor)
    const again = game && eventOf(reported, game)
    if (again) game.actor.send(again)
    else if (game === undefined) {
      const told = { sessionId: actor, createdAt: `${at}`, rootId: '', id: null as never, _version: '' }
      tell({
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
  return true
}

/** A round that is over, as it was dealt and as it ended, and the game that plays it once more. */
type Replay = { readonly actor: GameActor; readonly dealt: Round; readonly guesses: readonly PlaceId[] }

/** The event that a game is sent once more; `undefined` for one that adds nothing to what is known of its round. */
function eventOf(
  { event, country, on, aid }: ReportedEvent,
  { actor, dealt, guesses }: Replay,
): GameEvent | undefined {
  const type = event as GameEvent['type']
  switch (type) {
    case 'guess':
      return country && on && { type, country, on }
    case 'help':
      return aid && { type, aid }
    case 'giveUp':
      return { type }
    case 'choose':
      return undefined
    case 'sync': {
      // What was played before it may have been an earlier deal of practice.
      const before = actor.getSnapshot().context
      const isSame = !before.isGivenUp && before.guesses.every((guess) => guesses.includes(guess))
      return isSame ? undefined : { type, round: dealt }
    }
    default:
      return type satisfies never
  }
}

/** A game for each round that is over, by the name of its actor. */
function gamesOf({ rounds }: Report, inspect: ReturnType<typeof observerOf>) {
  return rounds.flatMap(({ round, target, guesses, rules, help }) => {
    const puzzle = puzzleAt(round)
    if (puzzle === undefined) return []
    const aids = AIDS.filter((aid) => help[aid] === 0)
    const dealt = { ...newRound(puzzle, target, 0, [], { ...rules, aids }), rules }
    const actor = createActor(gameMachine, { id: round, input: dealt, inspect }).start()
    return [[round, { actor, dealt, guesses }] as const]
  })
}

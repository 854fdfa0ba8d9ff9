import type { GameActor } from './game'
import type { PuzzleActor } from './journal/puzzleMachine'
import { keyOf, type Puzzle } from './rules/puzzle'
import type { DailyRound } from './rules/round'
import type { DailyDeck } from './schedule/dailies'

/** Children of the root actor by id; see {@link idOf}. */
type Spawned = { readonly children: Readonly<Record<string, unknown>> }

/** Id of a puzzle's actor. The id of its game is the key of the puzzle. */
export function idOf(puzzle: Puzzle): string {
  return `puzzle.${keyOf(puzzle)}`
}

/** Returns the open puzzle with an id, if there is one. */
export function puzzleIn({ children }: Spawned, id: string): PuzzleActor | undefined {
  return id.startsWith('puzzle.') ? (children[id] as PuzzleActor | undefined) : undefined
}

/** Returns the open game of a puzzle. A failed puzzle returns `undefined`, since nothing listens to its game any more. */
export function gameIn(spawned: Spawned, puzzle: Puzzle): GameActor | undefined {
  const { status, context } = puzzleIn(spawned, idOf(puzzle))?.getSnapshot() ?? {}
  return status === 'active' ? context?.game : undefined
}

/** Lists the rounds of a deck's open daily games in their current state, stored or not. */
export function daysPlayedIn(spawned: Spawned, deck: DailyDeck): readonly DailyRound[] {
  return Object.keys(spawned.children).flatMap((id) => {
    const shown = id.startsWith(`puzzle.daily.${deck}.`) && puzzleIn(spawned, id)?.getSnapshot().context.shown
    return shown ? [shown.round as DailyRound] : []
  })
}

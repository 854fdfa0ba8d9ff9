import type { GameActor } from './game'
import type { PuzzleActor } from './journal/puzzleMachine'
import { keyOf, type Puzzle } from './puzzle'
import type { DailyRound } from './round'
import type { DailyDeck } from './schedule/dailies'

/** What the root actor has spawned, by its ids: see {@link idOf}. */
type Spawned = { readonly children: Readonly<Record<string, unknown>> }

/** The id of an open puzzle among the actors. That of its game is the key of the puzzle. */
export function idOf(puzzle: Puzzle): string {
  return `puzzle.${keyOf(puzzle)}`
}

/** The open puzzle with an id, while there is one. */
export function puzzleIn({ children }: Spawned, id: string): PuzzleActor | undefined {
  return id.startsWith('puzzle.') ? (children[id] as PuzzleActor | undefined) : undefined
}

/** The game of a puzzle, while there is one; that of a puzzle that has failed is none, since nobody hears it. */
export function gameIn(spawned: Spawned, puzzle: Puzzle): GameActor | undefined {
  const { status, context } = puzzleIn(spawned, idOf(puzzle))?.getSnapshot() ?? {}
  return status === 'active' ? context?.game : undefined
}

/** The rounds of a deck's days that have a game, as they are played, whether they could be stored or not. */
export function daysPlayedIn(spawned: Spawned, deck: DailyDeck): readonly DailyRound[] {
  return Object.keys(spawned.children).flatMap((id) => {
    const round = id.startsWith(`puzzle.daily.${deck}.`) && puzzleIn(spawned, id)?.getSnapshot().context.shown
    return round ? [round as DailyRound] : []
  })
}

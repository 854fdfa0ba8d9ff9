import type { GameActor } from './game'
import type { PuzzleActor } from './journal/puzzleMachine'
import { keyOf, type Puzzle } from './puzzle'
import type { DailyRound } from './round'
import type { DailyDeck } from './schedule/dailies'

/** What the root actor has spawned, by its ids: that of an open puzzle is its key. */
type Spawned = { readonly children: Readonly<Record<string, unknown>> }

/** The open puzzle with a key, while there is one. */
export function puzzleIn({ children }: Spawned, key: string): PuzzleActor | undefined {
  return /^(daily|practice|challenge)\./.test(key) ? (children[key] as PuzzleActor | undefined) : undefined
}

/** The game of a puzzle, while there is one; that of a puzzle that has failed is none, since nobody hears it. */
export function gameIn(spawned: Spawned, puzzle: Puzzle): GameActor | undefined {
  const { status, context } = puzzleIn(spawned, keyOf(puzzle))?.getSnapshot() ?? {}
  return status === 'active' ? context?.game : undefined
}

/** The rounds of a deck's days that have a game, as they are played, whether they could be stored or not. */
export function daysPlayedIn(spawned: Spawned, deck: DailyDeck): readonly DailyRound[] {
  return Object.keys(spawned.children).flatMap((key) => {
    const round = key.startsWith(`daily.${deck}.`) && puzzleIn(spawned, key)?.getSnapshot().context.shown
    return round ? [round as DailyRound] : []
  })
}

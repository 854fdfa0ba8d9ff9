import type { GameActor } from './game'
import { keyOf, type Puzzle } from './puzzle'
import type { DailyRound } from './round'
import type { DailyDeck } from './schedule/dailies'

/** What the root actor has spawned, by its ids: that of a game is the key of its puzzle. */
type Spawned = { readonly children: Readonly<Record<string, unknown>> }

/** The game of a puzzle, while there is one. */
export function gameIn({ children }: Spawned, puzzle: Puzzle): GameActor | undefined {
  return children[keyOf(puzzle)] as GameActor | undefined
}

/** The rounds of a deck's days that have a game, as they are played, whether they could be stored or not. */
export function daysPlayedIn({ children }: Spawned, deck: DailyDeck): readonly DailyRound[] {
  return Object.entries(children).flatMap(([key, game]) =>
    key.startsWith(`daily.${deck}.`) ? [(game as GameActor).getSnapshot().context as DailyRound] : [],
  )
}

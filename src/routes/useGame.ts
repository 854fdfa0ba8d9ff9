import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { type AppActor, gameIn } from '../machines/app'
import type { GameActor } from '../machines/game'
import type { Puzzle } from '../machines/puzzle'

/** The game of a puzzle, which is asked for when a screen first has need of it. */
export function useGame(app: AppActor, puzzle: Puzzle): GameActor {
  // While it is drawn and not after, so that the first frame has the game. Asking again changes nothing.
  useState(() => app.send({ type: 'game.wanted', puzzle }))
  return useSelector(app, (snapshot) => gameIn(snapshot, puzzle)) as GameActor
}

import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { type AppActor, gameIn } from '../../machines/app'
import type { GameActor } from '../../machines/game'
import { chosenRules, type Settings } from '../../machines/journal/settings'
import type { Puzzle } from '../../machines/puzzle'

type Chosen = Pick<Settings, 'outline' | 'arrows'>

/**
 * The game of a puzzle, which is asked for when a screen first has need of it, with the
 * rules that are chosen as far as they can be.
 */
export function useGame(app: AppActor, puzzle: Puzzle, { outline, arrows }: Chosen): GameActor {
  // While it is drawn and not after, so that the first frame has the game. Asking again changes nothing.
  useState(() => app.send({ type: 'game.wanted', puzzle, rules: chosenRules({ outline, arrows }) }))
  const game = useSelector(app, (snapshot) => gameIn(snapshot, puzzle)) as GameActor
  useEffect(() => {
    game.send({ type: 'choose', rules: chosenRules({ outline, arrows }) })
  }, [game, outline, arrows])
  return game
}

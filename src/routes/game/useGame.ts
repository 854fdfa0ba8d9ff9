import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { gameFor, leaveGame, liveGameIn } from '../../machines/app'
import type { GameActor } from '../../machines/game'
import { keyOf, type Puzzle } from '../../machines/puzzle'
import type { RuleChoice } from '../../machines/rules'
import { useApp } from '../contexts'

/**
 * The game of a puzzle as long as a screen shows it, under these rules as far as they can still be chosen. It is asked for
 * once the screen is drawn and before that is painted: the first time that it is drawn there is none.
 */
export function useGame(puzzle: Puzzle, rules: RuleChoice): GameActor | undefined {
  const app = useApp()
  const key = keyOf(puzzle)
  const game = useSelector(app, (snapshot) => liveGameIn(snapshot, puzzle))
  const enter = useEffectEvent(() => void gameFor(app, puzzle, rules))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what tells puzzles apart
  useLayoutEffect(() => {
    enter()
    // A moment later, since in development React takes every screen away once and puts it back.
    return () => queueMicrotask(() => leaveGame(app, puzzle))
  }, [key])
  const { outline, arrows, aid } = rules
  useEffect(() => {
    game?.send({ type: 'choose', rules: { outline, arrows, aid } })
  }, [game, outline, arrows, aid])
  return game
}

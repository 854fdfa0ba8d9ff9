import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { liveGameIn } from '../../machines/app'
import type { GameActor } from '../../machines/game'
import { keyOf, type Puzzle } from '../../machines/rules/puzzle'
import { isFound } from '../../machines/rules/round'
import type { RuleChoice } from '../../machines/rules/rules'
import { useApp, useBrowser } from '../contexts'

/**
 * Acquires the game of a puzzle while a screen is mounted; the rules apply as far as they can still be chosen.
 * Returns `undefined` on the first render, since a layout effect requests the game before the first paint.
 */
export function useGame(puzzle: Puzzle, rules: RuleChoice): GameActor | undefined {
  const app = useApp()
  const key = keyOf(puzzle)
  const game = useSelector(app, (snapshot) => liveGameIn(snapshot, puzzle))
  const enter = useEffectEvent(() => app.send({ type: 'game.wanted', puzzle, rules }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the puzzle
  useLayoutEffect(() => {
    enter()
    // Released a moment later, since React unmounts and remounts every component once in development.
    return () => queueMicrotask(() => app.send({ type: 'game.left', puzzle }))
  }, [key])
  const chosen = JSON.stringify(rules)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text identifies the rules
  useEffect(() => game?.send({ type: 'choose', rules }), [game, chosen])
  return game
}

/** Vibration patterns for a guess and for a win, in milliseconds: vibrate, pause, vibrate. */
const GUESS = [12]
const WIN = [25, 60, 25]

/** Vibrates on a guess and on a win, if the device can. */
export function useVibration(game: GameActor | undefined, isWanted: boolean): void {
  const { canVibrate, vibrate } = useBrowser()
  useEffect(() => {
    if (!isWanted) return
    const heard = game?.on('guessed', ({ round }) => {
      if (canVibrate()) vibrate(isFound(round) ? WIN : GUESS)
    })
    return () => heard?.unsubscribe()
  }, [game, isWanted, canVibrate, vibrate])
}

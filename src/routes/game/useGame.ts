import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { Browser } from '../../browser'
import { gameFor, leaveGame, liveGameIn, seriesIn } from '../../machines/app'
import type { GameActor } from '../../machines/game'
import { keyOf, type Puzzle } from '../../machines/puzzle'
import { isFound } from '../../machines/round'
import type { RuleChoice } from '../../machines/rules'
import type { Mode } from '../../machines/series/mode'
import type { Opening } from '../../machines/series/opening'
import type { SeriesActor } from '../../machines/series/series'
import { useApp, useBrowser } from '../contexts'

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

/**
 * The actor of a mode of many rounds. It is asked for once the screen is drawn and before that is painted: the first time that
 * it is drawn there is none, and none once it has failed until it is tried again.
 */
export function useSeries<Progress>(
  mode: Mode<Progress>,
  open: (browser: Browser) => Opening,
): { readonly actor: SeriesActor<Progress> | undefined; readonly hasFailed: boolean } {
  const app = useApp()
  const browser = useBrowser()
  useLayoutEffect(() => app.send({ type: 'series.wanted', opening: open(browser) }), [app, browser, open])
  const actor = useSelector(app, (snapshot): SeriesActor<Progress> | undefined => seriesIn(snapshot, mode))
  const hasFailed = useSelector(app, ({ context }) => context.failed.includes(mode.id))
  return { actor, hasFailed }
}

/** In milliseconds: a guess, and one that was right, with the pause between. */
const GUESS = [12]
const WIN = [25, 60, 25]

/** Lets a guess be felt, and a win, on a device that can shake. */
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

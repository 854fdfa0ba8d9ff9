import { useEffect } from 'react'
import type { GameActor } from '../../machines/game'
import { isFound } from '../../machines/round'
import { useBrowser } from '../contexts'

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

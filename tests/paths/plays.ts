import type { Screen } from '../../tools/rules/driver'

/** The signs by which a screen tells how a game stands. */
export type Signs = {
  /** The N of `Guess N of 6`, where that is written. */
  readonly guessNumber: number | undefined
  readonly isCongratulating: boolean
  /** The name that the outline bears. */
  readonly answer: string | undefined
}

/**
 * How the game stands by the signs on its screen.
 * @throws when the signs contradict each other or there is none.
 */
export function playOf({ guessNumber, isCongratulating, answer }: Signs): Screen['play'] {
  const plays: Screen['play'][] = []
  if (guessNumber !== undefined) plays.push('playing')
  if (isCongratulating) plays.push('won')
  if (answer !== undefined) plays.push('lost')
  const [play] = plays
  if (play === undefined || plays.length > 1)
    throw new Error(`The screen says of the game: ${plays.join(' and ') || 'nothing'}`)
  return play
}

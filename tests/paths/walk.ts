import { isDeepStrictEqual } from 'node:util'
import type { PlaceId } from '../../src/geo/place'
import type { Driver, Screen } from '../../tools/rules/driver'
import { Oracle } from '../../tools/rules/oracle'
import { isGuess, type Move } from './model'

/** Where a driver and the oracle first see two different things, and the moves that led there. */
export type Disagreement = {
  readonly target: PlaceId
  readonly after: readonly Move[]
  readonly expected: Sight
  readonly found: Sight
}

/** What is to be seen, and whether the move that came before was taken. */
type Sight = Screen & { readonly isTaken: boolean }

/**
 * Plays the moves of a path and asks the oracle, at the deal and after every move, whether it was
 * rightly taken or refused and whether what is to be seen is right. `undefined` where they agree to the end.
 */
export async function disagreement(
  driver: Driver,
  target: PlaceId,
  path: readonly Move[],
): Promise<Disagreement | undefined> {
  const oracle = new Oracle()
  const deal = async (dealer: Driver): Promise<Sight> => {
    await dealer.start(target)
    return { isTaken: true, ...(await dealer.read()) }
  }
  const make = async (player: Driver, move: Move): Promise<Sight> => {
    let isTaken = true
    if (isGuess(move)) isTaken = await player.guess(move)
    else await player.sync(move)
    return { isTaken, ...(await player.read()) }
  }
  const begin = { expected: await deal(oracle), found: await deal(driver) }
  if (!isSame(begin)) return { target, after: [], ...begin }
  for (const [index, move] of path.entries()) {
    const sights = { expected: await make(oracle, move), found: await make(driver, move) }
    if (!isSame(sights)) return { target, after: path.slice(0, index + 1), ...sights }
  }
  return undefined
}

function isSame({ expected, found }: Pick<Disagreement, 'expected' | 'found'>): boolean {
  return isDeepStrictEqual(expected, found)
}

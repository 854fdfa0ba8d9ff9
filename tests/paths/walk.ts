import { isDeepStrictEqual } from 'node:util'
import type { CountryCode } from '../../src/geo/countries'
import type { ActorDriver } from './actor'
import type { Driver, Screen } from './driver'
import type { Model } from './model'
import { Oracle } from './oracle'

/** Where a driver and the oracle first see two different things, and the guesses that led there. */
export type Disagreement = {
  readonly target: CountryCode
  readonly after: readonly CountryCode[]
  readonly expected: Sight
  readonly found: Sight
}

/** What is to be seen, and whether the guess that came before was taken. */
type Sight = Screen & { readonly isTaken: boolean }

/**
 * Plays the guesses of a path and asks the oracle, at the deal and after every guess, whether it was
 * rightly taken or refused and whether what is to be seen is right. `undefined` where they agree to the end.
 */
export async function disagreement(
  driver: Driver,
  target: CountryCode,
  path: readonly CountryCode[],
): Promise<Disagreement | undefined> {
  const oracle = new Oracle()
  const deal = async (dealer: Driver): Promise<Sight> => {
    await dealer.start(target)
    return { isTaken: true, ...(await dealer.read()) }
  }
  const make = async (player: Driver, guess: CountryCode): Promise<Sight> => {
    const isTaken = await player.guess(guess)
    return { isTaken, ...(await player.read()) }
  }
  const begin = { expected: await deal(oracle), found: await deal(driver) }
  if (!isSame(begin)) return { target, after: [], ...begin }
  for (const [index, guess] of path.entries()) {
    const sights = { expected: await make(oracle, guess), found: await make(driver, guess) }
    if (!isSame(sights)) return { target, after: path.slice(0, index + 1), ...sights }
  }
  return undefined
}

/** Where a game that is given one round after another does not show what the oracle has of the last: its guesses. */
export function misgiven(driver: ActorDriver, { target, edges }: Model): readonly (readonly CountryCode[])[] {
  const oracle = new Oracle()
  const rounds = [[], ...edges.filter(({ from, to }) => from !== to).map(({ path }) => path)]
  return rounds.flatMap((before) =>
    rounds.filter((given) => {
      driver.start(target)
      for (const guess of before) driver.guess(guess)
      driver.give(target, given)
      oracle.start(target)
      for (const guess of given) oracle.guess(guess)
      return !isDeepStrictEqual(driver.read(), oracle.read())
    }),
  )
}

function isSame({ expected, found }: Pick<Disagreement, 'expected' | 'found'>): boolean {
  return isDeepStrictEqual(expected, found)
}

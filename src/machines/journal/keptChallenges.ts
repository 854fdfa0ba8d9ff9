import * as v from 'valibot'
import { type ChallengePuzzle, keyOf, type PuzzleKey } from '../puzzle'
import { CHALLENGE, PREFIX, type Store } from '../store'
import { readJson } from './readJson'
import { storeKeyOf } from './storedRound'

/** How many challenges are kept. */
export const KEPT = 20

/** The key of the list of those that were begun. */
const BEGUN = `${PREFIX}challenges`

const schema = v.object({ version: v.literal(1), tokens: v.array(v.string()) })

/** The tokens of the challenges that are stored, the last that was begun first. Those of which no list tells come last. */
export function keptTokens(store: Pick<Store, 'get' | 'keys'>): readonly string[] {
  try {
    const stored = store
      .keys()
      .flatMap((key) => (key.startsWith(CHALLENGE) ? [key.slice(CHALLENGE.length)] : []))
    const listed = listIn(store).filter((token) => stored.includes(token))
    return [...new Set([...listed, ...stored.sort()])]
  } catch {
    return []
  }
}

/**
 * Puts a challenge before the others as it is begun, and removes those beyond the last {@link KEPT}, but for the `wanted`
 * ones, which are open in this tab. Where the store refuses, the next guess does it.
 */
export function keepChallenge(store: Store, puzzle: ChallengePuzzle, wanted: readonly PuzzleKey[]): void {
  try {
    if (listIn(store).includes(puzzle.token)) return
    const tokens = [...new Set([puzzle.token, ...keptTokens(store)])]
    const isKept = (token: string, index: number) =>
      index < KEPT || wanted.includes(keyOf({ ...puzzle, token }))
    store.set(BEGUN, JSON.stringify({ version: 1, tokens: tokens.filter(isKept) }))
    for (const [index, token] of tokens.entries())
      if (!isKept(token, index)) store.remove(storeKeyOf({ ...puzzle, token }))
  } catch {
    // It was stored all the same.
  }
}

/** Whether the list of those that were begun is full of others, which an erasing would have taken as well. */
export function isEvicted(store: Store, { token }: ChallengePuzzle): boolean {
  const listed = listIn(store)
  return listed.length >= KEPT && !listed.includes(token)
}

function listIn(store: Pick<Store, 'get'>): readonly string[] {
  try {
    return readJson(schema, store.get(BEGUN))?.tokens ?? []
  } catch {
    return []
  }
}

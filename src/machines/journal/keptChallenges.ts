import * as v from 'valibot'
import { type ChallengePuzzle, keyOf, type PuzzleKey } from '../puzzle'
import { Collection } from '../store/collection'
import { PREFIX, type Store, unlessRefused } from '../store/store'
import { rounds, storeKeyOf } from './storedRound'

/** How many challenges are kept. */
export const KEPT = 20

type Begun = { readonly tokens: readonly string[] }

/** The list of those that were begun, the last one first. */
const begun = new Collection<Begun, Begun>({
  prefix: `${PREFIX}challenges`,
  version: 1,
  schema: v.object({ tokens: v.array(v.string()) }),
  idOf: () => '',
  decode: (list) => list,
  encode: (list) => list,
})

/** The tokens of the challenges that are stored, the last that was begun first. Those of which no list tells come last. */
export function keptTokens(store: Pick<Store, 'get' | 'keys'>): readonly string[] {
  const keys = unlessRefused(() => rounds.ids(store, 'challenge.'), [])
  const stored = keys.map((key) => key.slice('challenge.'.length))
  const listed = listIn(store).filter((token) => stored.includes(token))
  return [...new Set([...listed, ...stored.sort()])]
}

/**
 * Puts a challenge before the others as it is begun, and removes those beyond the last {@link KEPT}, but for the `wanted`
 * ones, which are open in this tab. Where the store refuses, the next guess does it.
 */
export function keepChallenge(store: Store, puzzle: ChallengePuzzle, wanted: readonly PuzzleKey[]): void {
  if (listIn(store).includes(puzzle.token)) return
  const tokens = [...new Set([puzzle.token, ...keptTokens(store)])]
  const isKept = (token: string, index: number) =>
    index < KEPT || wanted.includes(keyOf({ ...puzzle, token }))
  unlessRefused(() => {
    begun.write(store, { tokens: tokens.filter(isKept) })
    for (const [index, token] of tokens.entries())
      if (!isKept(token, index)) store.remove(storeKeyOf({ ...puzzle, token }))
  }, undefined)
}

/** Whether the list of those that were begun is full of others, which an erasing would have taken as well. */
export function isEvicted(store: Store, { token }: ChallengePuzzle): boolean {
  const listed = listIn(store)
  return listed.length >= KEPT && !listed.includes(token)
}

function listIn(store: Pick<Store, 'get'>): readonly string[] {
  return begun.find(store, '')?.tokens ?? []
}

import * as v from 'valibot'
import type { ChallengePuzzle } from '../rules/puzzle'
import { Collection } from '../store/collection'
import { PREFIX, type Store, unlessRefused } from '../store/store'
import { rounds, storeKeyOf } from './storedRound'

/** Maximum number of challenges kept in the store. */
export const KEPT = 20

type Begun = { readonly tokens: readonly string[] }

/** List of the challenges begun, latest first. */
const begun = new Collection<Begun, Begun>({
  prefix: `${PREFIX}challenges`,
  version: 1,
  schema: v.object({ tokens: v.array(v.string()) }),
  idOf: () => '',
  decode: (list) => list,
  encode: (list) => list,
})

/** Tokens of the stored challenges, latest begun first; those missing from the list come last. */
export function keptTokens(store: Pick<Store, 'get' | 'keys'>): readonly string[] {
  const keys = unlessRefused(() => rounds.ids(store, 'challenge.'), [])
  const stored = keys.map((key) => key.slice('challenge.'.length))
  const listed = listIn(store).filter((token) => stored.includes(token))
  return [...new Set([...listed, ...stored.sort()])]
}

/**
 * Adds a newly begun challenge to the list and removes all beyond the latest {@link KEPT}. Storage unavailable: the next
 * guess tries again.
 */
export function keepChallenge(store: Store, puzzle: ChallengePuzzle): void {
  if (listIn(store).includes(puzzle.token)) return
  const tokens = [...new Set([puzzle.token, ...keptTokens(store)])]
  unlessRefused(() => {
    begun.write(store, { tokens: tokens.slice(0, KEPT) })
    for (const token of tokens.slice(KEPT)) store.remove(storeKeyOf({ ...puzzle, token }))
  })
}

/** Whether the list of challenges is full of others. After an erasure, in contrast, it would be empty. */
export function isEvicted(store: Store, { token }: ChallengePuzzle): boolean {
  const listed = listIn(store)
  return listed.length >= KEPT && !listed.includes(token)
}

function listIn(store: Pick<Store, 'get'>): readonly string[] {
  return begun.find(store, '')?.tokens ?? []
}

import type { PlaceId } from '../../geo/place'
import { hash } from '../schedule/hash'

/**
 * Obfuscates a target as two hexadecimal digits for each character of its id, so that a look into the storage does not
 * reveal the answer of an unfinished round. The key is public: anyone who reads this program can undo it. `salt` is the
 * puzzle's key.
 */
export function obfuscate(target: PlaceId, salt: string): string {
  const key = hash(`seal ${salt}`)
  // The bytes of the key, from the second lowest down and around.
  const mask = (at: number) => (key >>> (8 * ((5 - at) % 4))) & 0xff
  return Array.from(target, (letter, at) => letter.charCodeAt(0) ^ mask(at % 4))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

/** Recovers one of some places from its obfuscated form; `undefined` if it is none of them. */
export function deobfuscate<Id extends PlaceId>(
  sealed: string,
  salt: string,
  places: readonly Id[],
): Id | undefined {
  return places.find((id) => obfuscate(id, salt) === sealed)
}

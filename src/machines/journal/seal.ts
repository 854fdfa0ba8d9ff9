import { isPlaceId } from '../../geo/decks'
import type { PlaceId } from '../../geo/place'
import { hash } from '../hash'

/**
 * Obfuscates a target as four hexadecimal digits, so that a look into the storage does not reveal the answer of an
 * unfinished round. The key is public: anyone who reads this program can undo it. `salt` is the puzzle's key.
 */
export function obfuscate(target: PlaceId, salt: string): string {
  return (numberOf(target) ^ maskOf(salt)).toString(16).padStart(4, '0')
}

/** Recovers a target from its obfuscated form; `undefined` if the result is not a known country. */
export function deobfuscate(sealed: string, salt: string): PlaceId | undefined {
  const number = Number.parseInt(sealed, 16) ^ maskOf(salt)
  const code = String.fromCharCode(number >> 8, number & 0xff)
  return isPlaceId(code) && numberOf(code) === number ? code : undefined
}

function numberOf(code: PlaceId): number {
  return (code.charCodeAt(0) << 8) | code.charCodeAt(1)
}

function maskOf(salt: string): number {
  return hash(`seal ${salt}`) & 0xffff
}

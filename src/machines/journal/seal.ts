import type { CountryCode } from '../../geo/countries'
import { isCountryCode } from '../../geo/decks'
import { hash } from '../hash'

/**
 * A target as four hexadecimal digits that do not show it: it keeps the answer of a round in progress
 * from whoever looks into the storage, not from whoever reads this program. `salt` is what the round is of.
 */
export function seal(target: CountryCode, salt: string): string {
  return (numberOf(target) ^ maskOf(salt)).toString(16).padStart(4, '0')
}

/** The target under a seal; `undefined` where no country that is known is under it. */
export function unseal(sealed: string, salt: string): CountryCode | undefined {
  const number = Number.parseInt(sealed, 16) ^ maskOf(salt)
  const code = String.fromCharCode(number >> 8, number & 0xff)
  return isCountryCode(code) && numberOf(code) === number ? code : undefined
}

function numberOf(code: CountryCode): number {
  return (code.charCodeAt(0) << 8) | code.charCodeAt(1)
}

function maskOf(salt: string): number {
  return hash(`seal ${salt}`) & 0xffff
}

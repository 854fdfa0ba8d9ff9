import { DAY_MS, type UtcDate, utcDateOf } from '../day'
import { hash } from '../hash'

/**
 * Crockford's 32 letters: none that is taken for another, no sign that a messenger takes for the end of an address or for
 * bold type, and all in lower case, so that an address in lower case is still the same.
 */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
const BITS = 5

/**
 * How many letters a checksum has. In links of every kind and version the first letter is the version, and the last ones are
 * the checksum of all before them.
 */
export const CHECKSUM = 7

/** CRC-32 as in zip and PNG: the polynomial 0x04c11db7, both ends reflected (ISO 3309). */
const POLYNOMIAL = 0xedb88320

/**
 * The 32-bit checksum of a text of ASCII characters: CRC-32, `123456789` being 0xcbf43926. Texts that differ within four
 * neighbouring characters never have the same; of others one in 2^32 has.
 */
export function checksumOf(text: string): number {
  let rest = 0xffffffff
  for (const character of text) {
    rest ^= character.charCodeAt(0) & 0xff
    for (let bit = 0; bit < 8; bit++) rest = (rest >>> 1) ^ (rest & 1 ? POLYNOMIAL : 0)
  }
  return ~rest >>> 0
}

/** The last digits of a number, to the base of 32, as so many letters. */
export function lettersOf(number: number, count: number): string {
  let letters = ''
  for (let rest = number; letters.length < count; rest = Math.floor(rest / 2 ** BITS))
    letters = LETTERS[rest % 2 ** BITS] + letters
  return letters
}

/** The number that letters stand for; `undefined` where one of them is no letter of ours, or there is none. */
export function numberOf(letters: string): number | undefined {
  const digits = [...letters].map((letter) => LETTERS.indexOf(letter))
  if (digits.length === 0 || digits.includes(-1)) return undefined
  return digits.reduce((number, digit) => number * 2 ** BITS + digit, 0)
}

/**
 * Letters under a seal, which does not show them to whoever does not have this program, or the letters that are under
 * one: it is the same twice. What differs in its salt looks otherwise throughout.
 */
export function sealedWith(salt: string, letters: string): string {
  return [...letters]
    .map((letter, place) => lettersOf((numberOf(letter) ?? 0) ^ (hash(`${salt} ${place}`) % 2 ** BITS), 1))
    .join('')
}

/** The day that has the number 0 in links. */
const FIRST_DAY = Date.UTC(2026, 0, 1)

/** A date as its number in links. */
export function numberOfDay(date: UtcDate): number {
  return (Date.parse(date) - FIRST_DAY) / DAY_MS
}

/** The date that has a number of {@link numberOfDay}. */
export function dayOfNumber(number: number): UtcDate {
  return utcDateOf(FIRST_DAY + number * DAY_MS)
}

/** How many codes of two letters there are. */
const CODES = 26 * 26

/** A country as the number of its code, 0 to 675, which means the same however a deck grows. */
export function numberOfCode(code: string): number {
  return (code.charCodeAt(0) - 65) * 26 + code.charCodeAt(1) - 65
}

/** The code that has a number of {@link numberOfCode}, if one has; whether a country has that code is not asked. */
export function codeOfNumber(number: number): string | undefined {
  return number < CODES ? String.fromCharCode(65 + Math.floor(number / 26), 65 + (number % 26)) : undefined
}

/** What follows the version of a link, if its checksum is right, with that version. */
export function checkedLink(text: string): { readonly version: number; readonly body: string } | undefined {
  const checked = text.slice(0, -CHECKSUM)
  const version = numberOf(text.slice(0, 1))
  const isWhole = checked !== '' && numberOf(text.slice(-CHECKSUM)) === checksumOf(checked)
  return version === undefined || !isWhole ? undefined : { version, body: checked.slice(1) }
}

/** Some whole numbers as one, each below its size: the last one counts least. */
export function packed(fields: readonly number[], sizes: readonly number[]): number {
  return fields.reduce((number, field, index) => number * (sizes[index] as number) + field, 0)
}

/** The numbers that {@link packed} has made one, the last first, and what is above them. */
export function unpacked(
  number: number,
  sizes: readonly number[],
): { readonly fields: readonly number[]; readonly rest: number } {
  let rest = number
  const fields = [...sizes].reverse().map((size) => {
    const field = rest % size
    rest = Math.floor(rest / size)
    return field
  })
  return { fields, rest }
}

import { hash } from '../schedule/hash'
import type { LinkField } from './fields'

/** Result of decoding a text as a link. */
export type LinkReading<Value> =
  /** A valid link, with the nonce used to obfuscate it. */
  | { readonly kind: 'link'; readonly link: Value; readonly nonce: number }
  /** `later`: intact, but created by a later version of the game or of the deck. */
  | { readonly kind: 'damaged' | 'later' }

/** Alphabet of links, with the numbers of digits for the nonce and for the checksum, and the checksum function. */
type Script = {
  readonly digits: string
  readonly nonce: number
  readonly check: number
  readonly checkOf: (text: string) => number
}

/**
 * Crockford's base 32: no characters that look alike, no punctuation that messengers take for the end of an address or for
 * bold type, and all in lower case, so that lower-casing an address is harmless. The checksum detects any one wrong
 * character and any two adjacent ones; other errors pass once in 2^32.
 */
const letters: Script = { digits: '0123456789abcdefghjkmnpqrstvwxyz', nonce: 5, check: 7, checkOf: hash }

/**
 * Decimal digits, for copying by hand, with the checksum MOD 97-10 (ISO 7064). It detects any one wrong digit and any two
 * adjacent digits swapped; other errors pass once in 97.
 */
export const figures: Script = {
  digits: '0123456789',
  nonce: 0,
  check: 2,
  checkOf: (text) => 98 - Number((BigInt(text) * 100n) % 97n),
}

type Kind<Value> = {
  /**
   * Name that enters the mask and the checksum, so that no link is read as one of another kind; numbers of sheets need
   * none.
   */
  readonly name: string
  /** Version of the links, below 10. In all versions, a link begins with it and ends with a checksum. */
  readonly version: number
  readonly field: LinkField<Value>
  /** Whether a value comes from a later version, so that parts of it may be unknown here. */
  readonly isLater?: (value: NoInfer<Value>) => boolean
  /** Whether the fields of a value are consistent with each other. */
  readonly isWhole?: (value: NoInfer<Value>) => boolean
  readonly script?: Script
}

/** Upper limit for the length of a link, so that long texts are refused quickly. */
const LONGEST = 1000

/** Creates a codec for links of one kind: a version, a nonce, the obfuscated fields, and a checksum. */
export function linkOf<Value extends object>(kind: Kind<Value>) {
  const { name, version, field, isLater = () => false, isWhole = () => true, script = letters } = kind
  const { digits } = script
  const checked = (head: string) => head + digitsOf(script.checkOf(name + head), script.check, digits)
  /**
   * Obfuscates digits with a mask from the nonce, or recovers them, since the mask is its own inverse. Anyone with this
   * program can undo it.
   */
  const sealed = (text: string, nonce: string) =>
    Array.from(text, (digit, place) => {
      const key = hash(`${name}${nonce} ${place}`) + digits.length
      return digits[(key - digits.indexOf(digit)) % digits.length]
    }).join('')

  /** Encodes a value as a link. Each `nonce`, any integer, changes all characters. */
  const write = (value: Value, nonce: number): string => {
    const parts = field.write(value)
    const most = parts.reduce((room, [, size]) => room * BigInt(size), 1n) - 1n
    const said = parts.reduceRight((rest, [part, size]) => rest * BigInt(size) + BigInt(part), 0n)
    const body = digitsOf(said, most.toString(digits.length).length, digits)
    const made = digitsOf(nonce, script.nonce, digits)
    return checked(`${version}${made}${sealed(body, made)}`)
  }

  /** Decodes a link; other texts fail, unless their checksum is right by chance. */
  const read = (text: string): LinkReading<Value> => {
    const head = text.slice(0, -script.check)
    if (text.length > LONGEST || text !== checked(head)) return { kind: 'damaged' }
    if (digits.indexOf(head.charAt(0)) > version) return { kind: 'later' }
    const made = head.slice(1, 1 + script.nonce)
    const nonce = Number(numberOf(made, digits))
    let rest = numberOf(sealed(head.slice(1 + script.nonce), made), digits)
    const value = field.read((size) => {
      const part = rest % BigInt(size)
      rest /= BigInt(size)
      return Number(part)
    })
    if (isLater(value)) return { kind: 'later' }
    // Only the exact text that `write` gives for the value is accepted.
    const isSame = write(value, nonce) === text
    return isSame && isWhole(value) ? { kind: 'link', link: value, nonce } : { kind: 'damaged' }
  }

  return { write, read }
}

/** Parses digits as a number. */
function numberOf(text: string, digits: string): bigint {
  const base = BigInt(digits.length)
  return [...text].reduce((number, digit) => number * base + BigInt(digits.indexOf(digit)), 0n)
}

/** Formats the last digits of an integer. */
function digitsOf(number: bigint | number, count: number, digits: string): string {
  const base = BigInt(digits.length)
  let text = ''
  for (let rest = BigInt(number); text.length < count; rest /= base) text = digits[Number(rest % base)] + text
  return text
}

/** Formats an integer as a fixed number of characters, keeping the last ones. */
export function lettersOf(number: number, count: number): string {
  return digitsOf(number, count, letters.digits)
}

/** Percent-encoded character in an address. */
const ENCODED = /%[0-9a-f]{2}/g

/** Token: letters and digits, with any number of parts after full stops, each at least as long as a class result. */
const TOKEN = /[0-9a-z]+(\.[0-9a-z]{14,})*/g

/**
 * Finds possible tokens of links in any text, without whatever a message, an email or a quotation adds around them; tokens
 * are in lower case. Takes linear time.
 */
export function tokensIn(text: string): readonly string[] {
  return text.toLowerCase().replace(ENCODED, ' ').match(TOKEN) ?? []
}

/** Token in the hash of an address, including the `#`; empty if there is none. */
export function tokenIn(hash: string): string {
  return tokensIn(hash)[0] ?? ''
}

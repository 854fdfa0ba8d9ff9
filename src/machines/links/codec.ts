import { hash } from '../hash'
import { type Fields, record } from './fields'

/** What a text is that ought to be a link of a kind. */
export type Reading<Value> =
  /** With the number by which it is sealed. */
  | { readonly kind: 'link'; readonly link: Value; readonly nonce: number }
  /** `later`: whole, and of a later version of the game or of the deck. */
  | { readonly kind: 'damaged' | 'later' }

/** The digits that links are written with; how many of them are made up, and how many check all that stands before them. */
type Script = {
  readonly digits: string
  readonly nonce: number
  readonly check: number
  readonly checkOf: (text: string) => number
}

/**
 * Crockford's 32 letters: none that is taken for another, no sign that a messenger takes for the end of an address or for
 * bold type, and all in lower case, so that an address in lower case is still the same. One other letter, or two that are
 * neighbours, never go unnoticed, and other changes once in 2^32.
 */
const letters: Script = { digits: '0123456789abcdefghjkmnpqrstvwxyz', nonce: 5, check: 7, checkOf: hash }

/**
 * Figures that are copied by hand, with check figures by MOD 97-10 (ISO 7064): one wrong figure never goes unnoticed, nor
 * two neighbours that were swapped; other changes do once in 97 times.
 */
export const figures: Script = {
  ...{ digits: '0123456789', nonce: 0, check: 2 },
  checkOf: (text) => 98 - Number((BigInt(text) * 100n) % 97n),
}

type Kind<Value> = {
  /** What its links are sealed and checked with, so that none is taken for one of another kind; figures are none anyway. */
  readonly name: string
  /** The version of its links, below 10. Those of every version begin with it and end with a check. */
  readonly version: number
  readonly fields: Fields<Value>
  /** Whether a value is of a later version, so that not all of it need be known here. */
  readonly isLater?: (value: NoInfer<Value>) => boolean
  /** Whether the fields of a value fit together. */
  readonly isWhole?: (value: NoInfer<Value>) => boolean
  readonly script?: Script
}

/** Longer than any link is, so that none takes long to be refused. */
const LONGEST = 1000

/** A kind of link that says the fields of a table: its version, a nonce, the fields under a seal, and a check. */
export function linkOf<Value extends object>(kind: Kind<Value>) {
  const { name, version, isLater = () => false, isWhole = () => true, script = letters } = kind
  const { digits } = script
  const fields = record(kind.fields)
  const checked = (head: string) => head + digitsOf(script.checkOf(name + head), script.check, digits)
  /** Digits under the seal of a nonce, which does not show them to whoever lacks this program; or those under a seal. */
  const sealed = (text: string, nonce: string) =>
    Array.from(text, (digit, place) => {
      const key = hash(`${name}${nonce} ${place}`) + digits.length
      return digits[(key - digits.indexOf(digit)) % digits.length]
    }).join('')

  /** A value as a link. With another `nonce`, any whole number, it looks otherwise throughout. */
  const write = (value: Value, nonce: number): string => {
    const parts = fields.write(value)
    const most = parts.reduce((room, [, size]) => room * BigInt(size), 1n) - 1n
    const said = parts.reduceRight((rest, [part, size]) => rest * BigInt(size) + BigInt(part), 0n)
    const body = digitsOf(said, most.toString(digits.length).length, digits)
    const made = digitsOf(nonce, script.nonce, digits)
    return checked(`${version}${made}${sealed(body, made)}`)
  }

  /** Reads what was written; of other texts none, unless its check lets it pass by chance. */
  const read = (text: string): Reading<Value> => {
    const head = text.slice(0, -script.check)
    if (text.length > LONGEST || text !== checked(head)) return { kind: 'damaged' }
    if (digits.indexOf(head.charAt(0)) > version) return { kind: 'later' }
    const made = head.slice(1, 1 + script.nonce)
    const nonce = Number(numberOf(made, digits))
    let rest = numberOf(sealed(head.slice(1 + script.nonce), made), digits)
    const value = fields.read((size) => {
      const part = rest % BigInt(size)
      rest /= BigInt(size)
      return Number(part)
    })
    if (isLater(value)) return { kind: 'later' }
    // Whatever else a text says, or says in another way, it is not written so again.
    const isSame = write(value, nonce) === text
    return isSame && isWhole(value) ? { kind: 'link', link: value, nonce } : { kind: 'damaged' }
  }

  return { write, read }
}

/** The number that digits stand for. */
function numberOf(text: string, digits: string): bigint {
  const base = BigInt(digits.length)
  return [...text].reduce((number, digit) => number * base + BigInt(digits.indexOf(digit)), 0n)
}

/** The last digits of a whole number. */
function digitsOf(number: bigint | number, count: number, digits: string): string {
  const base = BigInt(digits.length)
  let text = ''
  for (let rest = BigInt(number); text.length < count; rest /= base) text = digits[Number(rest % base)] + text
  return text
}

/** A whole number as so many letters, its last ones. */
export function lettersOf(number: number, count: number): string {
  return digitsOf(number, count, letters.digits)
}

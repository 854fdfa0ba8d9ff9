import type { CountryCode } from '../../geo/countries'
import { DECK_NAMES, type DeckName, deckOf, isCountryCode } from '../../geo/decks'
import {
  CHECKSUM,
  checkedLink,
  checksumOf,
  codeOfNumber,
  dayOfNumber,
  lettersOf,
  numberOf,
  numberOfCode,
  numberOfDay,
  packed,
  sealedWith,
  unpacked,
} from '../challenge/letters'
import { type ClassSet, choosableIn, MOST_COUNTRIES, MOST_GUESSES_IN_CLASS } from './classSet'

/** What a text is that ought to stand for a set. */
export type SetReading =
  | { readonly kind: 'set'; readonly set: ClassSet }
  /** `later`: of a later version of the game or of the deck. */
  | { readonly kind: 'damaged' | 'later' }

const SET_VERSION = 1

/** In the order of their numbers in links: append, never reorder. */
const OUTLINES = ['shown', 'turned', 'hidden'] as const

/** Letters of version 1: those that are made up, by which the others are sealed, what the set is, its day, and each country. */
const NONCE = 5
const WHAT = 5
const DAY = 3
const COUNTRY = 2

/** For how many values each part of what the set is has room, in their order: 23 bits of 25. */
const SIZES = [32, 64, 4, 2, 8, 2, 2] as const

/**
 * A set as letters that do not show its countries to whoever does not have this program: 21, and two for each country. It
 * is the same for the same set, and stands for it wherever it is kept.
 */
export function tokenOfSet({ nonce, deck, deckVersion, date, countries, rules }: ClassSet): string {
  const parts = [
    DECK_NAMES.indexOf(deck),
    deckVersion,
    OUTLINES.indexOf(rules.outline),
    Number(rules.arrows),
    rules.guesses,
    Number(rules.region),
    Number(rules.shuffled),
  ]
  const made = lettersOf(nonce, NONCE)
  const body = [
    lettersOf(packed(parts, SIZES), WHAT),
    lettersOf(numberOfDay(date), DAY),
    ...countries.map(lettersOfCountry),
  ].join('')
  const text = lettersOf(SET_VERSION, 1) + made + sealedWith(`class ${made}`, body)
  return text + lettersOf(checksumOf(text), CHECKSUM)
}

/**
 * Reads what {@link tokenOfSet} wrote. Of texts that are damaged one in 2^32 has the right checksum by chance, and most of
 * those would still fail by what they say.
 */
export function setOfToken(token: string): SetReading {
  const checked = checkedLink(token)
  if (checked === undefined) return { kind: 'damaged' }
  if (checked.version > SET_VERSION) return { kind: 'later' }
  return checked.version === SET_VERSION ? setIn(checked.body) : { kind: 'damaged' }
}

/** The name of a set where it is stored, and of its emblem: the checksum of its letters. */
export function idOfSet(token: string): string {
  return token.slice(-CHECKSUM)
}

/** What the letters of version 1 say. Letters that are missing stand for nought, with which there is no set. */
function setIn(text: string): SetReading {
  const made = text.slice(0, NONCE)
  const nonce = numberOf(made)
  const body = sealedWith(`class ${made}`, text.slice(NONCE))
  const { fields, rest } = unpacked(numberOf(body.slice(0, WHAT)) ?? 0, SIZES)
  const [shuffled, region, guesses = 0, arrows, outlineNumber = 0, deckVersion = 0, deckNumber = 0] = fields
  const [deck, outline] = [DECK_NAMES[deckNumber], OUTLINES[outlineNumber]]
  if (nonce === undefined || rest > 0 || deck === undefined || outline === undefined)
    return { kind: 'damaged' }
  // Of that, the countries may be unknown here.
  if (deckVersion > deckOf(deck).version) return { kind: 'later' }
  const countries = countriesOfLetters(body.slice(WHAT + DAY))
  const isSet = deckVersion >= 1 && guesses >= 1 && guesses <= MOST_GUESSES_IN_CLASS
  if (!isSet || countries === undefined || !canBeSet(countries, deck)) return { kind: 'damaged' }
  const date = dayOfNumber(numberOf(body.slice(WHAT, WHAT + DAY)) ?? 0)
  const rules = {
    ...{ outline, arrows: arrows === 1, guesses },
    ...{ region: region === 1, shuffled: shuffled === 1 },
  }
  return { kind: 'set', set: { nonce, deck, deckVersion, date, countries, rules } }
}

/** Whether countries are 1 to 40 different ones that can be chosen in a deck. */
function canBeSet(countries: readonly CountryCode[], deck: DeckName): boolean {
  const choosable = choosableIn(deck)
  const isOfDeck = countries.every((code) => choosable.includes(code))
  const isEachOnce = new Set(countries).size === countries.length
  return isOfDeck && isEachOnce && countries.length >= 1 && countries.length <= MOST_COUNTRIES
}

/** A country as two letters of ours, by its code. */
export function lettersOfCountry(code: CountryCode): string {
  return lettersOf(numberOfCode(code), COUNTRY)
}

/** The countries that letters stand for, in their order; `undefined` unless each two of them stand for one that is known. */
export function countriesOfLetters(letters: string): readonly CountryCode[] | undefined {
  const pairs = letters.match(new RegExp(`.{1,${COUNTRY}}`, 'g')) ?? []
  const codes = pairs.map(countryOfLetters)
  return codes.every((code) => code !== undefined) ? codes : undefined
}

function countryOfLetters(letters: string): CountryCode | undefined {
  const number = letters.length === COUNTRY ? numberOf(letters) : undefined
  const code = number === undefined ? undefined : codeOfNumber(number)
  return isCountryCode(code) ? code : undefined
}

import { linkOf } from '../links/codec'
import { country, day, flag, isOfLaterDeck, list, ofDeck, oneOf, record, whole } from '../links/fields'
import { OUTLINES } from '../rules'
import {
  type ClassRules,
  type ClassSet,
  choosableIn,
  MOST_COUNTRIES,
  MOST_GUESSES_IN_CLASS,
} from './classSet'

/** What a text is that ought to stand for a set. */
export type SetReading =
  | { readonly kind: 'set'; readonly set: ClassSet }
  /** `later`: of a later version of the game or of the deck. */
  | { readonly kind: 'damaged' | 'later' }

const rules = record<ClassRules>({
  outline: oneOf(OUTLINES, 4),
  arrows: flag,
  guesses: whole(1, MOST_GUESSES_IN_CLASS),
  region: flag,
  shuffled: flag,
})

/** The link of a set: 22 letters and at most two for each country. */
const link = linkOf<Omit<ClassSet, 'nonce'>>({
  name: 'class',
  version: 1,
  fields: { ...ofDeck, date: day, rules, countries: list(country, 1, MOST_COUNTRIES) },
  isLater: isOfLaterDeck,
  isWhole: ({ deck, countries }) => {
    const choosable = choosableIn(deck)
    return countries.every((code) => choosable.includes(code)) && new Set(countries).size === countries.length
  },
})

/** A set as its link says it: the same for the same set, so that it stands for it wherever it is kept. */
export function tokenOfSet(set: ClassSet): string {
  return link.write(set, set.nonce)
}

/** Reads what {@link tokenOfSet} wrote. */
export function setOfToken(token: string): SetReading {
  const reading = link.read(token)
  if (reading.kind !== 'link') return reading
  return { kind: 'set', set: { nonce: reading.nonce, ...reading.link } }
}

/** The name of a set where it is stored, and of its emblem: the checksum of its letters. */
export function idOfSet(token: string): string {
  return token.slice(-7)
}

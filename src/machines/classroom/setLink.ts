import { linkOf } from '../links/codec'
import {
  day,
  flag,
  inDeck,
  isOfLaterDeck,
  list,
  oneOf,
  placeField,
  record,
  ruleFields,
  wholeField,
} from '../links/fields'
import { areSame } from '../rules/rules'
import {
  ASKS,
  type ClassRules,
  type ClassSet,
  choosableIn,
  MOST_COUNTRIES,
  MOST_GUESSES_IN_CLASS,
  rulesIn,
} from './classSet'

/** Reading of a text that should be the token of a class set. */
export type SetReading =
  | { readonly kind: 'set'; readonly set: ClassSet }
  /** `later`: created by a later version of the game or of the deck. */
  | { readonly kind: 'damaged' | 'later' }

const rulesField = record<ClassRules>({
  ...ruleFields,
  guesses: wholeField(1, MOST_GUESSES_IN_CLASS),
  region: flag,
  shuffled: flag,
  asks: oneOf(ASKS, 4),
})

/** Codec for class sets: 22 characters, and at most two for each country. */
const link = linkOf<Omit<ClassSet, 'nonce'>>({
  name: 'class',
  version: 1,
  field: inDeck((deck) => ({
    date: day,
    rules: rulesField,
    countries: list(placeField(deck), 1, MOST_COUNTRIES),
  })),
  isLater: isOfLaterDeck,
  isWhole: ({ deck, countries, rules }) => {
    const choosable = choosableIn(deck)
    const areChoosable = countries.every((code) => choosable.includes(code))
    const fitting = rulesIn(deck, rules)
    const isFitting =
      areSame(rules, fitting) &&
      `${rules.aids}` === `${fitting.aids}` &&
      rules.asks === fitting.asks &&
      rules.region === fitting.region
    return areChoosable && new Set(countries).size === countries.length && isFitting
  },
})

/** Encodes a class set. Equal sets have equal tokens, so that the token identifies the set. */
export function tokenOfSet(set: ClassSet): string {
  return link.write(set, set.nonce)
}

/** Decodes a text written by {@link tokenOfSet}. */
export function setOfToken(token: string): SetReading {
  const reading = link.read(token)
  if (reading.kind !== 'link') return reading
  return { kind: 'set', set: { nonce: reading.nonce, ...reading.link } }
}

/** Id of a set in the store, also used for its emblem: the checksum at the end of its token. */
export function idOfSet(token: string): string {
  return token.slice(-7)
}

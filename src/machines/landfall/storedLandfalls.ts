import * as v from 'valibot'
import { isCountry } from '../../geo/countries'
import { isCountryDeck } from '../../geo/decks'
import { spot } from '../pins/storedPins'
import { keyOf } from '../puzzle'
import { puzzleAt } from '../puzzleAt'
import { isAheadOf } from '../series/ahead'
import { Collection } from '../store/collection'
import { country, time, whole } from '../store/schemas'
import type { Store } from '../store/store'
import { areAnswered, type Landfall, starsOf, starsTextOf, withAnswer } from './landfall'
import { LANDFALL } from './landfallKey'

const schema = v.object({
  answers: v.pipe(
    v.array(
      v.object({
        at: time,
        spot: v.optional(spot),
        /** Distance from the place to the country, in kilometres. */
        distance: v.optional(whole(0, 20_016)),
        countries: v.optional(v.array(v.pipe(country, v.guard(isCountry)))),
      }),
    ),
    v.minLength(1),
  ),
})

type Stored = v.InferOutput<typeof schema>

/** Collection of landfalls, each under the key of the puzzle that it follows. */
export const landfalls = new Collection<Landfall, Stored>({
  prefix: LANDFALL,
  version: 1,
  schema,
  idOf: ({ puzzle }) => keyOf(puzzle),
  decode,
  encode: ({ answers }) => ({
    answers: answers.map(({ countries, ...answer }) => ({
      ...answer,
      ...(countries && { countries: [...countries] }),
    })),
  }),
  join: (stored, landfall) => (isAheadOf(landfall.answers, stored.answers) ? landfall : stored),
})

/** Decodes a landfall by answering its questions again. */
function decode({ answers }: Stored, key: string): Landfall | string {
  const puzzle = puzzleAt(key)
  if (puzzle?.kind !== 'daily' || !isCountryDeck(puzzle.deck)) return 'puzzle'
  const landfall = answers.reduce<Landfall>(withAnswer, { puzzle, answers: [] })
  return landfall.answers.length === answers.length ? landfall : 'damaged'
}

/** Landfall as it is stored, or without an answer. */
export function landfallIn(store: Pick<Store, 'get'>, puzzle: Landfall['puzzle']): Landfall {
  return landfalls.find(store, keyOf(puzzle)) ?? { puzzle, answers: [] }
}

/** Stars of a day's questions as a text; empty until all are answered. */
export function starsIn(store: Pick<Store, 'get'>, puzzle: Landfall['puzzle']): string {
  const landfall = landfallIn(store, puzzle)
  return areAnswered(landfall) ? starsTextOf(starsOf(landfall)) : ''
}

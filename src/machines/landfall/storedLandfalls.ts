import * as v from 'valibot'
import { isCountry } from '../../geo/countries'
import { isCountryDeck } from '../../geo/decks'
import type { Facet, Review } from '../journal/review'
import { spot } from '../pins/storedPins'
import { keyOf } from '../puzzle'
import { puzzleAt } from '../puzzleAt'
import { isAheadOf } from '../series/ahead'
import { Collection } from '../store/collection'
import { country, time, whole } from '../store/schemas'
import { PREFIX, type Store } from '../store/store'
import {
  areAnswered,
  countryIn,
  identityOf,
  isRight,
  type Landfall,
  questionsOf,
  starsOf,
  starsTextOf,
  withAnswer,
} from './landfall'
import type { Question } from './questions'

const isCountryId = v.pipe(country, v.guard(isCountry))

const schema = v.object({
  /** Round of practice; the record of one takes the place of the one before. */
  round: v.optional(v.object({ deal: whole(), target: isCountryId })),
  answers: v.pipe(
    v.array(
      v.object({
        at: time,
        spot: v.optional(spot),
        /** Distance from the place to the country, in kilometres. */
        distance: v.optional(whole(0, 20_016)),
        countries: v.optional(v.pipe(v.array(isCountryId), v.readonly())),
      }),
    ),
    v.minLength(1),
  ),
})

type Stored = v.InferOutput<typeof schema>

/** Collection of landfalls, each under the key of the puzzle that it follows. */
export const landfalls = new Collection<Landfall, Stored>({
  prefix: `${PREFIX}landfall.`,
  version: 1,
  schema,
  idOf: ({ puzzle }) => keyOf(puzzle),
  decode,
  encode: ({ puzzle, answers }) => ({
    round: puzzle.kind === 'daily' ? undefined : { deal: puzzle.deal, target: puzzle.target },
    answers,
  }),
  join: (stored, landfall) =>
    !isOfRound(stored, landfall.puzzle) || isAheadOf(landfall.answers, stored.answers) ? landfall : stored,
})

/** Decodes a landfall by answering its questions again. */
function decode({ round, answers }: Stored, key: string): Landfall | string {
  const of = puzzleAt(key)
  if (of === undefined || of.kind === 'challenge' || !isCountryDeck(of.deck)) return 'puzzle'
  const puzzle = of.kind === 'daily' ? of : round && { ...of, ...round }
  if (puzzle === undefined) return 'round'
  const landfall = answers.reduce<Landfall>(withAnswer, { puzzle, answers: [] })
  return landfall.answers.length === answers.length ? landfall : 'damaged'
}

/** Landfall as it is stored, or without an answer. */
export function landfallIn(store: Pick<Store, 'get'>, puzzle: Landfall['puzzle']): Landfall {
  const stored = landfalls.find(store, keyOf(puzzle))
  return stored && isOfRound(stored, puzzle) ? stored : { puzzle, answers: [] }
}

function isOfRound(landfall: Landfall, puzzle: Landfall['puzzle']): boolean {
  return identityOf(landfall.puzzle) === identityOf(puzzle)
}

/** Stars of the questions after a round as a text; empty until all are answered. */
export function starsIn(store: Pick<Store, 'get'>, puzzle: Landfall['puzzle']): string {
  const landfall = landfallIn(store, puzzle)
  return areAnswered(landfall) ? starsTextOf(starsOf(landfall)) : ''
}

/** Questions that are reviews, each with what it asks of the country. */
const FACETS: Readonly<Partial<Record<Question['kind'], Facet>>> = { place: 'where', flag: 'flag' }

/** Derives the reviews of the place and of the flag; a question that was skipped tells nothing. */
export function reviewsOfLandfall(landfall: Landfall): readonly Review[] {
  const { puzzle, answers } = landfall
  return questionsOf(landfall).flatMap((question, place): Review[] => {
    const answer = answers[place]
    const facet = FACETS[question.kind]
    if (!answer || facet === undefined || (answer.distance ?? answer.countries) === undefined) return []
    const identity = `${identityOf(puzzle)}.${facet}`
    const found = isRight(question, answer) ? 1 : undefined
    return [{ identity, country: countryIn(puzzle), at: answer.at, found, facet }]
  })
}

import type { Facet, Review } from '../journal/review'
import { countryIn, identityOf, isRight, type Landfall, questionsOf } from './landfall'
import type { Question } from './questions'

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

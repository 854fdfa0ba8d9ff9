import type { CountryCode } from '../../geo/countries'
import type { Kilometres } from '../../geo/point'
import type { EpochMs } from '../day'
import { isNear } from '../pins/pins'
import { type DailyPuzzle, keyOf, type PracticePuzzle } from '../puzzle'
import { targetOf } from '../schedule/dailies'
import type { Spot } from '../series/mode'
import { type Question, questionsOn } from './questions'

/** Reply to a question: a place with its distance to the country, or countries; neither if the question was skipped. */
export type Reply = {
  readonly at: EpochMs
  readonly spot?: Spot | undefined
  readonly distance?: Kilometres | undefined
  readonly countries?: readonly CountryCode[] | undefined
}

/** Finished round of practice: its puzzle, its deal and its country. */
export type PracticeRound = PracticePuzzle & { readonly deal: number; readonly target: CountryCode }

/** Landfall after a round: the answers given so far, oldest first. */
export type Landfall = { readonly puzzle: DailyPuzzle | PracticeRound; readonly answers: readonly Reply[] }

const known = new Map<string, readonly Question[]>()

/** Country of a round, which the questions are about. */
export function countryIn(puzzle: Landfall['puzzle']): CountryCode {
  return puzzle.kind === 'daily' ? (targetOf(puzzle) as CountryCode) : puzzle.target
}

/** Unique id of a round: rounds of practice share the key of their puzzle. */
export function identityOf(puzzle: Landfall['puzzle']): string {
  return puzzle.kind === 'daily' ? keyOf(puzzle) : `${keyOf(puzzle)}.${puzzle.deal}`
}

/** Questions after a round. */
export function questionsOf({ puzzle }: Pick<Landfall, 'puzzle'>): readonly Question[] {
  const key = identityOf(puzzle)
  const questions = known.get(key) ?? questionsOn(countryIn(puzzle), key)
  known.set(key, questions)
  return questions
}

/** Whether all questions are answered or skipped. */
export function areAnswered(landfall: Landfall): boolean {
  return landfall.answers.length >= questionsOf(landfall).length
}

/** Whether an answer is right. */
export function isRight({ right }: Question, { distance, countries }: Reply): boolean {
  if (distance !== undefined) return isNear({ distance })
  return countries !== undefined && right.every((country) => countries.includes(country))
}

/** Lists the answers as right or not. */
export function starsOf(landfall: Landfall): readonly boolean[] {
  const questions = questionsOf(landfall)
  return landfall.answers.map((answer, place) => isRight(questions[place] as Question, answer))
}

/** Formats the outcomes in order as a text: a filled star for a right answer, and an empty one for another. */
export function starsTextOf(stars: readonly boolean[]): string {
  return stars.map((isRight) => (isRight ? '★' : '☆')).join('')
}

/** Adds an answer; returns the same landfall if it does not belong to the open question. */
export function withAnswer(landfall: Landfall, answer: Reply): Landfall {
  const question = questionsOf(landfall)[landfall.answers.length]
  if (question === undefined || !isAnswerTo(question, answer)) return landfall
  return { ...landfall, answers: [...landfall.answers, answer] }
}

function isAnswerTo({ kind, options, right }: Question, { spot, distance, countries }: Reply): boolean {
  if (spot !== undefined) return kind === 'place' && distance !== undefined && countries === undefined
  if (distance !== undefined) return false
  if (countries === undefined) return true
  const isOffered = countries.every((country) => options.includes(country))
  return isOffered && new Set(countries).size === right.length && countries.length === right.length
}

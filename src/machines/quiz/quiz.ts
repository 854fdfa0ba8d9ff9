import type { CountryCode } from '../../geo/countries'
import type { Kilometres } from '../../geo/point'
import { isNear } from '../pins/pins'
import { type DailyPuzzle, keyOf, type PracticePuzzle } from '../rules/puzzle'
import { targetOf } from '../schedule/dailies'
import type { EpochMs } from '../schedule/day'
import type { Spot } from '../series/questions'
import { type Question, questionsOn, TABLES } from './questions'

/** Reply to a question: a place with its distance to the country, or countries; neither if the question was skipped. */
export type Reply = {
  readonly at: EpochMs
  readonly spot?: Spot | undefined
  readonly distance?: Kilometres | undefined
  readonly countries?: readonly CountryCode[] | undefined
}

/** Finished round of practice: its puzzle, its deal and its country. */
export type PracticeRound = PracticePuzzle & { readonly deal: number; readonly target: CountryCode }

/** Reply with the kind of its question and its outcome, which stand whatever the tables are later. */
export type JudgedReply = Reply & { readonly kind: Question['kind']; readonly isRight: boolean }

/** Quiz after a round. */
export type Quiz = {
  readonly puzzle: DailyPuzzle | PracticeRound
  /** Answers given so far, oldest first. */
  readonly answers: readonly JudgedReply[]
  /** Version of the tables with which it was begun, and number of its questions then, if that is not {@link TABLES}. */
  readonly begunWith?: { readonly tables: number; readonly all: number }
  /** Present if it came from outside with other tables, so that it is shown, and counts for nothing. */
  readonly isUnjudged?: true
}

const known = new Map<string, readonly Question[]>()

/** Country of a round, which the questions are about. */
export function countryIn(puzzle: Quiz['puzzle']): CountryCode {
  return puzzle.kind === 'daily' ? (targetOf(puzzle) as CountryCode) : puzzle.target
}

/** Unique id of a round. Rounds of practice share the key of their puzzle; two with one deal are told by their countries. */
export function identityOf(puzzle: Quiz['puzzle']): string {
  return puzzle.kind === 'daily' ? keyOf(puzzle) : `${keyOf(puzzle)}.${puzzle.deal}.${puzzle.target}`
}

/** Questions after a round, by the tables of today. */
export function questionsOf({ puzzle }: Pick<Quiz, 'puzzle'>): readonly Question[] {
  const key = identityOf(puzzle)
  const questions = known.get(key) ?? questionsOn(countryIn(puzzle), key)
  known.set(key, questions)
  return questions
}

/**
 * Questions of a quiz. One that was begun with other tables goes on with those of today's that were not answered yet,
 * up to their number then; an answered one that is not asked any more is `undefined`.
 */
export function questionsIn({ puzzle, answers, begunWith }: Quiz): readonly (Question | undefined)[] {
  const questions = questionsOf({ puzzle })
  if (begunWith === undefined) return questions
  const left = questions.filter(({ kind }) => !answers.some((answer) => answer.kind === kind))
  return [
    ...answers.map((answer) => questions.find(({ kind }) => kind === answer.kind)),
    ...left.slice(0, Math.max(0, begunWith.all - answers.length)),
  ]
}

/** Whether all questions are answered or skipped. */
export function areAnswered(quiz: Quiz): boolean {
  return quiz.answers.length >= questionsIn(quiz).length
}

/** Whether a reply gives no answer. */
export function isSkipped({ spot, countries }: Reply): boolean {
  return (spot ?? countries) === undefined
}

function isRight({ right }: Question, { distance, countries }: Reply): boolean {
  if (distance !== undefined) return isNear({ distance })
  return countries !== undefined && right.every((country) => countries.includes(country))
}

/** Lists the answers as right or not. */
export function starsOf({ answers }: Pick<Quiz, 'answers'>): readonly boolean[] {
  return answers.map(({ isRight }) => isRight)
}

/** Formats the outcomes in order as a text: a filled star for a right answer, and an empty one for another. */
export function starsTextOf(stars: readonly boolean[]): string {
  return stars.map((isRight) => (isRight ? '★' : '☆')).join('')
}

/** Judges a reply and adds it as an answer; returns the same quiz if it does not belong to the open question. */
export function withAnswer(quiz: Quiz, reply: Reply): Quiz {
  const question = questionsIn(quiz)[quiz.answers.length]
  if (question === undefined || !isAnswerTo(question, reply)) return quiz
  const answer = { ...reply, kind: question.kind, isRight: isRight(question, reply) }
  return { ...quiz, answers: [...quiz.answers, answer] }
}

function isAnswerTo({ kind, options, right }: Question, { spot, distance, countries }: Reply): boolean {
  if (spot !== undefined) return kind === 'place' && distance !== undefined && countries === undefined
  if (distance !== undefined) return false
  if (countries === undefined) return true
  const isOffered = countries.every((country) => options.includes(country))
  return isOffered && new Set(countries).size === right.length && countries.length === right.length
}

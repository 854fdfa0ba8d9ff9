import * as v from 'valibot'
import { isCountry } from '../../geo/countries'
import { isCountryDeck } from '../../geo/decks'
import { puzzleAt } from '../journal/puzzleAt'
import type { Facet, Review } from '../journal/review'
import { spot } from '../pins/storedPins'
import { keyOf } from '../rules/puzzle'
import { goOn, isAheadOf, isTaken } from '../series/ahead'
import { Collection } from '../store/collection'
import { country, time, whole } from '../store/schemas'
import { PREFIX, type Store } from '../store/store'
import { QUESTION_KINDS, type Question, TABLES } from './questions'
import {
  areAnswered,
  countryIn,
  identityOf,
  isSkipped,
  type JudgedReply,
  type Quiz,
  questionsOf,
  starsOf,
  starsTextOf,
} from './quiz'

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
        countries: v.optional(v.array(v.string())),
        kind: v.picklist(QUESTION_KINDS),
        right: v.boolean(),
      }),
    ),
    v.minLength(1),
  ),
  /** Version of the tables with which it was begun, and number of its questions then. */
  tables: whole(1),
  all: whole(1, QUESTION_KINDS.length),
  unjudged: v.optional(v.literal(true)),
})

type Stored = v.InferOutput<typeof schema>

/** Collection of quizzes, each under the key of the puzzle that it follows. */
export const quizzes = new Collection<Quiz, Stored>({
  prefix: `${PREFIX}quiz.`,
  version: 1,
  schema,
  idOf: ({ puzzle }) => keyOf(puzzle),
  decode,
  encode: ({ puzzle, answers, begunWith, isUnjudged: unjudged }) => ({
    round: puzzle.kind === 'daily' ? undefined : { deal: puzzle.deal, target: puzzle.target },
    answers: answers.map(({ isRight: right, ...reply }) => ({ ...reply, right })),
    ...(begunWith ?? { tables: TABLES, all: questionsOf({ puzzle }).length }),
    unjudged,
  }),
  join: (stored, quiz) =>
    !isOfRound(stored, quiz.puzzle) || isAheadOf(quiz.answers, stored.answers) ? quiz : stored,
  adopt: (stored, quiz) => (isTaken(quiz, stored, goOn(quiz.answers, stored.answers)) ? quiz : stored),
})

/** Decodes a quiz, whose answers are not judged again: the tables may have changed since. */
function decode({ round, tables, all, answers: stored, unjudged }: Stored, key: string): Quiz | string {
  const of = puzzleAt(key)
  if (of === undefined || of.kind === 'challenge' || !isCountryDeck(of.deck)) return 'puzzle'
  const puzzle = of.kind === 'daily' ? of : round && { ...of, ...round }
  if (puzzle === undefined) return 'round'
  const areKnown = stored.every(({ countries = [] }) => v.is(v.array(isCountryId), countries))
  if (!areKnown) return tables > TABLES ? 'later' : 'damaged'
  const answers = stored.map(({ right: isRight, ...reply }) => ({
    ...reply,
    isRight,
  })) as readonly JudgedReply[]
  const kinds = new Set(answers.map(({ kind }) => kind))
  if (answers.length > all || kinds.size < answers.length || !answers.every(isWhole)) return 'damaged'
  const questions = questionsOf({ puzzle })
  const areInOrder = answers.every(({ kind }, place) => kind === questions[place]?.kind)
  const isOfToday = tables === TABLES && all === questions.length && areInOrder
  return {
    puzzle,
    answers,
    ...(!isOfToday && { begunWith: { tables, all } }),
    ...(unjudged && { isUnjudged: true }),
  }
}

/** Whether an answer has what its kind of question asks for, all of it or nothing, and nothing else. */
function isWhole({ kind, isRight, spot, distance, countries }: JudgedReply): boolean {
  if ((spot === undefined) !== (distance === undefined)) return false
  const isForeign = kind === 'place' ? countries !== undefined : spot !== undefined
  const isGiven = (spot ?? countries) !== undefined
  return !isForeign && (isGiven || !isRight)
}

/** Quiz as it is stored, or without an answer. */
export function quizIn(store: Pick<Store, 'get'>, puzzle: Quiz['puzzle']): Quiz {
  const stored = quizzes.find(store, keyOf(puzzle))
  return stored && isOfRound(stored, puzzle) ? stored : { puzzle, answers: [] }
}

function isOfRound(quiz: Quiz, puzzle: Quiz['puzzle']): boolean {
  return identityOf(quiz.puzzle) === identityOf(puzzle)
}

/** Stars of the questions after a round as a text; empty until all are answered, and where all were skipped. */
export function starsIn(store: Pick<Store, 'get'>, puzzle: Quiz['puzzle']): string {
  const quiz = quizIn(store, puzzle)
  const isTried = quiz.answers.some((answer) => !isSkipped(answer))
  return isTried && areAnswered(quiz) ? starsTextOf(starsOf(quiz)) : ''
}

/** Whether some of the questions after a round are still to be answered or skipped. */
export function isQuizOpen(store: Pick<Store, 'get'>, puzzle: Quiz['puzzle']): boolean {
  return !areAnswered(quizIn(store, puzzle))
}

/** Questions that are reviews, each with what it asks of the country. */
const FACETS: Readonly<Partial<Record<Question['kind'], Facet>>> = { place: 'where', flag: 'flag' }

/** Derives the reviews of the place and of the flag; a question that was skipped tells nothing. */
export function reviewsOfQuiz({ puzzle, answers, isUnjudged }: Quiz): readonly Review[] {
  const round = puzzle.kind === 'daily' ? keyOf(puzzle) : `${keyOf(puzzle)}.${puzzle.deal}`
  return answers.flatMap((answer): Review[] => {
    const { kind, at, isRight } = answer
    const facet = FACETS[kind]
    if (isUnjudged || facet === undefined || isSkipped(answer)) return []
    const found = isRight ? 1 : undefined
    return [{ identity: `${round}.${facet}`, country: countryIn(puzzle), at, found, facet }]
  })
}

import { type CountryCode, countryOf } from '../../src/geo/countries'
import type { Question } from '../../src/machines/quiz/questions'
import { type Quiz, questionsOf, starsOf } from '../../src/machines/quiz/quiz'
import { quizMode } from '../../src/machines/quiz/quizMode'
import { quizIn } from '../../src/machines/quiz/storedQuizzes'
import type { DailyPuzzle } from '../../src/machines/rules/puzzle'
import type { Given } from '../../src/machines/series/questions'
import { QuizOracle, type Reply } from '../../tools/rules/quizOracle'
import { TwoTabs } from '../machines/twoTabs'

/** The day whose country is asked about. */
export const PUZZLE: DailyPuzzle = { kind: 'daily', deck: 'twenty', date: '2026-11-21' }

const REPLIES: readonly Reply[] = ['right', 'wrong', 'skip', 'odd']

/** Answers that two tabs of one device give. */
export const MOVES = [0, 1].flatMap((tab) => REPLIES.map((reply) => `${tab} ${reply}`))

export type World = { readonly mode?: typeof quizMode; readonly stars?: typeof starsOf }

export const FAR_AWAY = [-60, -150] as const

/** What the screen sends for a reply to a question. */
function replyTo({ kind, options, right }: Question, reply: Reply): Omit<Given, 'at'> {
  if (reply === 'skip') return {}
  const [first, ...others] = right as readonly [CountryCode, ...CountryCode[]]
  const wrong = options.find((country) => !right.includes(country))
  if (kind === 'place') {
    if (reply === 'odd') return { countries: [first] }
    return { spot: reply === 'right' ? countryOf(first).centroid : FAR_AWAY }
  }
  if (reply === 'odd') return { countries: right.concat('KI') }
  return { countries: reply === 'right' ? right : [wrong as CountryCode, ...others] }
}

const questions = questionsOf({ puzzle: PUZZLE })

export const QUESTIONS = questions.length

/** Questions after a day in two tabs, beside the rules as the oracle has them. */
export function askedIn({ mode = quizMode, stars = starsOf }: World = {}): TwoTabs<Quiz> {
  const oracle = new QuizOracle(questions.length)
  return new TwoTabs({
    mode,
    oracle,
    stored: (entries) => quizIn(entries, PUZZLE),
    reply: (move, tab, at, { answers }) => {
      const reply = move as Reply
      oracle.answer(tab, reply, at)
      return replyTo(questions[answers.length] ?? (questions[0] as Question), reply)
    },
    seen: (quiz) => ({ stars: stars(quiz) }),
  })
}

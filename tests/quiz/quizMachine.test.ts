import { describe, expect, it } from 'vitest'
import type { CountryCode } from '../../src/geo/countries'
import {
  areAnswered,
  isSkipped,
  type Quiz,
  questionsOf,
  type Reply,
  starsOf,
  starsTextOf,
  withAnswer,
} from '../../src/machines/quiz/quiz'
import { quizMode, withReply } from '../../src/machines/quiz/quizMode'
import { reviewsOfQuiz, starsIn } from '../../src/machines/quiz/storedQuizzes'
import { type Questions, questionsMachineOf } from '../../src/machines/series/questions'
import { testTwoTabs } from '../machines/twoTabsTests'
import { askedIn, FAR_AWAY, MOVES, PUZZLE, QUESTIONS, type World } from './quizDriver'

/** The questions of which one rule is another. */
function asked(rule: Partial<Questions<Quiz>>): World {
  const answered = ({ answers }: Quiz) => answers.length
  const player = questionsMachineOf({ id: 'quiz', answered, isOver: areAnswered, withReply, ...rule })
  return { mode: { ...quizMode, player } }
}

const quizWith = (answers: readonly Reply[]) =>
  answers.reduce<Quiz>(withAnswer, { puzzle: PUZZLE, answers: [] })

/** Questions each of which is asked wrongly in one way. */
const wrong: Readonly<Record<string, World>> = {
  'a skipped question counts': { stars: ({ answers }) => answers.map(() => true) },
  'an answer can be given twice': asked({ isOver: () => false }),
  'what is not offered is taken': asked({
    withReply: (quiz, reply) => ({
      ...quiz,
      answers: [...quiz.answers, { ...reply, kind: 'place', isRight: false }],
    }),
  }),
  'half of the neighbours are enough': {
    stars: (quiz) =>
      starsOf(quiz).map((isRight, place) => isRight || (quiz.answers[place]?.countries?.length ?? 0) > 1),
  },
  'a question cannot be skipped': asked({
    withReply: (quiz, reply) => (isSkipped(reply) ? quiz : withReply(quiz, reply)),
  }),
}

describe('the questions after a day', () => {
  testTwoTabs({ mode: quizMode, tabsIn: askedIn, moves: MOVES, most: QUESTIONS, wrong })

  it('are not stored until one is answered', () => {
    const driver = askedIn()
    for (const move of ['0 odd', '1 reload', 'hear']) driver.make(move)
    expect(driver.entries.keys()).toEqual([])
    driver.make('0 skip')
    expect(driver.entries.keys()).toEqual(['world-outline.quiz.daily.twenty.2026-11-21'])
  })

  it('are told in stars, in order, once all are answered', () => {
    expect(starsTextOf([true, false, true])).toBe('★☆★')
    const driver = askedIn()
    const { entries } = driver
    for (let answered = 0; answered < QUESTIONS; answered++) {
      expect(starsIn(entries, PUZZLE)).toBe('')
      for (const move of [answered === 1 ? '0 skip' : '0 right', '0 next']) driver.make(move)
    }
    expect(starsIn(entries, PUZZLE)).toMatch(/^★☆★*$/)
    expect(starsIn(entries, PUZZLE)).toHaveLength(QUESTIONS)
    expect(starsIn(entries, { ...PUZZLE, date: '2026-11-20' })).toBe('')
  })

  it('leave a review of the place and of the flag, and none of what was skipped', () => {
    const answers = questionsOf({ puzzle: PUZZLE }).map(({ kind, right }, at) =>
      kind === 'place' ? { at, spot: FAR_AWAY, distance: 5000 } : { at, countries: right },
    )
    expect(reviewsOfQuiz(quizWith(answers)).map(({ facet, found }) => [facet, found])).toEqual([
      ['where', undefined],
      ['flag', 1],
    ])
    const skipped = quizWith(answers.map(({ at }) => ({ at })))
    expect(skipped.answers).toHaveLength(QUESTIONS)
    expect(reviewsOfQuiz(skipped)).toEqual([])
  })

  it('take nothing that is no answer to the open question, and nothing once all are answered', () => {
    const questions = questionsOf({ puzzle: PUZZLE })
    const skipped = (count: number) => quizWith(Array<Reply>(count).fill({ at: 0 }))
    const place = questions.findIndex(({ kind }) => kind === 'neighbours')
    const right = questions[place]?.right ?? []
    const [first, ...others] = right as readonly [CountryCode, CountryCode, ...CountryCode[]]
    const noAnswers: readonly (readonly [number, Omit<Reply, 'at'>])[] = [
      [0, { distance: 0 }],
      [0, { spot: FAR_AWAY }],
      [0, { spot: FAR_AWAY, distance: 0, countries: [] }],
      [place, { spot: FAR_AWAY, distance: 0 }],
      [place, { countries: others }],
      [place, { countries: [...others, 'KI'] }],
      [place, { countries: [...others, others[0] as CountryCode] }],
      [place, { countries: [...right, first] }],
      [questions.length, {}],
    ]
    for (const [answered, reply] of noAnswers) {
      const quiz = skipped(answered)
      expect(quiz.answers).toHaveLength(answered)
      expect(withAnswer(quiz, { at: 1, ...reply }), JSON.stringify(reply)).toBe(quiz)
    }
    expect(withAnswer(skipped(place), { at: 1, countries: right }).answers).toHaveLength(place + 1)
  })
})

import { logReview } from '../journal/review'
import { pinAt } from '../pins/pinsMode'
import { keyOf } from '../rules/puzzle'
import { isAheadOf } from '../series/ahead'
import type { Mode } from '../series/mode'
import { type Given, questionsMachineOf } from '../series/questions'
import { areAnswered, countryIn, identityOf, type Quiz, withAnswer } from './quiz'
import { quizIn, quizzes, reviewsOfQuiz } from './storedQuizzes'

/** Machine of the questions after a round. */
export const quizQuestions = questionsMachineOf<Quiz>({
  id: 'quizQuestions',
  answered: ({ answers }) => answers.length,
  isOver: areAnswered,
  withReply,
})

/** Mode for the questions after a round. */
export const quizMode: Mode<Quiz, typeof quizQuestions> = {
  id: 'quiz',
  player: quizQuestions,
  isFurther: (other, quiz) =>
    identityOf(other.puzzle) === identityOf(quiz.puzzle) && isAheadOf(other.answers, quiz.answers),
  keyOf: (quiz) => quizzes.keyOf(quiz),
  identityOf: ({ puzzle }) => identityOf(puzzle),
  records: quizzes,
  read: (store, { puzzle }) => quizzes.find(store, keyOf(puzzle)),
  // Questions that were only looked at are not stored.
  write: (store, quiz) => {
    if (quiz.answers.length === 0) return quizIn(store, quiz.puzzle)
    const stored = quizzes.join(store, quiz)
    // Days are stored for good; the next round of practice takes the place of this one.
    if (stored.puzzle.kind === 'practice')
      for (const review of reviewsOfQuiz(stored)) logReview(store, review)
    return stored
  },
}

/** Adds a reply as an answer, with the distance of a place to the country. */
export function withReply(quiz: Quiz, { spot, ...reply }: Given): Quiz {
  const pin = spot && pinAt(spot, countryIn(quiz.puzzle))
  return withAnswer(quiz, { ...reply, ...pin })
}

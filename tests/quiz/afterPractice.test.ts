import { expect, it } from 'vitest'
import { challengeTo } from '../../src/machines/challenge/challenge'
import { identityOf, type PracticeRound, type Quiz, questionsOf } from '../../src/machines/quiz/quiz'
import { quizMode, withReply } from '../../src/machines/quiz/quizMode'
import { quizIn, quizzes } from '../../src/machines/quiz/storedQuizzes'
import { newRound } from '../../src/machines/rules/round'
import { encodeBackup } from '../../src/machines/transfer/backup'
import { memoryStore } from '../machines/memoryStore'

const NOON = Date.UTC(2026, 10, 21, 12)
const KEY = 'world-outline.quiz.practice.europe.due'
const roundOf = (deal: number, target: PracticeRound['target']): PracticeRound => ({
  kind: 'practice',
  deck: 'europe',
  order: 'due',
  deal,
  target,
})
const [france, italy] = [roundOf(-7, 'FR'), roundOf(8, 'IT')]

/** Puts a pin after a round, as its screen does. */
const pinned = (puzzle: PracticeRound, at = NOON): Quiz =>
  withReply({ puzzle, answers: [] }, { at, spot: [46, 2] })

it('is kept under its puzzle, so that the questions after a round take the place of those before', () => {
  const store = memoryStore()
  quizMode.write(store, pinned(france))
  expect(quizIn(store, france)).toEqual(pinned(france))
  expect(quizIn(store, italy).answers).toEqual([])
  quizMode.write(store, { puzzle: italy, answers: [] })
  expect(quizIn(store, france)).toEqual(pinned(france))
  quizMode.write(store, pinned(italy, NOON + 1))
  expect(quizIn(store, italy)).toEqual(pinned(italy, NOON + 1))
  expect(quizIn(store, france).answers).toEqual([])
  expect(store.keys().filter((key) => key.includes('quiz'))).toEqual([KEY])
})

it('takes the earlier of two answers in one round, and none of another round', () => {
  const store = memoryStore()
  quizMode.write(store, pinned(france))
  expect(quizMode.write(store, pinned(france, NOON + 9))).toEqual(pinned(france))
  const { isFurther } = quizMode
  expect(isFurther(pinned(france, NOON - 1), pinned(france))).toBe(true)
  expect(isFurther(pinned(italy, NOON - 1), pinned(france))).toBe(false)
})

it('asks about the country of the round, in the same way for the same round', () => {
  expect(identityOf(france)).toBe('practice.europe.due.-7.FR')
  expect(questionsOf({ puzzle: france })[0]?.right).toEqual(['FR'])
  expect(questionsOf({ puzzle: { ...france } })).toBe(questionsOf({ puzzle: france }))
  expect(questionsOf({ puzzle: roundOf(9, 'FR') })).not.toEqual(questionsOf({ puzzle: france }))
})

it('goes into no backup', () => {
  const store = memoryStore()
  quizzes.write(store, pinned(france))
  expect(encodeBackup(store)).not.toContain('quiz')
})

/** Record of answers to a round of practice. */
function answering(...answers: readonly string[]): string {
  const all = answers.map((answer) => `{"at":1,${answer}}`)
  return `{"version":1,"round":{"deal":1,"target":"FR"},"answers":[${all}],"tables":1,"all":4}`
}

it('reads each kind of answer from a record', () => {
  const text = answering(
    '"kind":"place","right":true,"spot":[46,2],"distance":5',
    '"kind":"neighbours","right":false',
    '"kind":"flag","right":true,"countries":["FR"]',
  )
  expect(quizIn(memoryStore({ [KEY]: text }), roundOf(1, 'FR')).answers).toHaveLength(3)
})

it('asks about the country of the round, whatever storage that was changed says of it', () => {
  const store = memoryStore()
  quizMode.write(store, pinned(roundOf(-7, 'IT')))
  expect(quizIn(store, france).answers).toEqual([])
  expect(questionsOf({ puzzle: roundOf(-7, 'IT') })[0]?.right).toEqual(['IT'])
  expect(questionsOf({ puzzle: france })[0]?.right).toEqual(['FR'])
  expect(quizMode.isFurther(pinned(roundOf(-7, 'IT'), NOON - 1), pinned(france))).toBe(false)
  expect(quizMode.write(store, pinned(france, NOON + 1))).toEqual(pinned(france, NOON + 1))
})

it.each([
  ['without its round', KEY, '{"version":1,"answers":[{"at":1}]}'],
  ['of no puzzle', 'world-outline.quiz.challenge.abc', '{"version":1,"answers":[{"at":1}]}'],
  [
    'of a challenge',
    `world-outline.quiz.challenge.${challengeTo(newRound(roundOf(1, 'FR'), 'FR', 1), 7, false)}`,
    '{"version":1,"round":{"deal":1,"target":"FR"},"answers":[{"at":1}]}',
  ],
  ['with a place and countries', KEY, answering('"kind":"place","right":false,"countries":["FR"]')],
  ['with a place that is nowhere', KEY, answering('"kind":"place","right":false,"distance":5')],
  ['with a flag on the globe', KEY, answering('"kind":"flag","right":false,"spot":[0,0],"distance":5')],
  ['with a skipped question that is right', KEY, answering('"kind":"flag","right":true')],
  ['with no outcome', KEY, answering('"kind":"flag"')],
  ['with a country that is none', KEY, answering('"kind":"flag","right":false,"countries":["QQ"]')],
  ['with a question of a kind that is none', KEY, answering('"kind":"river","right":false')],
  ['with one question twice', KEY, answering(...Array(2).fill('"kind":"flag","right":false'))],
  [
    'with more answers than questions',
    KEY,
    answering('"kind":"flag","right":false', '"kind":"place","right":false').replace('"all":4', '"all":1'),
  ],
  ['of a deck of regions', 'world-outline.quiz.practice.US', '{"version":1,"answers":[{"at":1}]}'],
])('reads nothing from a record %s', (_, key, text) => {
  const store = memoryStore({ [key]: text })
  expect(quizzes.read(store, key.slice(quizzes.prefix.length)).kind).toBe('damaged')
})

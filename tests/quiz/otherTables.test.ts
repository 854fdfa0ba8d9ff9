import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { areAnswered, type Quiz, questionsIn, starsOf } from '../../src/machines/quiz/quiz'
import { quizMode, withReply } from '../../src/machines/quiz/quizMode'
import { quizzes, reviewsOfQuiz, starsIn } from '../../src/machines/quiz/storedQuizzes'
import { memoryStore } from '../machines/memoryStore'

/** Answers that were stored with tables in which other countries are neighbours, have flags alike, and are asked about. */
const texts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync('tests/fixtures/otherTables.json', 'utf8'),
)

const PRACTICE = { kind: 'practice', deck: 'europe', order: 'due', deal: -7, target: 'FR' } as const
const read = (store = memoryStore(texts)) =>
  new Map(quizzes.ids(store).map((id) => [id, quizzes.find(store, id) as Quiz]))
const at = (id: string) => read().get(id) as Quiz

describe('answers that were stored with other tables', () => {
  it('are not judged again: each is as right as it was', () => {
    expect([...read()].map(([id, quiz]) => [id, starsOf(quiz)])).toEqual([
      ['daily.twenty.2026-11-19', [true, true, false]],
      ['daily.world.2026-11-20', [false, true, true, false]],
      ['practice.europe.due', [true, false]],
    ])
  })

  it('are over where they were over, however many questions there are today', () => {
    expect(areAnswered(at('daily.twenty.2026-11-19'))).toBe(true)
    expect(areAnswered(at('daily.world.2026-11-20'))).toBe(true)
    expect(starsIn(memoryStore(texts), { kind: 'daily', deck: 'twenty', date: '2026-11-19' })).toBe('★★☆')
  })

  it('leave the reviews that they left', () => {
    expect(reviewsOfQuiz(at('daily.twenty.2026-11-19')).map(({ facet, found }) => [facet, found])).toEqual([
      ['where', 1],
      ['flag', undefined],
    ])
  })

  it('go on with questions of today that were not asked yet, as many as there were', () => {
    const open = at('practice.europe.due')
    expect(questionsIn(open).map((question) => question?.kind)).toEqual(['flag', 'place', 'neighbours'])
    const next = withReply(open, { at: 1_795_176_002_000 })
    expect(next.answers.map(({ kind }) => kind)).toEqual(['flag', 'place', 'neighbours'])
    expect(areAnswered(next)).toBe(true)
    const store = memoryStore(texts)
    quizMode.write(store, next)
    expect(read(store).get('practice.europe.due')).toEqual(next)
    expect(next.puzzle).toEqual(PRACTICE)
  })

  it('are left as they are by whoever reads them', () => {
    for (const [id, quiz] of read())
      expect({ ...quizzes.encode(quiz) }, id).toEqual(JSON.parse(texts[quizzes.prefix + id] ?? ''))
  })

  it('are of a later version where they name a country that is unknown', () => {
    const [key = '', text = ''] = Object.entries(texts)[0] ?? []
    const kindOf = (changed: string) =>
      quizzes.decode(JSON.parse(changed), key.slice(quizzes.prefix.length)).kind
    expect(kindOf(text.replace('"NZ"', '"QQ"'))).toBe('later')
    expect(kindOf(text.replace('"NZ"', '"QQ"').replace('"tables":9', '"tables":1'))).toBe('damaged')
  })
})

import { describe, expect, it } from 'vitest'
import type { CountryCode } from '../../src/geo/countries'
import { logReview, type Review } from '../../src/machines/journal/review'
import { recallsIn, repetitionIn } from '../../src/machines/learning/due'
import { ofPlaces } from '../../src/machines/learning/facets'
import { recallsOf } from '../../src/machines/learning/recall'
import { reviewLogOf } from '../../src/machines/learning/reviewLog'
import { pinnedOn } from '../../src/machines/pins/pinnedCountries'
import { pinsDays } from '../../src/machines/pins/storedPins'
import { type Quiz, questionsOf, type Reply, withAnswer } from '../../src/machines/quiz/quiz'
import { quizMode } from '../../src/machines/quiz/quizMode'
import { quizzes } from '../../src/machines/quiz/storedQuizzes'
import { DAY_MS } from '../../src/machines/schedule/day'
import { eraseAll } from '../../src/machines/store/erasure'
import { reviewsIn } from './logged'
import { memoryStore } from './memoryStore'

const NOON = Date.UTC(2026, 10, 21, 12)
const DATE = '2026-11-21'
const FRANCE = { kind: 'daily', deck: 'twenty', date: DATE } as const
const PRACTICE = { kind: 'practice', deck: 'europe', deal: -7, target: 'FR' } as const

/** Reviews that a store gives, without what is the same in all of them. */
const told = (store: ReturnType<typeof memoryStore>) => reviewLogOf(store, ofPlaces).reviews().map(inShort)

/** Reviews in the log of a store, likewise. */
const logged = (store: ReturnType<typeof memoryStore>) => reviewsIn(store).map(inShort)

const inShort = ({ identity, country, found, facet }: Review) => [identity, country, found, facet]

/** Answers of a quiz about France, in order. */
function quizOf(puzzle: Quiz['puzzle'], place: Omit<Reply, 'at'>, chosen?: CountryCode): Quiz {
  const countries = questionsOf({ puzzle }).slice(1, -1)
  const answers = [place, ...countries.map(() => ({})), chosen ? { countries: [chosen] } : {}]
  const replies = answers.map((answer, at) => ({ at: NOON + at, ...answer }))
  return replies.reduce<Quiz>(withAnswer, { puzzle, answers: [] })
}

const wrongFlag = (puzzle: Quiz['puzzle']) =>
  questionsOf({ puzzle })
    .at(-1)
    ?.options.find((code) => code !== 'FR')

describe('the reviews of a quiz', () => {
  const spot = [46, 2] as const
  it.each([
    [0, 1],
    [250, 1],
    [251, undefined],
  ])('are of its place, %s km beside it', (distance, found) => {
    const store = memoryStore()
    quizzes.write(store, quizOf(FRANCE, { spot, distance }, found ? 'FR' : undefined))
    const identity = `daily.twenty.${DATE}`
    expect(told(store)).toEqual([[`${identity}.where`, 'FR', found, 'where']])
    expect(logged(store)).toEqual([])
  })

  it('say of a wrong flag that it was missed, and of a skipped question nothing', () => {
    const store = memoryStore()
    quizMode.write(store, quizOf(PRACTICE, {}, wrongFlag(PRACTICE)))
    expect(logged(store)).toEqual([['practice.europe.-7.flag', 'FR', undefined, 'flag']])
    expect(told(store)).toEqual([])
  })

  it('are logged after practice, once, and stay when the next round takes the place of the record', () => {
    const store = memoryStore()
    const expected = [
      ['practice.europe.-7.flag', 'FR', undefined, 'flag'],
      ['practice.europe.-7.where', 'FR', 1, 'where'],
    ]
    quizMode.write(store, quizOf(PRACTICE, { spot, distance: 0 }, wrongFlag(PRACTICE)))
    expect(logged(store)).toEqual(expected)
    expect(told(store)).toEqual([expected[1]])
    const late = quizOf(PRACTICE, { spot, distance: 900 }, 'FR')
    quizMode.write(store, {
      ...late,
      answers: late.answers.map((each) => ({ ...each, at: each.at + 1 })),
    })
    expect(logged(store)).toEqual(expected)
    const next = { ...PRACTICE, deal: 8, target: 'IT' } as const
    quizMode.write(store, quizOf(next, { spot, distance: 300 }))
    expect(logged(store)).toHaveLength(3)
    expect(told(store)).toContainEqual(['practice.europe.8.where', 'IT', undefined, 'where'])
    eraseAll(store, DATE)
    expect([...told(store), ...logged(store)]).toEqual([])
  })
})

describe('the reviews of Five Pins', () => {
  const countries = pinnedOn(DATE)
  const distances = [0, 250, 251, 5000, 0]
  const store = memoryStore()
  pinsDays.write(store, {
    date: DATE,
    pins: distances.map((distance, place) => ({ at: NOON + place, spot: [0, 0], distance })),
  })

  it('are one for each pin, good up to 250 km beside the country', () => {
    expect(told(store)).toEqual(
      countries.map((country, place) => [
        `pins.${DATE}.${place}`,
        country,
        (distances[place] ?? 0) <= 250 ? 1 : undefined,
        'where',
      ]),
    )
  })

  it('bring a missed place back the day after, before one that was found, and use up no new places', () => {
    const recalls = recallsOf(reviewLogOf(store, ofPlaces).reviews())
    const dueOf = (place: number) => recalls.get(countries[place] ?? '')?.due ?? 0
    expect(dueOf(3)).toBe(Date.parse(DATE) + DAY_MS)
    expect(dueOf(0)).toBeGreaterThan(dueOf(3))
    const now = repetitionIn(store, { deck: 'world' }, NOON, ofPlaces)
    expect([now.due, now.fresh, now.found]).toEqual([0, 5, 3])
    expect(repetitionIn(store, { deck: 'world' }, NOON + DAY_MS, ofPlaces).due).toBe(2)
  })

  it('leave alone what is known of outlines', () => {
    expect(recallsIn(store).size).toBe(0)
    const { due, found, fresh } = repetitionIn(store, { deck: 'world' }, NOON + 9 * DAY_MS)
    expect([due, found, fresh]).toEqual([0, 0, 5])
    logReview(store, { identity: 'practice.world.1', country: 'FR', at: NOON, found: 1 })
    logReview(store, { identity: 'practice.world.1.where', country: 'FR', at: NOON, facet: 'where' })
    expect(recallsIn(store).get('FR')).toMatchObject({ met: 1, found: 1 })
    expect(recallsOf(reviewLogOf(store, ofPlaces).reviews()).get('FR')).toMatchObject({ met: 1, found: 0 })
  })
})

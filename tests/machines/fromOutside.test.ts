import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CountryCode } from '../../src/geo/countries'
import { newAttempt, withGuess } from '../../src/machines/classroom/attempt'
import { attempts } from '../../src/machines/classroom/storedAttempt'
import { ofPlaces } from '../../src/machines/learning/facets'
import { reviewLogOf } from '../../src/machines/learning/reviewLog'
import { PINS_FROM, pinnedOn } from '../../src/machines/pins/pinnedCountries'
import { type PinsDay, pinsStreakOf } from '../../src/machines/pins/pins'
import { withPin } from '../../src/machines/pins/pinsMode'
import { pinsDays, readPinsDays } from '../../src/machines/pins/storedPins'
import type { Quiz } from '../../src/machines/quiz/quiz'
import { withReply } from '../../src/machines/quiz/quizMode'
import { quizzes } from '../../src/machines/quiz/storedQuizzes'
import { dateOfDay, dayNumber } from '../../src/machines/schedule/day'
import type { Given, Spot } from '../../src/machines/series/questions'
import { planOfDay } from '../../src/machines/sprint/run'
import { runs } from '../../src/machines/sprint/storedRun'
import type { Collection } from '../../src/machines/store/collection'
import { encodeBackup } from '../../src/machines/transfer/backup'
import * as classroom from '../classroom/sets'
import { played } from '../sprint/played'
import { decodeBackup, takeIn } from './backups'
import { memoryStore } from './memoryStore'

const TODAY = '2026-11-21'
const MIDNIGHT = Date.parse(TODAY)
const NOON = Date.UTC(2026, 10, 21, 12)
const PUZZLE = { kind: 'daily', deck: 'twenty', date: TODAY } as const

/** Times of replies, a second apart. */
const timed = (replies: readonly Omit<Given, 'at'>[], from: number): readonly Given[] =>
  replies.map((reply, index) => ({ ...reply, at: from + index * 1000 }))

const pinned = (spots: readonly Spot[], from = MIDNIGHT + 9000, date: PinsDay['date'] = TODAY) =>
  timed(
    spots.map((spot) => ({ spot })),
    from,
  ).reduce<PinsDay>((day, pin) => withPin(day, pinnedOn(date), pin), { date, pins: [] })

const answered = (replies: readonly Omit<Given, 'at'>[], from = MIDNIGHT + 9000) =>
  timed(replies, from).reduce<Quiz>(withReply, { puzzle: PUZZLE, answers: [] })

const skip = {}
const put = { spot: [10, 20] } as const
const ofDay = planOfDay(TODAY)
const set = classroom.threeOf()
const begun = newAttempt(set, 4, NOON - 9000, 99)

/** Of each kind what this device has begun, the same as it went on elsewhere, and another that would stand before it. */
const kinds: Readonly<
  Record<string, readonly [Collection<never>, began: unknown, on: unknown, rival: unknown]>
> = {
  'Five Pins': [
    pinsDays as Collection<never>,
    ...[['melanesia', [1, 2]] as const, ['melanesia', [1, 2], [3, 4]] as const].map((spots) => pinned(spots)),
    pinned(['polynesia', [1, 2], [3, 4], [5, 6], [7, 8]], MIDNIGHT),
  ] as never,
  questions: [
    quizzes as Collection<never>,
    answered([put]),
    answered([put, skip]),
    answered([skip, skip, skip, skip], MIDNIGHT),
  ],
  'the sprint of a day': [
    runs as Collection<never>,
    played(ofDay, ['right', 1000]),
    played(ofDay, ['right', 1000], ['skip', 1000]),
    { ...played(ofDay, ['right', 900], ['right', 900]), begun: MIDNIGHT },
  ],
  'a set': [
    attempts as Collection<never>,
    withGuess(begun, 'IT'),
    withGuess(withGuess(begun, 'IT'), 'JP'),
    withGuess(withGuess(begun, 'BR'), 'JP'),
  ],
}

/** Store with one value. */
function storeWith(collection: Collection<never>, value: unknown) {
  const store = memoryStore()
  collection.write(store, value as never)
  return store
}

describe.each(Object.entries(kinds))('a backup of %s', (_, [collection, began, on, rival]) => {
  it('never takes the place of what this device has begun', () => {
    const store = storeWith(collection, began)
    expect(takeIn(store, encodeBackup(storeWith(collection, rival)))).toEqual({
      days: 0,
      others: 0,
      league: 0,
    })
    expect(collection.all(store)).toEqual([began])
  })

  it('goes on with it, also back on the device where it was begun, and never falls behind', () => {
    const store = storeWith(collection, began)
    expect(takeIn(store, encodeBackup(storeWith(collection, on))).others).toBe(1)
    expect(collection.all(store)).toEqual([on])
    expect(takeIn(store, encodeBackup(storeWith(collection, began))).others).toBe(0)
    expect(collection.all(store)).toEqual([on])
  })

  it('is taken in where there is nothing', () => {
    const store = memoryStore()
    expect(takeIn(store, encodeBackup(storeWith(collection, rival))).others).toBe(1)
    expect(collection.all(store)).toEqual([rival])
  })

  it('is joined as before between two tabs', () => {
    const store = storeWith(collection, began)
    collection.join(store, rival as never)
    const joined = collection.all(store)
    const other = storeWith(collection, rival)
    collection.join(other, began as never)
    expect(collection.all(other)).toEqual(joined)
  })
})

it('leaves every pin where this device has set it, whatever a backup has', () => {
  const spots = fc.array(fc.constantFrom<Spot[]>('melanesia', [1, 2], [3, 4]), { minLength: 1, maxLength: 5 })
  const from = fc.constantFrom(MIDNIGHT, MIDNIGHT + 9000)
  fc.assert(
    fc.property(spots, spots, from, (own, other, at) => {
      const store = storeWith(pinsDays as Collection<never>, pinned(own))
      takeIn(store, encodeBackup(storeWith(pinsDays as Collection<never>, pinned(other, at))))
      expect(readPinsDays(store)[0]?.pins.slice(0, own.length)).toEqual(pinned(own).pins)
    }),
    { numRuns: 50 },
  )
})

const honest = pinned(['melanesia', [1, 2]])
const [melanesia, second] = honest.pins as [PinsDay['pins'][0], PinsDay['pins'][0]]
const invented: PinsDay = { date: TODAY, pins: Array(5).fill({ at: MIDNIGHT, spot: [0, 0], distance: 0 }) }
const quiz = answered([put, skip])
const changed = (change: object): Quiz => ({
  ...quiz,
  answers: quiz.answers.map((answer, place) => (place === 0 ? { ...answer, ...change } : answer)),
})
const early = dateOfDay(dayNumber(PINS_FROM) - 1)

describe('what a backup says of itself', () => {
  it.each<[string, Collection<never>, unknown]>([
    ['pins in no country at no distance', pinsDays as Collection<never>, invented],
    ['pins at the beginning of time', pinsDays as Collection<never>, pinned(['melanesia'], 0)],
    [
      'a pin a second before its day',
      pinsDays as Collection<never>,
      pinned(['melanesia', [1, 2]], MIDNIGHT - 1),
    ],
    ['a pin still to be set', pinsDays as Collection<never>, pinned(['melanesia'], NOON + 600_001)],
    [
      'pins of a day before the first',
      pinsDays as Collection<never>,
      pinned(['melanesia'], Date.parse(early), early),
    ],
    [
      'a pin a kilometre nearer than it is',
      pinsDays as Collection<never>,
      { ...honest, pins: [melanesia, { ...second, distance: second.distance - 1 }] },
    ],
    [
      'a pin more precise than any',
      pinsDays as Collection<never>,
      { ...honest, pins: [melanesia, { ...second, spot: [1.001, 2] }] },
    ],
    ['a place that is nearer than it is', quizzes as Collection<never>, changed({ distance: 0 })],
    ['a place that is right', quizzes as Collection<never>, changed({ isRight: true })],
    [
      'an answer to another question',
      quizzes as Collection<never>,
      { ...quiz, answers: quiz.answers.slice(1) },
    ],
    ['an answer before its day', quizzes as Collection<never>, answered([put], MIDNIGHT - 1)],
    ['an answer still to be given', quizzes as Collection<never>, answered([put], NOON + 600_001)],
    [
      'fewer questions than there are',
      quizzes as Collection<never>,
      { ...quiz, begunWith: { tables: 1, all: 2 } },
    ],
    [
      'a choice that is not offered',
      quizzes as Collection<never>,
      withNeighbours(['TV', 'NR', 'KI'] as CountryCode[]),
    ],
    [
      'a sprint of a day before it',
      runs as Collection<never>,
      { ...played(ofDay, ['right', 9]), begun: MIDNIGHT - 1 },
    ],
    [
      'a run still to come',
      runs as Collection<never>,
      { ...played(ofDay, ['right', 9]), begun: NOON + 600_001 },
    ],
    ['an attempt still to come', attempts as Collection<never>, newAttempt(set, 4, NOON + 600_001, 99)],
  ])('is not believed where that cannot be, and is named: %s', (_, collection, value) => {
    const store = storeWith(collection, value)
    const [name] = store.keys().map((key) => key.replace('world-outline.', ''))
    expect(decodeBackup(encodeBackup(store), TODAY)).toMatchObject({ values: [], left: [name] })
  })

  it('is believed up to now, and a little later by the clock of another device', () => {
    for (const at of [MIDNIGHT, NOON, NOON + 590_000]) {
      const store = storeWith(pinsDays as Collection<never>, pinned(['melanesia', [1, 2]], at))
      quizzes.write(store, answered([put, skip, skip], at))
      expect(decodeBackup(encodeBackup(store), TODAY)).toMatchObject({ count: 2, left: [] })
    }
  })
})

describe('a backup that was made with other tables', () => {
  const other = { ...invented, tables: 9 }
  const others = { ...quiz, begunWith: { tables: 9, all: 2 } }
  const text = () => {
    const store = storeWith(pinsDays as Collection<never>, other)
    quizzes.write(store, others)
    return encodeBackup(store)
  }
  const countedIn = (store: ReturnType<typeof memoryStore>) => [
    pinsStreakOf(readPinsDays(store), TODAY),
    reviewLogOf(store, ofPlaces).reviews().length,
  ]

  it('is shown, and counts for nothing', () => {
    const store = memoryStore()
    expect(takeIn(store, text()).others).toBe(2)
    expect(readPinsDays(store)).toEqual([{ ...other, isUnjudged: true }])
    expect(quizzes.all(store)).toEqual([{ ...others, isUnjudged: true }])
    expect(countedIn(store)).toEqual([0, 0])
    // Nor does a backup of that device make more of it.
    const third = memoryStore()
    takeIn(third, encodeBackup(store))
    expect(countedIn(third)).toEqual([0, 0])
  })

  it('takes the place of nothing, and leaves its own to what can be judged', () => {
    const store = memoryStore()
    takeIn(store, text())
    const source = storeWith(pinsDays as Collection<never>, honest)
    quizzes.write(source, quiz)
    expect(takeIn(store, encodeBackup(source)).others).toBe(2)
    expect(readPinsDays(store)).toEqual([honest])
    expect(takeIn(store, text()).others).toBe(0)
    expect(countedIn(store)).toEqual([0, 3])
  })

  it('counts as before on the device that made it', () => {
    const store = storeWith(pinsDays as Collection<never>, other)
    quizzes.write(store, others)
    expect(countedIn(store)).toEqual([1, 6])
    takeIn(store, encodeBackup(store))
    expect(countedIn(store)).toEqual([1, 6])
  })
})

/** The quiz with countries chosen as neighbours. */
function withNeighbours(countries: readonly CountryCode[]): Quiz {
  const answer = { at: MIDNIGHT + 9999, countries, kind: 'neighbours', isRight: true } as const
  return { ...quiz, answers: [...quiz.answers.slice(0, 1), answer] }
}

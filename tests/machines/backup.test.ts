import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { logReview, type Review } from '../../src/machines/journal/review'
import { readDays, writeRound } from '../../src/machines/journal/storedRound'
import { addToLeague, readLeague } from '../../src/machines/league/storedLeague'
import { newRound } from '../../src/machines/rules/round'
import { targetOf } from '../../src/machines/schedule/dailies'
import { readRuns, runs } from '../../src/machines/sprint/storedRun'
import { encodeBackup } from '../../src/machines/transfer/backup'
import { readBackup } from '../../src/machines/transfer/readBackup'
import { dailyOf, dailyTarget, practice } from '../../tools/puzzles'
import { played, sprint } from '../sprint/played'
import { backupOf } from './backupOf'
import { decodeBackup, takeIn } from './backups'
import { entriesOf, reviewsIn, storeOf } from './logged'
import { memoryStore, refuse } from './memoryStore'
import { dayOf } from './rounds'

const TODAY = '2026-11-21'
const NOON = Date.UTC(2026, 10, 21, 12)
const PAST = '2026-11-20'
const [past, today] = [dailyTarget(PAST), dailyTarget(TODAY)]
const [miss, other] = (['IT', 'JP', 'BR', 'AU'] as const).filter((code) => code !== past && code !== today)
const days = [dayOf(PAST, past, [miss ?? 'IT', past]), dayOf(TODAY, today, [miss ?? 'IT'])]
const world = { kind: 'daily', deck: 'world', date: PAST } as const
const reviews: readonly Review[] = [
  { identity: 'challenge.abc_-9.0', country: 'NP', at: 1_795_000_000_001, found: undefined },
  { identity: 'practice.US.9', country: 'US-TX', at: 1_795_000_000_000, found: 1 },
  { identity: 'practice.twenty.77', country: 'BR', at: 1_795_000_000_000, found: 2, aided: true },
]
const text = () => backupOf(days, reviews)
const DAY = `daily.twenty.${PAST}`
const KEY = `world-outline.${DAY}`

/** The backup with other records beside its own, or with another version and the like. */
const changed = (records: object, change: object = {}) => {
  const backup = JSON.parse(text())
  return JSON.stringify({ ...backup, records: { ...backup.records, ...records }, ...change })
}

/** A store that has no room for what a key is taken for. */
function fullFor(store: ReturnType<typeof memoryStore>, isRefused: (key: string) => boolean) {
  return {
    ...store,
    set: (key: string, text: string) => {
      if (isRefused(key)) throw new Error('full')
      store.set(key, text)
    },
  }
}

describe('a backup', () => {
  it('has what was played, of all decks and of each kind, and nothing that was only looked at', () => {
    const store = memoryStore()
    const worldDay = { ...newRound(world, targetOf(world)), puzzle: world, guesses: [targetOf(world)] }
    const states = { kind: 'daily', deck: 'US', date: PAST } as const
    const statesDay = { ...newRound(states, targetOf(states)), puzzle: states, guesses: [targetOf(states)] }
    const run = played(sprint, ['right', 1000])
    const result = { who: 'Anna', deck: 'twenty', date: PAST, score: 3 } as const
    for (const day of [...days, statesDay, worldDay, newRound(dailyOf('2026-11-19'), 'FR')])
      writeRound(store, day)
    writeRound(store, newRound(practice, 'FR', 7))
    for (const review of reviews) logReview(store, review)
    runs.write(store, run)
    addToLeague(store, [result])
    const copy = memoryStore()
    expect(takeIn(copy, encodeBackup(store))).toEqual({ days: 4, others: 4, league: 1 })
    expect(readDays(copy)).toEqual([statesDay, days[0], worldDay, days[1]])
    expect(reviewsIn(copy)).toEqual(reviews)
    expect(readRuns(copy)).toEqual([run])
    expect(readLeague(copy)).toEqual([result])
    expect(encodeBackup(copy)).toBe(encodeBackup(store))
  })

  it('does not show the answer of a day in progress', () => {
    expect(text()).not.toContain(today)
  })

  it.each([
    [() => '', { fault: 'empty' }],
    [() => ' \n\t', { fault: 'empty' }],
    [() => text().slice(0, 60), { fault: 'damaged' }],
    [() => '{"game":"Another"}', { fault: 'foreign' }],
    [() => '[]', { fault: 'foreign' }],
    [() => changed({}, { version: 2 }), { fault: 'later' }],
    [() => changed({}, { version: 2, records: undefined, pages: [] }), { fault: 'later' }],
  ])('that is bad as a whole is refused, and why: %#', (bad, refusal) => {
    expect(decodeBackup(bad(), TODAY)).toEqual(refusal)
  })

  it.each<[string, unknown]>([
    ['daily.twenty.2026-02-30', { version: 1 }],
    ['daily.twenty.2026-02-30', { version: 1, target: 'PL', guesses: [], deck: 1 }],
    [DAY, { version: 1, target: past, guesses: [past, past], deck: 1 }],
    [DAY, 5],
    ['review.7', { version: 1 }],
    ['review.7', { version: 1, reviews: { [`${DAY}.0`]: { country: 'PL', at: 0 } } }],
    ['pins.2026-11-20', { version: 1, date: '2026-11-20', pins: [], tables: 1 }],
    [`quiz.${DAY}`, { version: 1, answers: [{ at: 1 }] }],
    ['run.2026-11-20', null],
    ['attempt.abc.1', { version: 1 }],
    ['class.abc', { version: 1, set: 'abc', at: 1 }],
    ['league', { version: 1, results: [['', 'twenty', PAST, 3]] }],
  ])('with a record that is unreadable is read without it, which is named: %s', (name, record) => {
    const whole = decodeBackup(changed({ [name]: undefined }), TODAY)
    const reading = decodeBackup(changed({ [name]: record }), TODAY)
    expect(reading).toEqual({ ...whole, left: [name] })
    expect(reading).toMatchObject({ values: { length: 4 + Number(name !== DAY) } })
  })

  it.each<[string, unknown]>([
    [`daily.moons.${PAST}`, {}],
    ['telescope.1', {}],
    [DAY, { version: 2 }],
    ['review.7', { version: 2 }],
  ])('with a record of a later version is read without it, and says so: %s', (name, record) => {
    const reading = decodeBackup(changed({ [name]: record }), TODAY)
    const rest = decodeBackup(changed({ [name]: undefined }), TODAY)
    expect(reading).toEqual({ ...rest, hasLater: true })
    expect(rest).toMatchObject({ hasLater: false })
  })

  it('tells how far it is read after each record, and can be left alone there', () => {
    const told: number[] = []
    const work = readBackup(text(), NOON, (done) => told.push(done))
    expect(work.next().done).toBe(false)
    expect(told).toEqual([0.2])
    while (!work.next().done);
    expect(told).toEqual([0.2, 0.4, 0.6, 0.8, 1])
  })

  it('never throws, whatever the file holds', () => {
    const pieces = fc.nat(text().length).map((end) => text().slice(0, end))
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string(), pieces), (bad) => {
        decodeBackup(bad, TODAY)
      }),
    )
  })

  it('leaves out days before the first or still to come, or with another target, and names them', () => {
    const [early, future] = (['2025-12-31', '2026-11-22'] as const).map((date) =>
      dayOf(date, dailyTarget(date), ['EG']),
    )
    const strange = dayOf('2026-11-19', dailyTarget('2026-11-19') === 'FR' ? 'DE' : 'FR', ['EG'])
    const backup = decodeBackup(
      backupOf([...days, early, future, strange].flatMap((day) => day ?? [])),
      TODAY,
    )
    expect(backup).toMatchObject({
      left: ['2025-12-31', '2026-11-19', '2026-11-22'].map((date) => `daily.twenty.${date}`),
      values: days.map((value) => ({ value })),
    })
  })
})

describe('merging a backup', () => {
  it('takes in what is new, day by day, and nothing the second time', () => {
    const store = memoryStore()
    writeRound(store, dayOf('2026-11-19', 'IT', ['IT']))
    expect(takeIn(store, text())).toEqual({ days: 2, others: 3, league: 0 })
    expect(readDays(store, 'twenty')).toHaveLength(3)
    const before = entriesOf(store)
    expect(takeIn(store, text())).toEqual({ days: 0, others: 0, league: 0 })
    expect(entriesOf(store)).toEqual(before)
  })

  it('writes each record of a long log once, and tells of them all at once', () => {
    const long = Array.from(
      { length: 5000 },
      (_, deal): Review => ({
        identity: `practice.twenty.${deal}`,
        country: 'FR',
        at: NOON,
        found: 1,
      }),
    )
    const store = memoryStore()
    let writes = 0
    const counted = fullFor(store, () => ++writes < 0)
    let told = 0
    counted.subscribe(() => told++)
    expect(takeIn(counted, backupOf([], long))).toEqual({ days: 0, others: 5000, league: 0 })
    expect([writes, told]).toEqual([100, 1])
  })

  it('does not undo what was finished here, and leaves a review as it is', () => {
    const store = memoryStore()
    const round = dayOf(PAST, past, [past])
    const here: Review = { identity: 'practice.twenty.77', country: 'BR', at: 5, found: 1 }
    writeRound(store, round)
    logReview(store, here)
    expect(takeIn(store, text())).toEqual({ days: 1, others: 2, league: 0 })
    expect(readDays(store, 'twenty')[0]).toEqual(round)
    expect(reviewsIn(store)).toContainEqual(here)
  })

  it('leaves everything as it was when the store is full on the way, wherever that is', () => {
    const run = played(sprint, ['right', 1000])
    const source = memoryStore()
    for (const day of days) writeRound(source, day)
    for (const review of reviews) logReview(source, review)
    runs.write(source, played(sprint, ['right', 1000], ['wrong', 1000]))
    for (const last of [1, 2, 3, 4, 5]) {
      const store = memoryStore()
      writeRound(store, dayOf(PAST, past, [other ?? 'JP']))
      runs.write(store, run)
      const before = entriesOf(store)
      let writes = 0
      const full = fullFor(store, () => ++writes === last)
      expect(() => takeIn(full, encodeBackup(source))).toThrow('full')
      expect(entriesOf(store)).toEqual(before)
    }
  })

  it('takes in what was damaged here, and keeps what was there aside', () => {
    const [review = ''] = storeOf(reviews.slice(2)).keys()
    const store = memoryStore({ [KEY]: '{"vers', [review]: '{"vers' })
    expect(takeIn(store, text())).toEqual({ days: 2, others: 3, league: 0 })
    expect(readDays(store, 'twenty')).toEqual(days)
    for (const key of [KEY, review]) expect(store.get(`world-outline.quarantine.${key}`)).toBe('{"vers')
  })

  it('changes nothing where something is of a later version, cannot be put aside, or cannot be read', () => {
    for (const [key, bad] of [
      [KEY, '{"version":9}'],
      [KEY, '{"vers'],
      [storeOf(reviews.slice(2)).keys()[0] as string, '{"vers'],
    ] as const) {
      const store = memoryStore({ [key]: bad })
      const full = fullFor(store, (key) => key.includes('quarantine'))
      expect(() => takeIn(full, text())).toThrow('cannot be read')
      expect(entriesOf(store)).toEqual([[key, bad]])
    }
    expect(() => takeIn({ ...memoryStore(), get: refuse }, text())).toThrow('The store refuses')
  })
})

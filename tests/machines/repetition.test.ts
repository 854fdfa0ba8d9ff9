import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decks } from '../../src/geo/decks'
import type { PlaceId } from '../../src/geo/place'
import { logReview, type Review } from '../../src/machines/journal/review'
import { dueIn, isDealtAtStart, repetitionIn } from '../../src/machines/learning/due'
import { FRESH, NEW_A_DAY, OF_RUNS_A_DAY, repetitionOf } from '../../src/machines/learning/repetition'
import { drawDue } from '../../src/machines/rules/deal'
import { newRound, type Round } from '../../src/machines/rules/round'
import type { RuleChoice } from '../../src/machines/rules/rules'
import { DAY_MS, utcDateOf } from '../../src/machines/schedule/day'
import { memoryStore } from './memoryStore'
import { repetitionBy } from './repetitionOracle'

const DAY_1 = Date.parse('2026-11-21')
const due = { deck: 'twenty' } as const
const CHOICE: RuleChoice = { outline: 'shown', arrows: true, aids: [] }

/** A player of one session after another, who misses some countries. */
class Player {
  readonly reviews: Review[] = []
  now = DAY_1
  target: PlaceId | undefined

  get repetition() {
    return repetitionOf(this.reviews, 'twenty', utcDateOf(this.now))
  }

  deal(seed = this.reviews.length): PlaceId {
    const { target } = drawDue(
      this.repetition.groups,
      seed,
      ...(this.target ? [{ target: this.target }] : []),
    )
    this.target = target
    return target
  }

  play(found: number | undefined, country = this.target as PlaceId): void {
    const deal = this.reviews.length + 1
    this.reviews.push({ identity: `practice.twenty.${deal}`, country, at: this.now + deal, found })
  }

  /** Plays what there is for today, and gives it. */
  session(foundOf: (country: PlaceId, time: number) => number | undefined): PlaceId[] {
    const asked: PlaceId[] = []
    while (this.repetition.left > 0) {
      const country = this.deal()
      asked.push(country)
      this.play(foundOf(country, asked.filter((other) => other === country).length))
    }
    return asked
  }
}

describe('a session', () => {
  it('asks for what is due before anything new', () => {
    const player = new Player()
    const missed = new Set(player.session(() => undefined))
    expect(player.repetition.tomorrow).toBe(missed.size)
    player.now += DAY_MS
    expect(player.repetition.due).toBe(missed.size)
    const asked = player.session(() => 2)
    expect(new Set(asked.slice(0, missed.size))).toEqual(missed)
    expect(asked.slice(missed.size).filter((country) => missed.has(country))).toEqual([])
    expect(player.repetition.repeated).toBe(missed.size)
    expect(player.repetition.learned).toBe(NEW_A_DAY)
  })

  it('ends also for those who find nothing: no country comes more than three times a day, nor twice in a row', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined })), (luck) => {
        const player = new Player()
        for (let day = 0; day < 3; day++) {
          let round = day
          const asked = player.session(() => luck[round++ % (luck.length || 1)])
          for (const country of asked)
            expect(asked.filter((other) => other === country).length).toBeLessThanOrEqual(3)
          expect(asked.some((country, index) => country === asked[index - 1])).toBe(false)
          player.now += DAY_MS
        }
      }),
      { numRuns: 20 },
    )
  })

  it('has nothing left after it, and still deals: new ones, and then what comes soonest', () => {
    const player = new Player()
    player.session(() => 1)
    expect(player.repetition.groups[FRESH]).toEqual([])
    const met = new Set<PlaceId>(player.reviews.map(({ country }) => country as PlaceId))
    for (let round = met.size; round < decks.twenty.targets.length; round++) {
      expect(met.has(player.deal())).toBe(false)
      player.play(round % 2 === 0 ? 1 : 2)
      met.add(player.target as PlaceId)
      expect(player.repetition.left).toBe(0)
    }
    const country = player.deal()
    expect(player.reviews.find((review) => review.country === country)?.found).toBe(2)
  })
})

describe('what there is to repeat', () => {
  const today = utcDateOf(DAY_1)
  /** Rounds and outlines of runs of some days, most of them of this one, and a few of the next. */
  const some = fc.record({
    country: fc.constantFrom(...decks.oceania.codes, 'FR'),
    day: fc.constantFrom(-40, -9, -4, -3, -2, -1, -1, 0, 0, 0, 0, 1),
    found: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
    isOfRun: fc.boolean(),
    isAided: fc.boolean(),
  })

  it('is what one finds who looks at one country after the other, with runs and rounds in between', () => {
    fc.assert(
      fc.property(fc.array(some, { maxLength: 40, size: 'max' }), (played) => {
        const reviews = [...played]
          .sort((a, b) => a.day - b.day)
          .map(
            ({ country, day, found, isOfRun, isAided }, place): Review => ({
              country,
              found,
              at: DAY_1 + day * DAY_MS + place,
              identity: isOfRun ? `run.x.${place}` : `practice.oceania.${place}`,
              ...(isAided && { aided: true }),
            }),
          )
        expect(repetitionOf(reviews, 'oceania', today)).toEqual(repetitionBy(reviews, 'oceania', today))
      }),
    )
  })
})

describe('outlines of a run', () => {
  const today = utcDateOf(DAY_1)
  // The first of them, the last in the deck, was met first and is due for longest.
  const codes = decks.world.targets.slice(0, 20).toReversed()
  const run = codes.map((country, place): Review => {
    return { identity: `run.x.${place}`, country, found: 2, at: DAY_1 - (60 - place) * DAY_MS }
  })
  const round = (country: PlaceId, days: number): Review => {
    return { identity: `practice.world.${country}`, country, found: 1, at: DAY_1 + days * DAY_MS }
  }

  it.each<[string, readonly Review[], readonly PlaceId[]]>([
    ['as many as come in a day', [], codes.slice(0, OF_RUNS_A_DAY)],
    [
      'fewer once some have come',
      codes.slice(0, 2).map((code) => round(code, 0)),
      codes.slice(2, OF_RUNS_A_DAY),
    ],
    [
      'as many where what has come today was met in a round before',
      [round(codes[0] as PlaceId, -1), round(codes[0] as PlaceId, 0)],
      codes.slice(1, OF_RUNS_A_DAY + 1),
    ],
    ['none once all have come', codes.slice(0, OF_RUNS_A_DAY + 1).map((code) => round(code, 0)), []],
  ])('are due in the order in which they were met: %s', (_, more, due) => {
    const repetition = repetitionOf([...run, ...more], 'world', today)
    expect(new Set(repetition.groups[1])).toEqual(new Set(due))
    expect(repetition).toEqual(repetitionBy([...run, ...more], 'world', today))
  })
})

describe('what is promised before a session', () => {
  it('is what comes: so many that are due, then so many new ones, whatever was played before', () => {
    const review = fc.record({
      country: fc.constantFrom(...decks.oceania.codes),
      days: fc.integer({ min: 0, max: 90 }),
      found: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
    })
    fc.assert(
      fc.property(fc.array(review, { maxLength: 30 }), (played) => {
        const reviews: Review[] = played
          .map(({ country, days, found }) => ({ country, found, at: DAY_1 - days * DAY_MS }))
          .sort((a, b) => a.at - b.at)
          .map((review, deal) => ({ ...review, at: review.at + deal, identity: `practice.oceania.${deal}` }))
        const promised = repetitionOf(reviews, 'oceania', utcDateOf(DAY_1))
        const met = new Set(reviews.map(({ country }) => country))
        const asked: { country: PlaceId; isNew: boolean }[] = []
        let now = promised
        while (now.left > 0) {
          const last = asked.at(-1)
          const { target } = drawDue(now.groups, asked.length, ...(last ? [{ target: last.country }] : []))
          asked.push({ country: target, isNew: !met.has(target) })
          reviews.push({
            identity: `practice.oceania.x.${asked.length}`,
            country: target,
            at: DAY_1 + 100 + asked.length,
            found: 1,
          })
          now = repetitionOf(reviews, 'oceania', utcDateOf(DAY_1))
          expect(now.due + now.fresh).toBe(now.left)
        }
        // One that was missed in the very last round comes again once there is another one between.
        const last = played.length > 0 ? reviews[played.length - 1] : undefined
        const again = asked.filter(({ country }) => country === last?.country).length
        const due = asked.filter(({ isNew }) => !isNew).length
        expect([promised.due, promised.due + again]).toContain(due)
        expect(asked.filter(({ isNew }) => isNew)).toHaveLength(promised.fresh)
      }),
    )
  })
})

describe('who starts', () => {
  const groups = [[], ['FR', 'JP'], ['FR', 'JP', 'IT']] as const
  const round = (target: PlaceId, ...guesses: PlaceId[]) =>
    ({ ...newRound({ kind: 'practice', deck: 'twenty' }, target, 1, [], CHOICE), guesses }) as Round

  it.each([
    ['goes on with a round that was begun, whatever is due', round('IT', 'DE'), groups, false],
    ['goes on with a round that was begun, in any order', round('IT', 'DE'), undefined, false],
    ['is not asked again what was answered', round('FR', 'FR'), groups, true],
    ['is not asked again what was answered, in any order', round('FR', 'FR'), undefined, true],
    ['is asked for what is due in place of another country', round('IT'), groups, true],
    ['is asked for what is due where it is there already', round('JP'), groups, false],
    ['is asked for any country that is there already', round('IT'), undefined, false],
    ['is asked for what is due where nothing is there', undefined, groups, true],
    ['is asked for any country where nothing is there', undefined, undefined, false],
  ] as const)('%s', (_, round, due, isDealt) => {
    expect(isDealtAtStart(round, due)).toBe(isDealt)
  })
})

describe('the order of what is due', () => {
  it('deals by what is stored', () => {
    const store = memoryStore()
    const [missed, ...others] = decks.twenty.targets
    for (const [index, country] of others.entries())
      logReview(store, { identity: `practice.twenty.${index + 1}`, country, at: DAY_1 - 3, found: 1 })
    logReview(store, {
      identity: 'practice.twenty.99',
      country: missed as string,
      at: DAY_1 - 2,
      found: undefined,
    })
    expect(repetitionIn(store, due, DAY_1).due).toBe(1)
    for (let seed = 0; seed < 20; seed++)
      expect(drawDue(dueIn(store, due, DAY_1), seed)).toMatchObject({ target: missed, dealt: [] })
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decks } from '../../src/geo/decks'
import { logReview, type Review } from '../../src/machines/journal/review'
import { writeRound } from '../../src/machines/journal/storedRound'
import { dueIn } from '../../src/machines/learning/due'
import { ReviewLog } from '../../src/machines/learning/reviewLog'
import { DAY_MS, type UtcDate } from '../../src/machines/schedule/day'
import { eraseAll } from '../../src/machines/store/erasure'
import type { WatchedStore } from '../../src/machines/store/store'
import { entriesOf, storeOf } from './logged'
import { memoryStore } from './memoryStore'
import { dayOf } from './rounds'

const DAYS: readonly UtcDate[] = ['2026-11-01', '2026-11-02', '2026-11-19']
const NOON = Date.UTC(2026, 10, 21, 12)
const review = (deal: number, at = NOON + deal): Review => ({
  identity: `practice.twenty.${deal}`,
  country: decks.twenty.codes[deal % 20] as string,
  at,
  found: 1 + (deal % 6),
})
/** The record that has a review. */
const keyOf = (deal: number) => storeOf([review(deal)]).keys()[0] as string
/** Entries of a log. */
const logOf = (deals: readonly number[]) =>
  Object.fromEntries(entriesOf(storeOf(deals.map((deal) => review(deal)))))

/** Ways in which what is stored changes. */
const changes: Record<string, (store: WatchedStore, deal: number) => unknown> = {
  'a review is added': (store, deal) => logReview(store, review(deal)),
  'one of an earlier time is added': (store, deal) =>
    logReview(store, review(deal + 100, NOON - deal * DAY_MS)),
  'a record is damaged': (store, deal) => store.set(keyOf(deal), '{"vers'),
  'a record is removed': (store, deal) => store.remove(keyOf(deal)),
  'a day is played': (store, deal) => {
    const round = dayOf(DAYS[deal % DAYS.length] as UtcDate, 'FR', ['EG', 'FR'].slice(deal % 2) as never)
    writeRound(store, round)
  },
  'everything is erased': (store) => eraseAll(store, '2026-11-21'),
  'another page has cleared the store': (store) => {
    for (const key of store.keys()) store.remove(key)
  },
}

describe('the log of reviews in memory', () => {
  it('has what the store has, whatever changes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...Object.keys(changes)), fc.nat(30), fc.boolean()), {
          maxLength: 40,
        }),
        (steps) => {
          const store = memoryStore()
          const log = new ReviewLog(store)
          for (const [name, deal, isRead] of steps) {
            changes[name]?.(store, deal)
            if (isRead) expect(log.reviews()).toEqual(new ReviewLog(store).reviews())
          }
          expect(log.reviews()).toEqual(new ReviewLog(store).reviews())
        },
      ),
    )
  })

  it('is the same list until a review changes', () => {
    const store = memoryStore(logOf([1]))
    const log = new ReviewLog(store)
    const before = log.reviews()
    store.set('world-outline.other', 'x')
    expect(log.reviews()).toBe(before)
    logReview(store, review(2))
    expect(log.reviews()).toHaveLength(2)
  })

  it('is read anew where nobody knows what another page has changed', () => {
    const store = memoryStore()
    // What another page writes, this one is only told of.
    let texts: Readonly<Record<string, string>> = logOf([1])
    const log = new ReviewLog({ ...store, get: (key) => texts[key] ?? null, keys: () => Object.keys(texts) })
    expect(log.reviews()).toHaveLength(1)
    texts = logOf([2, 3])
    store.hear(null)
    expect(log.reviews().map(({ at }) => at)).toEqual([NOON + 2, NOON + 3])
    texts = {}
    store.hear(null)
    expect(log.reviews()).toEqual([])
  })

  it('has a deal ask the store for the one record that is new among those of ten thousand reviews', () => {
    const store = memoryStore(logOf(Array.from({ length: 10_000 }, (_, deal) => deal + 1)))
    const asked: string[] = []
    const watched: WatchedStore = {
      ...store,
      get: (key) => {
        asked.push(key)
        return store.get(key)
      },
      keys: () => {
        asked.push('keys')
        return store.keys()
      },
    }
    const deal = () => dueIn(watched, { deck: 'twenty' }, NOON)
    deal()
    expect(asked).toHaveLength(101)
    logReview(store, review(10_001))
    asked.length = 0
    deal()
    expect(asked).toEqual([keyOf(10_001)])
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decks } from '../../src/geo/decks'
import { DAY_MS, type UtcDate } from '../../src/machines/day'
import { REVIEW } from '../../src/machines/journal/review'
import { writeRound } from '../../src/machines/journal/storedRound'
import { dueIn } from '../../src/machines/learning/due'
import { ReviewLog } from '../../src/machines/learning/reviewLog'
import { eraseAll } from '../../src/machines/store/erasure'
import type { WatchedStore } from '../../src/machines/store/store'
import { memoryStore } from './memoryStore'
import { dayOf } from './rounds'

const DAYS: readonly UtcDate[] = ['2026-11-01', '2026-11-02', '2026-11-19']
const NOON = Date.UTC(2026, 10, 21, 12)
const keyOf = (deal: number) => `${REVIEW}practice.twenty.${deal}`
const textOf = (deal: number, at = NOON + deal) =>
  JSON.stringify({ version: 1, country: decks.twenty.codes[deal % 20], at, found: 1 + (deal % 6) })

/** Ways in which what is stored changes. */
const changes: Record<string, (store: WatchedStore, deal: number) => unknown> = {
  'a review is added': (store, deal) => store.set(keyOf(deal), textOf(deal)),
  'one of an earlier time is added': (store, deal) =>
    store.set(keyOf(deal), textOf(deal, NOON - deal * DAY_MS)),
  'a damaged one is added': (store, deal) => store.set(keyOf(deal), '{"vers'),
  'a review is removed': (store, deal) => store.remove(keyOf(deal)),
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
    const store = memoryStore({ [keyOf(1)]: textOf(1) })
    const log = new ReviewLog(store)
    const before = log.reviews()
    store.set('world-outline.other', 'x')
    expect(log.reviews()).toBe(before)
    store.set(keyOf(2), textOf(2))
    expect(log.reviews()).toHaveLength(2)
  })

  it('puts into quarantine what is damaged, when it is asked to', () => {
    const store = memoryStore({ [keyOf(1)]: '{"vers' })
    const log = new ReviewLog(store)
    log.reviews()
    store.set(keyOf(2), 'nonsense')
    store.set(keyOf(3), textOf(3))
    log.clear()
    expect(store.keys()).toEqual([
      keyOf(3),
      ...[1, 2].map((deal) => `world-outline.quarantine.${keyOf(deal)}`),
    ])
  })

  it('is read anew where nobody knows what another page has changed', () => {
    const store = memoryStore()
    // What another page writes, this one is only told of.
    let texts: Readonly<Record<string, string>> = { [keyOf(1)]: textOf(1) }
    const log = new ReviewLog({ ...store, get: (key) => texts[key] ?? null, keys: () => Object.keys(texts) })
    expect(log.reviews()).toHaveLength(1)
    texts = { [keyOf(2)]: textOf(2), [keyOf(3)]: textOf(3) }
    store.hear(null)
    expect(log.reviews().map(({ at }) => at)).toEqual([NOON + 2, NOON + 3])
    texts = {}
    store.hear(null)
    expect(log.reviews()).toEqual([])
  })

  it('has a deal ask the store for the one review that is new among ten thousand', () => {
    const store = memoryStore(
      Object.fromEntries(Array.from({ length: 10_000 }, (_, deal) => [keyOf(deal + 1), textOf(deal + 1)])),
    )
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
    expect(asked.length).toBeGreaterThan(10_000)
    asked.length = 0
    store.set(keyOf(10_001), textOf(10_001))
    deal()
    expect(asked).toEqual([keyOf(10_001)])
  })
})

import { describe, expect, it, vi } from 'vitest'
import type { CountryCode } from '../../src/geo/countries'
import { decodeCopy } from '../../src/machines/backupCopy'
import { eraseAll } from '../../src/machines/erasure'
import { Keeper } from '../../src/machines/keeper'
import type { Round } from '../../src/machines/round'
import type { Store } from '../../src/machines/store'
import { readRound, storeKeyOf, writeRound } from '../../src/machines/storedRound'
import { dailyOf, dailyTarget, practice } from '../../tools/puzzles'
import { memoryStore } from './memoryStore'
import { dayOf } from './rounds'

const TODAY = dailyOf('2026-11-21')
const YESTERDAY = dailyOf('2026-11-20')
const [one, two] = (['IT', 'JP', 'BR', 'AU'] as const).filter(
  (code) => code !== dailyTarget(TODAY.date) && code !== dailyTarget(YESTERDAY.date),
) as [CountryCode, CountryCode]
const day = ({ date }: typeof TODAY, ...guesses: CountryCode[]) => dayOf(date, dailyTarget(date), guesses)

/** A keeper over a store that can be shut, and all that it reports. */
function keep(store: Store = memoryStore()) {
  const state = { isShut: false, isFull: false, now: Date.UTC(2026, 10, 21, 12) }
  const guarded: Store = {
    ...store,
    get: (key) => (state.isShut ? refuse() : store.get(key)),
    set: (key, text) => (state.isShut || state.isFull ? refuse() : store.set(key, text)),
  }
  const report = { open: vi.fn(), give: vi.fn(), change: vi.fn(), find: vi.fn() }
  const copies: string[] = []
  const keeper = new Keeper(
    {
      store: guarded,
      backupCopy: {
        read: async () => [],
        write: async (_, text) => void copies.push(text),
        clear: async () => {},
      },
      now: () => state.now,
      seed: () => 7,
      keepStored: async () => {},
    },
    report,
  )
  return { keeper, report, state, store, copies }
}

function refuse(): never {
  throw new Error('shut')
}

/** A guess beyond what a game shows. */
const playedOn = (round: Round, guess: CountryCode) => ({ ...round, guesses: [...round.guesses, guess] })

describe('the date of the first guess at a day', () => {
  const LATE = '2026-11-21'

  it('is kept where it is later than the day, in the store, the copy and what the game shows', () => {
    const { keeper, report, store, copies } = keep()
    keeper.want(YESTERDAY)
    keeper.played(day(YESTERDAY, one))
    const late = { ...day(YESTERDAY, one), begun: LATE }
    expect(readRound(store, YESTERDAY)).toEqual({ kind: 'round', round: late })
    expect(report.give).toHaveBeenLastCalledWith(late)
    expect(decodeCopy(copies[0])?.round).toEqual(late)
  })

  it('decides, and not that of a later guess, over midnight and after a load', () => {
    const { keeper, state, store } = keep()
    keeper.want(TODAY)
    keeper.played(day(TODAY, one))
    state.now += 86_400_000
    keeper.played(day(TODAY, one, two))
    expect(readRound(store, TODAY)).toEqual({ kind: 'round', round: day(TODAY, one, two) })
    const next = keep(store)
    next.state.now += 5 * 86_400_000
    next.keeper.want(YESTERDAY)
    next.keeper.played(day(YESTERDAY, one))
    next.state.now += 86_400_000
    next.keeper.played(playedOn({ ...day(YESTERDAY, one), begun: '2026-11-26' }, two))
    expect(readRound(store, YESTERDAY)).toMatchObject({ round: { begun: '2026-11-26', guesses: [one, two] } })
  })

  it('is that of the guess and not that of the look, where the store can be asked only then', () => {
    const { keeper, report, state, store } = keep()
    state.isShut = true
    keeper.want(YESTERDAY)
    keeper.played(day(YESTERDAY, one))
    expect(report.give).toHaveBeenLastCalledWith({ ...day(YESTERDAY, one), begun: LATE })
    state.now += 86_400_000
    state.isShut = false
    keeper.tend(YESTERDAY)
    expect(readRound(store, YESTERDAY)).toMatchObject({ round: { begun: LATE } })
  })

  it('makes nothing late where the clock was set back before the day', () => {
    const { keeper, state, store } = keep()
    state.now -= 86_400_000
    keeper.want(TODAY)
    keeper.played(day(TODAY, one))
    expect(readRound(store, TODAY)).toEqual({ kind: 'round', round: day(TODAY, one) })
  })
})

describe('the keeper', () => {
  it('opens a round that is wanted once, and changes nothing by that', () => {
    const store = memoryStore()
    writeRound(store, day(TODAY, one))
    const { keeper, report } = keep(store)
    keeper.want(TODAY)
    keeper.want(TODAY)
    expect(report.open.mock.calls).toEqual([[day(TODAY, one)]])
    expect(report.give).not.toHaveBeenCalled()
    expect(report.change).not.toHaveBeenCalled()
  })

  it('stores a guess, tells of it, and writes it to the backup copy in its era', () => {
    const store = memoryStore()
    eraseAll(store, '2026-11-01')
    eraseAll(store, '2026-11-01')
    const { keeper, report, copies } = keep(store)
    keeper.want(TODAY)
    report.change.mockClear()
    keeper.played(day(TODAY, one))
    expect(readRound(store, TODAY)).toEqual({ kind: 'round', round: day(TODAY, one) })
    expect(report.change).toHaveBeenCalledOnce()
    expect(report.give).not.toHaveBeenCalled()
    expect(decodeCopy(copies[0])).toEqual({ era: 2, round: day(TODAY, one) })
  })

  it('takes no guess of a round that it has not given, nor a round without a new one', () => {
    const { keeper, report, store, copies } = keep()
    keeper.played(day(TODAY, one))
    keeper.want(TODAY)
    report.change.mockClear()
    keeper.played({ ...day(TODAY, one), deal: 5 })
    keeper.played(day(TODAY))
    expect(report.change).not.toHaveBeenCalled()
    expect(copies).toEqual([])
    expect(JSON.stringify(store.keys().map(store.get))).not.toContain(one)
  })

  it('is behind while the store is full, and stores all that waits, in order, once it is not', () => {
    const { keeper, state, store } = keep()
    keeper.want(TODAY)
    state.isFull = true
    keeper.played(day(TODAY, one))
    keeper.played(day(TODAY, one, two))
    expect(keeper.isBehind).toBe(true)
    state.isFull = false
    keeper.tend(TODAY)
    expect(keeper.isBehind).toBe(false)
    expect(readRound(store, TODAY)).toEqual({ kind: 'round', round: day(TODAY, one, two) })
  })

  it('keeps the copies of several days until each can be stored, and opens none that nobody wants', () => {
    const { keeper, report, state, store } = keep()
    state.isShut = true
    keeper.recover({ era: 0, round: day(TODAY, one) })
    keeper.recover({ era: 0, round: day(YESTERDAY, two) })
    expect(keeper.puzzles).toEqual([TODAY, YESTERDAY])
    expect(report.open).not.toHaveBeenCalled()
    state.isShut = false
    keeper.tend(TODAY)
    expect(keeper.isBehind).toBe(true)
    expect(store.get(storeKeyOf(YESTERDAY))).toBeNull()
    keeper.tend(YESTERDAY)
    expect(keeper.isBehind).toBe(false)
    expect(readRound(store, TODAY)).toEqual({ kind: 'round', round: day(TODAY, one) })
    expect(readRound(store, YESTERDAY)).toEqual({ kind: 'round', round: day(YESTERDAY, two) })
    expect(report.open).not.toHaveBeenCalled()
    expect(report.give).not.toHaveBeenCalled()
  })

  it('goes on from the shown round where the store is shut', () => {
    const { keeper, report, state } = keep()
    keeper.want(TODAY)
    keeper.played(day(TODAY, one))
    state.isShut = true
    keeper.tend(TODAY)
    keeper.played(day(TODAY, one, two))
    expect(keeper.isBehind).toBe(true)
    expect(report.give).not.toHaveBeenCalled()
    state.isShut = false
    keeper.tend(TODAY)
    expect(keeper.isBehind).toBe(false)
    expect(report.give).not.toHaveBeenCalled()
  })

  it('deals practice anew over the round that is shown, stored or not', () => {
    const { keeper, report, state, store } = keep()
    state.isFull = true
    keeper.want(practice)
    keeper.deal(practice)
    keeper.deal(practice)
    const shown = report.give.mock.calls.at(-1)?.[0]
    expect(report.open).toHaveBeenCalledOnce()
    expect(report.give).toHaveBeenCalledTimes(2)
    state.isFull = false
    keeper.tend(practice)
    expect(readRound(store, practice)).toEqual({ kind: 'round', round: shown })
    expect(keeper.isBehind).toBe(false)
  })
})

import { describe, expect, it, vi } from 'vitest'
import type { CountryCode } from '../../src/geo/countries'
import { type Copy, decodeCopy } from '../../src/machines/journal/backupCopy'
import { eraseAll } from '../../src/machines/journal/erasure'
import { Keeper } from '../../src/machines/journal/keeper'
import { readRound, storeKeyOf, writeRound } from '../../src/machines/journal/storedRound'
import type { Round } from '../../src/machines/round'
import { type Rules, standardRules } from '../../src/machines/rules'
import type { Store } from '../../src/machines/store'
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
    keeper.want(YESTERDAY, standardRules)
    keeper.played(day(YESTERDAY, one))
    const late = { ...day(YESTERDAY, one), begun: LATE }
    expect(readRound(store, YESTERDAY)).toEqual({ kind: 'round', round: late })
    expect(report.give).toHaveBeenLastCalledWith(late)
    expect(decodeCopy(copies[0])?.round).toEqual(late)
  })

  it('decides, and not that of a later guess, over midnight and after a load', () => {
    const { keeper, state, store } = keep()
    keeper.want(TODAY, standardRules)
    keeper.played(day(TODAY, one))
    state.now += 86_400_000
    keeper.played(day(TODAY, one, two))
    expect(readRound(store, TODAY)).toEqual({ kind: 'round', round: day(TODAY, one, two) })
    const next = keep(store)
    next.state.now += 5 * 86_400_000
    next.keeper.want(YESTERDAY, standardRules)
    next.keeper.played(day(YESTERDAY, one))
    next.state.now += 86_400_000
    next.keeper.played(playedOn({ ...day(YESTERDAY, one), begun: '2026-11-26' }, two))
    expect(readRound(store, YESTERDAY)).toMatchObject({ round: { begun: '2026-11-26', guesses: [one, two] } })
  })

  it('is that of the guess and not that of the look, where the store can be asked only then', () => {
    const { keeper, report, state, store } = keep()
    state.isShut = true
    keeper.want(YESTERDAY, standardRules)
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
    keeper.want(TODAY, standardRules)
    keeper.played(day(TODAY, one))
    expect(readRound(store, TODAY)).toEqual({ kind: 'round', round: day(TODAY, one) })
  })
})

describe('the keeper', () => {
  it('opens a round that is wanted once, and changes nothing by that', () => {
    const store = memoryStore()
    writeRound(store, day(TODAY, one))
    const { keeper, report } = keep(store)
    keeper.want(TODAY, standardRules)
    keeper.want(TODAY, standardRules)
    expect(report.open.mock.calls).toEqual([[day(TODAY, one)]])
    expect(report.give).not.toHaveBeenCalled()
    expect(report.change).not.toHaveBeenCalled()
  })

  it('stores a guess, tells of it, and writes it to the backup copy in its era', () => {
    const store = memoryStore()
    eraseAll(store, '2026-11-01')
    eraseAll(store, '2026-11-01')
    const { keeper, report, copies } = keep(store)
    keeper.want(TODAY, standardRules)
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
    keeper.want(TODAY, standardRules)
    report.change.mockClear()
    keeper.played({ ...day(TODAY, one), deal: 5 })
    keeper.played(day(TODAY))
    expect(report.change).not.toHaveBeenCalled()
    expect(copies).toEqual([])
    expect(JSON.stringify(store.keys().map(store.get))).not.toContain(one)
  })

  it('is behind while the store is full, and stores all that waits, in order, once it is not', () => {
    const { keeper, state, store } = keep()
    keeper.want(TODAY, standardRules)
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
    keeper.want(TODAY, standardRules)
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
    keeper.want(practice, standardRules)
    keeper.deal(practice, standardRules)
    keeper.deal(practice, standardRules)
    const shown = report.give.mock.calls.at(-1)?.[0]
    expect(report.open).toHaveBeenCalledOnce()
    expect(report.give).toHaveBeenCalledTimes(2)
    state.isFull = false
    keeper.tend(practice)
    expect(readRound(store, practice)).toEqual({ kind: 'round', round: shown })
    expect(keeper.isBehind).toBe(false)
  })
})

describe('the rules of a day', () => {
  const hidden: Rules = { ...standardRules, outline: 'hidden' }
  const turned: Rules = { ...standardRules, outline: 'turned' }
  /** What a page that is opened now shows of the day. */
  const rulesOn = (store: Store, rules: Rules) => {
    const { keeper, report } = keep(store)
    keeper.want(TODAY, rules)
    return report.open.mock.calls[0]?.[0].rules
  }

  it('are those with which it is wanted, as long as nothing of its outline was seen', () => {
    const store = memoryStore()
    expect(rulesOn(store, hidden)).toEqual(hidden)
    expect(readRound(store, TODAY)).toEqual({ kind: 'blank' })
    expect(rulesOn(store, turned)).toEqual(turned)
  })

  it('do not hide or turn what was seen, not even after a reload', () => {
    const store = memoryStore()
    expect(rulesOn(store, standardRules)).toEqual(standardRules)
    expect(rulesOn(store, hidden)).toEqual(standardRules)
    const other = memoryStore()
    rulesOn(other, turned)
    expect(rulesOn(other, hidden)).toEqual(turned)
  })

  it('are opened whether it can be noted that they were, or not', () => {
    const { keeper, report, state } = keep()
    state.isFull = true
    keeper.want(TODAY, standardRules)
    expect(report.open).toHaveBeenCalledTimes(1)
    expect(keeper.isBehind).toBe(false)
  })

  it('that are chosen before the first guess are stored as soon as they show the outline', () => {
    const { keeper, store } = keep()
    keeper.want(TODAY, hidden)
    keeper.played({ ...day(TODAY), rules: turned })
    expect(readRound(store, TODAY)).toEqual({ kind: 'round', round: { ...day(TODAY), rules: turned } })
  })

  it('are given to a page on which nothing was guessed yet, when another page has shown the outline', () => {
    const store = memoryStore()
    const { keeper, report } = keep(store)
    keeper.want(TODAY, hidden)
    rulesOn(store, standardRules)
    keeper.tend(TODAY)
    expect(report.give.mock.calls).toEqual([[day(TODAY)]])
  })

  it('are those of the first guess that was stored, whatever another page had chosen', () => {
    const store = memoryStore()
    const { keeper, report } = keep(store)
    keeper.want(TODAY, hidden)
    const first = { ...day(TODAY, one), rules: { ...hidden, arrows: false } }
    writeRound(store, first)
    keeper.played({ ...day(TODAY, two), rules: hidden })
    const both = { ...first, guesses: [one, two] }
    expect(readRound(store, TODAY)).toEqual({ kind: 'round', round: both })
    expect(report.give.mock.calls.at(-1)).toEqual([both])
  })

  it('are kept through a crash by the backup copy', () => {
    const { keeper, copies } = keep()
    keeper.want(TODAY, hidden)
    keeper.played({ ...day(TODAY, one), rules: hidden })
    const next = keep()
    next.keeper.recover(decodeCopy(copies.at(-1)) as Copy)
    expect(readRound(next.store, TODAY)).toEqual({
      kind: 'round',
      round: { ...day(TODAY, one), rules: hidden },
    })
  })
})

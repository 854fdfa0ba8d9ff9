import { describe, expect, it } from 'vitest'
import type { CountryCode } from '../../src/geo/countries'
import { gameFor, noticesIn } from '../../src/machines/app'
import { utcDateOf } from '../../src/machines/day'
import type { GameActor } from '../../src/machines/game'
import { type Copy, decodeCopy, encodeCopy } from '../../src/machines/journal/backupCopy'
import { eraseAll } from '../../src/machines/journal/erasure'
import { readRound, storeKeyOf, writeRound } from '../../src/machines/journal/storedRound'
import { gameIn } from '../../src/machines/openGames'
import type { Puzzle } from '../../src/machines/puzzle'
import { type Rules, standardRules } from '../../src/machines/rules'
import { startApp } from '../../src/machines/startApp'
import type { Store } from '../../src/machines/store'
import { challengeOf, dailyOf, dailyTarget, practice } from '../../tools/puzzles'
import { type MemoryStore, memoryStore } from './memoryStore'
import { dayOf, roundOf } from './rounds'
import { fakeWorld } from './world'

const TODAY = dailyOf('2026-11-21')
const YESTERDAY = dailyOf('2026-11-20')
const DAY_MS = 86_400_000
const [one, two] = (['IT', 'JP', 'BR', 'AU'] as const).filter(
  (code) => code !== dailyTarget(TODAY.date) && code !== dailyTarget(YESTERDAY.date),
) as [CountryCode, CountryCode]
const day = ({ date }: typeof TODAY, ...guesses: CountryCode[]) => dayOf(date, dailyTarget(date), guesses)

const hidden: Rules = { ...standardRules, outline: 'hidden' }
const turned: Rules = { ...standardRules, outline: 'turned' }

/** A page over a store that can be shut, with what its journal has copied and has had games show. */
function page(store = memoryStore(), copies: readonly Copy[] = []) {
  const state = { isShut: false, isFull: false }
  const guarded: Store = {
    ...store,
    get: (key) => (state.isShut ? refuse() : store.get(key)),
    set: (key, text) => (state.isShut || state.isFull ? refuse() : store.set(key, text)),
  }
  const written: string[] = []
  const { world, told } = fakeWorld({
    store: guarded,
    backupCopy: {
      read: async () => copies.map(encodeCopy),
      write: async (_, text) => void written.push(text),
      clear: async () => {},
    },
  })
  const synced: unknown[] = []
  const app = startApp(world, (event) => {
    if (event.type === '@xstate.event' && event.event.type === 'sync') synced.push(event.event)
  })
  const game = (puzzle: Puzzle, rules = standardRules) =>
    gameIn(app.getSnapshot(), puzzle) ?? (gameFor(app, puzzle, rules) as GameActor)
  return {
    ...{ app, told, state, store, synced, game },
    copied: () => written.map((text) => decodeCopy(text) as Copy),
    guess: (puzzle: Puzzle, country: CountryCode) =>
      game(puzzle).send({ type: 'guess', country, on: utcDateOf(told.now) }),
    shown: (puzzle: Puzzle) => game(puzzle).getSnapshot().context,
    isUnsaved: () => noticesIn(app.getSnapshot()).includes('unsaved'),
    version: world.store.version,
  }
}

function refuse(): never {
  throw new Error('shut')
}

describe('the date of the first guess at a day', () => {
  const LATE = '2026-11-21'

  it('is kept where it is later than the day, in the store, the copy and what the game shows', () => {
    const { guess, shown, store, copied } = page()
    guess(YESTERDAY, one)
    const late = { ...day(YESTERDAY, one), begun: LATE }
    expect(readRound(store, YESTERDAY)).toEqual({ kind: 'value', value: late })
    expect(shown(YESTERDAY)).toEqual(late)
    expect(copied()[0]?.round).toEqual(late)
  })

  it('decides, and not that of a later guess, over midnight and after a load', () => {
    const { guess, told, store } = page()
    guess(TODAY, one)
    told.now += DAY_MS
    guess(TODAY, two)
    expect(readRound(store, TODAY)).toEqual({ kind: 'value', value: day(TODAY, one, two) })
    const next = page(store)
    next.told.now += 5 * DAY_MS
    next.guess(YESTERDAY, one)
    next.told.now += DAY_MS
    next.guess(YESTERDAY, two)
    expect(readRound(store, YESTERDAY)).toMatchObject({ value: { begun: '2026-11-26', guesses: [one, two] } })
  })

  it('is that of the guess and not that of the look, where the store can be asked only then', () => {
    const { guess, shown, told, state, store } = page()
    state.isShut = true
    guess(YESTERDAY, one)
    expect(shown(YESTERDAY)).toEqual({ ...day(YESTERDAY, one), begun: LATE })
    told.now += DAY_MS
    state.isShut = false
    told.tick()
    expect(readRound(store, YESTERDAY)).toMatchObject({ value: { begun: LATE } })
  })

  it('makes nothing late where the clock was set back before the day', () => {
    const { guess, told, store } = page()
    told.now -= DAY_MS
    guess(TODAY, one)
    expect(readRound(store, TODAY)).toEqual({ kind: 'value', value: day(TODAY, one) })
  })
})

describe('a guess', () => {
  it('is stored, told of and copied in its generation, and comes back to its game in no way', () => {
    const store = memoryStore()
    for (let times = 0; times < 2; times++) eraseAll(store, '2026-11-01')
    const { game, guess, version, copied, synced } = page(store)
    game(TODAY)
    const before = version()
    guess(TODAY, one)
    expect(readRound(store, TODAY)).toEqual({ kind: 'value', value: day(TODAY, one) })
    expect(version()).toBe(before + 1)
    expect(synced).toEqual([])
    expect(copied()).toEqual([{ generation: 2, round: day(TODAY, one) }])
  })

  it('waits while the store is full, and all that waits is stored, in order, once it is not', () => {
    const { guess, isUnsaved, told, state, store } = page()
    state.isFull = true
    guess(TODAY, one)
    guess(TODAY, two)
    expect(isUnsaved()).toBe(true)
    state.isFull = false
    told.tick()
    expect(isUnsaved()).toBe(false)
    expect(readRound(store, TODAY)).toEqual({ kind: 'value', value: day(TODAY, one, two) })
  })

  it('goes on from the shown round where the store is shut', () => {
    const { guess, isUnsaved, told, state, synced, store } = page()
    guess(TODAY, one)
    state.isShut = true
    guess(TODAY, two)
    expect(isUnsaved()).toBe(true)
    state.isShut = false
    told.tick()
    expect(isUnsaved()).toBe(false)
    expect(synced).toEqual([])
    expect(readRound(store, TODAY)).toEqual({ kind: 'value', value: day(TODAY, one, two) })
  })

  it('is not voided by what was chosen before it, where everything was erased in between', () => {
    const { game, guess, shown, isUnsaved, told, state, store } = page()
    game(TODAY, turned)
    state.isFull = true
    game(TODAY).send({ type: 'choose', rules: standardRules })
    eraseAll(store, '2026-11-01')
    guess(TODAY, one)
    expect(isUnsaved()).toBe(true)
    state.isFull = false
    told.tick()
    expect(readRound(store, TODAY)).toEqual({ kind: 'value', value: day(TODAY, one) })
    expect(shown(TODAY)).toEqual(day(TODAY, one))
  })

  it('that is refused is told to nobody', () => {
    const { guess, version, copied } = page()
    guess(TODAY, one)
    const before = version()
    guess(TODAY, one)
    expect(version()).toBe(before)
    expect(copied()).toHaveLength(1)
  })
})

describe('a game', () => {
  it('is opened with what is stored, and changes nothing by that', () => {
    const store = memoryStore()
    writeRound(store, day(TODAY, one))
    const { game, shown, version, synced } = page(store)
    expect(game(TODAY)).toBe(game(TODAY))
    expect(shown(TODAY)).toEqual(day(TODAY, one))
    expect(synced).toEqual([])
    expect(version()).toBe(0)
  })

  it('of practice shows what is dealt anew, stored or not', () => {
    const { app, game, shown, isUnsaved, told, state, store, synced } = page()
    state.isFull = true
    game(practice)
    for (let times = 0; times < 2; times++)
      app.send({ type: 'practice.deal', puzzle: practice, rules: standardRules })
    expect(synced).toHaveLength(2)
    state.isFull = false
    told.tick()
    expect(readRound(store, practice)).toEqual({ kind: 'value', value: shown(practice) })
    expect(isUnsaved()).toBe(false)
  })

  it('of practice that is dealt anew while the store is shut takes the place of what was stored', () => {
    const { app, game, shown, told, state, store } = page()
    game(practice)
    const { deal } = shown(practice)
    state.isShut = true
    app.send({ type: 'practice.deal', puzzle: practice, rules: standardRules })
    const dealt = shown(practice)
    expect(dealt.deal).not.toBe(deal)
    state.isShut = false
    told.tick()
    expect(shown(practice)).toEqual(dealt)
    expect(readRound(store, practice)).toEqual({ kind: 'value', value: dealt })
  })
})

describe('the copies of several days', () => {
  it('are kept until each can be stored, and open no game that nobody wants', async () => {
    const store = memoryStore()
    const copies = [day(TODAY, one), day(YESTERDAY, two)].map((round) => ({ generation: 0, round }))
    const { app, state, told, isUnsaved } = page(store, copies)
    state.isShut = true
    await Promise.resolve()
    await Promise.resolve()
    expect(isUnsaved()).toBe(true)
    expect(store.get(storeKeyOf(YESTERDAY))).toBeNull()
    state.isShut = false
    told.tick()
    expect(isUnsaved()).toBe(false)
    expect(readRound(store, TODAY)).toEqual({ kind: 'value', value: day(TODAY, one) })
    expect(readRound(store, YESTERDAY)).toEqual({ kind: 'value', value: day(YESTERDAY, two) })
    expect(gameIn(app.getSnapshot(), TODAY)).toBeUndefined()
  })

  it('of practice and of a challenge are kept as well', async () => {
    const store = memoryStore()
    const rounds = [roundOf('TH', ['IT'], practice), roundOf('TH', ['JP'], challengeOf('TH'))]
    const { app, state, told, isUnsaved } = page(
      store,
      rounds.map((round) => ({ generation: 0, round })),
    )
    state.isShut = true
    await Promise.resolve()
    await Promise.resolve()
    state.isShut = false
    state.isFull = true
    told.tick()
    told.tick()
    expect(isUnsaved()).toBe(true)
    for (const { puzzle } of rounds) expect(gameIn(app.getSnapshot(), puzzle)).toBeUndefined()
    state.isFull = false
    told.tick()
    expect(isUnsaved()).toBe(false)
    for (const round of rounds)
      expect(readRound(store, round.puzzle)).toEqual({ kind: 'value', value: round })
  })

  it('are not written over by what a page knows before it could look at them', async () => {
    const { guess, state, told, copied, store } = page(memoryStore(), [
      { generation: 0, round: day(TODAY, one) },
    ])
    state.isShut = true
    await Promise.resolve()
    await Promise.resolve()
    guess(TODAY, two)
    expect(copied()).toEqual([])
    state.isShut = false
    told.tick()
    expect(readRound(store, TODAY)).toEqual({ kind: 'value', value: day(TODAY, one, two) })
  })

  it('begin nothing where everything was erased since', async () => {
    const store = memoryStore()
    eraseAll(store, '2026-11-01')
    const { isUnsaved } = page(store, [{ generation: 0, round: roundOf('TH', ['IT'], practice) }])
    await Promise.resolve()
    await Promise.resolve()
    expect(readRound(store, practice)).toEqual({ kind: 'none' })
    expect(isUnsaved()).toBe(false)
  })
})

describe('the rules of a day', () => {
  /** What a page that is opened now shows of the day. */
  const rulesOn = (store: MemoryStore, rules: Rules) =>
    page(store).game(TODAY, rules).getSnapshot().context.rules

  it('are those with which it is wanted, as long as nothing of its outline was seen', () => {
    const store = memoryStore()
    expect(rulesOn(store, hidden)).toEqual(hidden)
    expect(readRound(store, TODAY)).toEqual({ kind: 'none' })
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
    const { game, isUnsaved, state } = page()
    state.isFull = true
    expect(game(TODAY).getSnapshot().context).toEqual(day(TODAY))
    expect(isUnsaved()).toBe(false)
  })

  it('that are chosen before the first guess are stored, once, as soon as they show the outline', () => {
    const { game, store, copied, version } = page()
    game(TODAY, hidden).send({ type: 'choose', rules: turned })
    expect(version()).toBe(1)
    expect(readRound(store, TODAY)).toEqual({ kind: 'value', value: { ...day(TODAY), rules: turned } })
    expect(copied()).toEqual([])
  })

  it('are given to a page on which nothing was guessed yet, when another page has shown the outline', () => {
    const store = memoryStore()
    const { game, shown, told } = page(store)
    game(TODAY, hidden)
    rulesOn(store, standardRules)
    told.back()
    expect(shown(TODAY)).toEqual(day(TODAY))
  })

  it('are those of the first guess that was stored, whatever another page had chosen', () => {
    const store = memoryStore()
    const { game, guess, shown } = page(store)
    game(TODAY, hidden)
    const first = { ...day(TODAY, one), rules: { ...hidden, arrows: false } }
    writeRound(store, first)
    guess(TODAY, two)
    const both = { ...first, guesses: [one, two] }
    expect(readRound(store, TODAY)).toEqual({ kind: 'value', value: both })
    expect(shown(TODAY)).toEqual(both)
  })

  it('are kept through a crash by the backup copy', async () => {
    const { game, guess, copied } = page()
    game(TODAY, hidden)
    guess(TODAY, one)
    const next = page(memoryStore(), copied())
    await Promise.resolve()
    await Promise.resolve()
    expect(readRound(next.store, TODAY)).toEqual({
      kind: 'value',
      value: { ...day(TODAY, one), rules: hidden },
    })
  })
})

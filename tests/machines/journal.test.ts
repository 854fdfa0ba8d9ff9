import { describe, expect, it, vi } from 'vitest'
import type { CountryCode } from '../../src/geo/countries'
import { decodeCopy, encodeCopy } from '../../src/machines/journal/backupCopy'
import { eraseAll } from '../../src/machines/journal/erasure'
import { readDays, readRound, storeKeyOf, writeRound } from '../../src/machines/journal/storedRound'
import { standardRules } from '../../src/machines/rules'
import { statisticsOf } from '../../src/machines/statistics'
import { dailyOf, dailyTarget, practice } from '../../tools/puzzles'
import { backupOf, takeIn } from './backups'
import { memoryStore } from './memoryStore'
import { dayOf, roundOf } from './rounds'
import { fakeWorld, openTab } from './world'

const DATE = '2026-11-21'
const DAY = dailyOf(DATE)
const KEY = storeKeyOf(DAY)
const target = dailyTarget(DATE)
const misses = (['IT', 'JP', 'BR', 'AU', 'EG', 'CN', 'ZA'] as const).filter((code) => code !== target)
const [one = 'IT', two = 'JP', three = 'BR'] = misses
const day = (...guesses: CountryCode[]) => dayOf(DATE, target, guesses)

const refuse = () => {
  throw new Error('full')
}

/** Two tabs over one store, of which each hears of what the other writes. */
function twoTabs() {
  const shared = memoryStore()
  const tabs = [1, 2].map((seed) => {
    const { world, told } = fakeWorld({
      seed: () => seed,
      store: { ...shared, set: write(seed, shared.set), remove: write(seed, shared.remove) },
    })
    return { ...openTab(world), world, told, isFrozen: false }
  }) as unknown as [Tab, Tab]
  type Tab = ReturnType<typeof openTab> & ReturnType<typeof fakeWorld> & { isFrozen: boolean }
  function write<Rest extends unknown[]>(seed: number, change: (key: string, ...rest: Rest) => void) {
    return (key: string, ...rest: Rest) => {
      change(key, ...rest)
      const other = tabs[2 - seed]
      if (other && !other.isFrozen) other.told.stored(key)
    }
  }
  return { tabs, store: shared }
}

/** A store that refuses to be written, until it is told otherwise. */
function fullStore() {
  const store = memoryStore()
  const state = { isFull: true }
  const set = (key: string, text: string) => (state.isFull ? refuse() : store.set(key, text))
  return { state, store: { ...store, set } }
}

describe('a round that is taken up', () => {
  it('is as it was left, in progress or over', () => {
    const { world, store } = fakeWorld()
    openTab(world).guess(DAY, one)
    const again = openTab(world)
    expect(again.round(DAY).guesses).toEqual([one])
    again.guess(DAY, target)
    expect(openTab(world).game(DAY).getSnapshot().matches('won')).toBe(true)
    expect(readRound(store, DAY)).toEqual({ kind: 'value', value: day(one, target) })
  })

  it('of practice is as it was left, and as each new deal', () => {
    const { world, store } = fakeWorld()
    const first = openTab(world)
    first.game(practice)
    first.app.send({ type: 'practice.deal', puzzle: practice, rules: standardRules })
    const { target: sought } = first.round(practice)
    const miss = misses.find((code) => code !== sought) ?? 'IT'
    first.guess(practice, miss)
    expect(openTab({ ...world, seed: () => 99 }).round(practice)).toEqual(first.round(practice))
    expect(first.round(practice).guesses).toEqual([miss])
    expect(store.get(storeKeyOf(practice))).not.toContain(sought)
  })
})

describe('two tabs', () => {
  it('have the guesses in one order, which is that of the store', () => {
    const { tabs, store } = twoTabs()
    const [first, second] = tabs
    first.guess(DAY, one)
    expect(second.round(DAY).guesses).toEqual([one])
    second.isFrozen = true
    first.guess(DAY, two)
    second.guess(DAY, three)
    expect(second.round(DAY).guesses).toEqual([one, two, three])
    expect(first.round(DAY).guesses).toEqual([one, two, three])
    expect(openTab(fakeWorld({ store }).world).round(DAY).guesses).toEqual([one, two, three])
  })

  it('show what the store holds when one comes back from the back/forward cache', () => {
    const { tabs, store } = twoTabs()
    const [first, second] = tabs
    for (const guess of [one, two]) first.guess(DAY, guess)
    second.game(DAY)
    second.isFrozen = true
    eraseAll(store, DATE)
    first.told.back()
    first.guess(DAY, three)
    second.isFrozen = false
    expect(second.round(DAY).guesses).toEqual([one, two])
    second.told.back()
    expect(second.round(DAY).guesses).toEqual([three])
  })

  it('refuse a guess in a round that is over elsewhere', () => {
    const { tabs } = twoTabs()
    const [first, second] = tabs
    second.game(DAY)
    second.isFrozen = true
    first.guess(DAY, target)
    second.guess(DAY, one)
    expect(second.round(DAY).guesses).toEqual([target])
    expect(second.game(DAY).getSnapshot().matches('won')).toBe(true)
  })

  it('of practice share one round, and a deal', () => {
    const { tabs } = twoTabs()
    const [first, second] = tabs
    expect(second.round(practice)).toEqual(first.round(practice))
    const miss = misses.find((code) => code !== first.round(practice).target) ?? 'IT'
    second.guess(practice, miss)
    expect(first.round(practice).guesses).toEqual([miss])
    first.app.send({ type: 'practice.deal', puzzle: practice, rules: standardRules })
    expect(first.round(practice).guesses).toEqual([])
    expect(second.round(practice)).toEqual(first.round(practice))
  })

  it('do not put a guess for a deal that is gone into another round', () => {
    const { tabs } = twoTabs()
    const [first, second] = tabs
    second.game(practice)
    second.isFrozen = true
    first.app.send({ type: 'practice.deal', puzzle: practice, rules: standardRules })
    const { target: old } = second.round(practice)
    second.guess(practice, misses.find((code) => code !== old) ?? 'IT')
    expect(second.round(practice)).toEqual(first.round(practice))
    expect(first.round(practice).guesses).toEqual([])
  })

  it('have nothing left of what was erased, whatever is guessed after', () => {
    const { tabs } = twoTabs()
    const [first, second] = tabs
    for (const guess of [one, two]) first.guess(DAY, guess)
    expect(second.round(DAY).guesses).toHaveLength(2)
    second.isFrozen = true
    eraseAll(first.world.store, DATE)
    expect(first.round(DAY).guesses).toEqual([])
    second.guess(DAY, three)
    expect(second.round(DAY).guesses).toEqual([three])
    expect(first.round(DAY).guesses).toEqual([three])
  })

  it('play on after an end that was erased', () => {
    const { tabs, store } = twoTabs()
    const [first, second] = tabs
    first.guess(DAY, target)
    expect(second.game(DAY).getSnapshot().matches('won')).toBe(true)
    eraseAll(store, DATE)
    second.told.stored(null)
    expect(second.game(DAY).getSnapshot().matches('playing')).toBe(true)
  })

  it('do not look at the store for keys that are not theirs', () => {
    const get = vi.fn(() => null)
    const { world, told } = fakeWorld({ store: { ...memoryStore(), get } })
    openTab(world).game(DAY)
    get.mockClear()
    for (const key of ['world-outline.settings', 'somebody.else', storeKeyOf(dailyOf('2026-11-20'))])
      told.stored(key)
    expect(get).not.toHaveBeenCalled()
  })
})

describe('an import', () => {
  it('of a day that was won elsewhere is what the screen shows, and what a reload does', () => {
    const { world, store } = fakeWorld()
    const tab = openTab(world)
    for (const guess of misses.slice(0, 5)) tab.guess(DAY, guess)
    takeIn(store, backupOf([day(one, three, target)]))
    expect(tab.round(DAY).guesses).toEqual([one, three, target])
    expect(tab.game(DAY).getSnapshot().matches('won')).toBe(true)
    expect(openTab(world).round(DAY)).toEqual(tab.round(DAY))
  })

  it('is told to whoever reads the days, at once', () => {
    const { world, store } = fakeWorld()
    const tab = openTab(world)
    tab.guess(DAY, target)
    const version = store.version()
    const past = (['2026-11-18', '2026-11-19', '2026-11-20'] as const).map((date) =>
      dayOf(date, dailyTarget(date), [dailyTarget(date)]),
    )
    takeIn(store, backupOf(past))
    expect(store.version()).toBe(version + 1)
    expect(statisticsOf(readDays(store, 'twenty'), DATE)).toMatchObject({ played: 4, currentStreak: 4 })
  })
})

describe('a store that takes everything', () => {
  it('is spoken of in no way, whatever is played', () => {
    const said: string[] = []
    const { world, told } = fakeWorld()
    const { guess, game } = openTab(world, (event) => {
      if (event.type === '@xstate.event' && event.event.type.startsWith('journal.'))
        said.push(event.event.type)
    })
    game(practice)
    guess(DAY, one)
    told.tick()
    told.back()
    guess(DAY, target)
    expect(said).toEqual([])
  })
})

describe('a store that cannot be written', () => {
  it('is announced until that very puzzle is saved', () => {
    const store = memoryStore()
    const full = new Set([KEY])
    const set = (key: string, text: string) => (full.has(key) ? refuse() : store.set(key, text))
    const { world, told } = fakeWorld({ store: { ...store, set } })
    const tab = openTab(world)
    tab.guess(DAY, one)
    expect(tab.says('unsaved')).toBe(true)
    tab.game(practice)
    tab.app.send({ type: 'practice.deal', puzzle: practice, rules: standardRules })
    expect(store.keys()).toEqual([storeKeyOf(practice)])
    expect(tab.says('unsaved')).toBe(true)
    full.clear()
    told.tick()
    expect(tab.says('unsaved')).toBe(false)
    expect(readRound(store, DAY)).toEqual({ kind: 'value', value: day(one) })
  })

  it('is announced in practice too', () => {
    const { store, state } = fullStore()
    const tab = openTab(fakeWorld({ store }).world)
    const { deal } = tab.round(practice)
    expect(tab.says('unsaved')).toBe(true)
    tab.app.send({ type: 'practice.deal', puzzle: practice, rules: standardRules })
    expect(tab.round(practice).deal).not.toBe(deal)
    state.isFull = false
    tab.guess(practice, misses.find((code) => code !== tab.round(practice).target) ?? 'IT')
    expect(tab.says('unsaved')).toBe(false)
    expect(readRound(store, practice)).toEqual({ kind: 'value', value: tab.round(practice) })
  })

  it('is given all guesses when it can be written again', () => {
    const { store, state } = fullStore()
    const tab = openTab(fakeWorld({ store }).world)
    for (const guess of [one, two]) tab.guess(DAY, guess)
    state.isFull = false
    tab.guess(DAY, three)
    expect(readRound(store, DAY)).toEqual({ kind: 'value', value: day(one, two, three) })
  })

  it('is not given what waited when everything was erased meanwhile', () => {
    const { store, state } = fullStore()
    const { world, told } = fakeWorld({ store })
    const tab = openTab(world)
    tab.guess(DAY, one)
    state.isFull = false
    eraseAll(store, DATE)
    told.tick()
    expect(tab.round(DAY).guesses).toEqual([])
    expect(tab.says('unsaved')).toBe(false)
    expect(readRound(store, DAY)).toEqual({ kind: 'value', value: day() })
  })

  it('keeps to the round that was dealt elsewhere meanwhile', () => {
    const { store, state } = fullStore()
    const { world, told } = fakeWorld({ store })
    const tab = openTab(world)
    tab.game(practice)
    state.isFull = false
    const other = { ...roundOf('JP', ['EG'], practice), deal: 99 }
    writeRound(store, other)
    told.tick()
    expect(tab.round(practice)).toEqual(other)
  })

  it('is announced from the start when it refuses everything, and the game is played', () => {
    const { world } = fakeWorld({ store: { get: refuse, set: refuse, remove: refuse, keys: refuse } })
    const tab = openTab(world)
    tab.game(DAY)
    expect(tab.says('unsaved')).toBe(true)
    tab.guess(DAY, target)
    expect(tab.game(DAY).getSnapshot().matches('won')).toBe(true)
    const { deal } = tab.round(practice)
    tab.app.send({ type: 'practice.deal', puzzle: practice, rules: standardRules })
    expect(tab.round(practice).deal).not.toBe(deal)
  })
})

describe('what cannot be read', () => {
  it('is put into quarantine and said so', () => {
    const { world, store } = fakeWorld({ store: memoryStore({ [KEY]: '{"vers' }) })
    const tab = openTab(world)
    tab.guess(DAY, one)
    expect(tab.says('quarantined')).toBe(true)
    expect(tab.round(DAY).guesses).toEqual([one])
    expect(store.get(`world-outline.quarantine.${KEY}`)).toBe('{"vers')
    expect(openTab(world).round(DAY).guesses).toEqual([one])
  })

  it('is not written over where it cannot be put into quarantine', () => {
    const { store, state } = fullStore()
    state.isFull = false
    store.set(KEY, 'nonsense')
    state.isFull = true
    const tab = openTab(fakeWorld({ store }).world)
    tab.guess(DAY, one)
    expect(tab.says('unsaved')).toBe(true)
    expect(store.get(KEY)).toBe('nonsense')
  })

  it('since a later version wrote it is left alone and said so', () => {
    const { world, store } = fakeWorld({ store: memoryStore({ [KEY]: '{"version":2}' }) })
    const tab = openTab(world)
    tab.game(DAY)
    expect(tab.says('later')).toBe(true)
    tab.guess(DAY, one)
    expect(tab.says('unsaved')).toBe(true)
    expect(tab.round(DAY).guesses).toEqual([one])
    expect(store.keys().map((key) => [key, store.get(key)])).toEqual([[KEY, '{"version":2}']])
  })
})

describe('the backup copy', () => {
  const holding = (...texts: unknown[]) => ({
    read: async () => texts,
    write: async () => {},
    clear: async () => {},
  })

  it('gives back what the store lost in a crash, of today at once, and of a day before', async () => {
    const past = dayOf('2026-11-20', dailyTarget('2026-11-20'), ['TH', 'TR'])
    const texts = [
      encodeCopy({ generation: 0, round: day(one, two) }),
      encodeCopy({ generation: 0, round: past }),
    ]
    const { world, store } = fakeWorld({ backupCopy: holding(...texts) })
    writeRound(store, day(one))
    writeRound(store, { ...past, guesses: ['TH'] })
    const tab = openTab(world)
    tab.game(DAY)
    await vi.waitFor(() => expect(tab.round(DAY)).toEqual(day(one, two)))
    expect(readDays(store, 'twenty')).toEqual([past, day(one, two)])
    expect(tab.says('unsaved')).toBe(false)
  })

  it('gives back the end of a round of practice, and nothing of one that is gone', async () => {
    for (const [deal, guesses] of [
      [7, ['JP', 'EG']],
      [8, ['JP']],
    ] as const) {
      const copied = { ...roundOf('TH', ['JP', 'EG'], practice), deal: 7 }
      const { world, store } = fakeWorld({
        backupCopy: holding(encodeCopy({ generation: 0, round: copied })),
      })
      writeRound(store, { ...copied, guesses: ['JP'], deal })
      const tab = openTab(world)
      tab.game(practice)
      await new Promise((resolve) => setTimeout(resolve))
      expect(tab.round(practice)).toMatchObject({ deal, guesses })
    }
  })

  it('of an earlier generation is not taken up: that was erased', async () => {
    const { world, store } = fakeWorld({
      backupCopy: holding(encodeCopy({ generation: 0, round: day(one) })),
    })
    eraseAll(store, DATE)
    const tab = openTab(world)
    tab.game(DAY)
    await new Promise((resolve) => setTimeout(resolve))
    expect(tab.round(DAY).guesses).toEqual([])
    expect(tab.says('unsaved')).toBe(false)
  })

  it('has each guess as soon as it is made, saved or not, and that of practice beside it', () => {
    const written: [string, unknown][] = []
    const backupCopy = {
      ...holding(),
      write: async (kind: string, text: string) => void written.push([kind, decodeCopy(text)]),
    }
    const { store } = fullStore()
    const tab = openTab(fakeWorld({ backupCopy, store }).world)
    tab.guess(DAY, one)
    tab.guess(practice, misses.find((code) => code !== tab.round(practice).target) ?? 'IT')
    expect(written).toEqual([
      ['daily.twenty', { generation: 0, round: day(one), replaces: 0 }],
      ['practice.twenty', { generation: 0, round: tab.round(practice), replaces: undefined }],
    ])
  })

  it('has a round that was dealt and played with a full store, which takes its place after a crash', async () => {
    const { store, state } = fullStore()
    state.isFull = false
    const texts: string[] = []
    const backupCopy = {
      ...holding(),
      read: async () => texts.slice(-1),
      write: async (_: string, text: string) => void texts.push(text),
    }
    const { world } = fakeWorld({ backupCopy, store })
    const tab = openTab(world)
    const stored = tab.round(practice)
    state.isFull = true
    tab.app.send({ type: 'practice.deal', puzzle: practice, rules: standardRules })
    const { target, deal } = tab.round(practice)
    tab.guess(practice, misses.find((code) => code !== target) ?? 'IT')
    const played = tab.round(practice)
    expect(readRound(store, practice)).toEqual({ kind: 'value', value: stored })
    state.isFull = false
    const again = openTab(world)
    again.game(practice)
    await new Promise((resolve) => setTimeout(resolve))
    expect(again.round(practice)).toEqual(played)
    expect(readRound(store, practice)).toMatchObject({ value: { deal, guesses: played.guesses } })
  })

  it.each([undefined, 7, '', DATE, '{}', '{"version":1,"generation":0,"key":"x"}'])(
    'that holds %s, or refuses, changes nothing',
    async (text) => {
      const backupCopy = { ...holding(text), write: async () => Promise.reject(new Error('blocked')) }
      const tab = openTab(fakeWorld({ backupCopy }).world)
      tab.guess(DAY, one)
      await new Promise((resolve) => setTimeout(resolve))
      expect(tab.round(DAY).guesses).toEqual([one])
      const none = { ...holding(), read: async () => Promise.reject(new Error('blocked')) }
      expect(openTab(fakeWorld({ backupCopy: none }).world).round(DAY).guesses).toEqual([])
    },
  )
})

import { describe, expect, it } from 'vitest'
import type { PlaceId } from '../../src/geo/place'
import type { GameActor } from '../../src/machines/game'
import { type BackupCopy, decodeCopy, encodeCopy } from '../../src/machines/journal/backupCopy'
import { rounds as roundRecords, storeKeyOf, writeRound } from '../../src/machines/journal/storedRound'
import { gameIn } from '../../src/machines/openGames'
import { keyOf } from '../../src/machines/rules/puzzle'
import { type Rules, standardChoice, standardRules } from '../../src/machines/rules/rules'
import { eraseAll } from '../../src/machines/store/erasure'
import { watched } from '../../src/machines/store/store'
import { challengeOf, dailyOf, dailyTarget, practice } from '../../tools/puzzles'
import { type MemoryStore, memoryStore, refuse } from './memoryStore'
import { dayOf, roundOf } from './rounds'
import { fakeWorld, gameFor, openTab } from './world'

const DATE = '2026-11-21'
const DAY = dailyOf(DATE)
const KEY = storeKeyOf(DAY)
const target = dailyTarget(DATE)
const misses = (['IT', 'JP', 'BR', 'AU', 'EG', 'CN', 'ZA'] as const).filter((code) => code !== target)
const [one = 'IT', two = 'JP'] = misses
const day = (...guesses: PlaceId[]) => dayOf(DATE, target, guesses)
const past = dayOf('2026-11-20', dailyTarget('2026-11-20'), ['TH', 'TR'])

const hidden: Rules = { ...standardRules, outline: 'hidden' }
const turned: Rules = { ...standardRules, outline: 'turned' }

/** A page over a store that can be shut, or has no room for some keys, with what it has copied. */
function page(store = memoryStore(), copies: readonly BackupCopy[] = []) {
  const state = { isShut: false, isFull: (_key: string) => false }
  const written: [string, unknown][] = []
  const fake = fakeWorld({
    store: {
      ...store,
      get: (key) => (state.isShut ? refuse() : store.get(key)),
      set: (key, text) => (state.isShut || state.isFull(key) ? refuse() : store.set(key, text)),
    },
    backupCopy: {
      read: async () => copies.map(encodeCopy),
      write: async (place, text) => void written.push([place, decodeCopy(text)]),
      clear: async () => {},
    },
  })
  const tab = openTab(fake.world)
  const deal = () => tab.app.send({ type: 'practice.deal', puzzle: practice, rules: standardChoice })
  const miss = () => misses.find((code) => code !== tab.round(practice).target) ?? 'IT'
  return { ...fake, ...tab, state, stored: store, written, deal, miss }
}

/** As another page does it, of which this one is not told. */
const erase = (store: MemoryStore) =>
  eraseAll(
    watched(store, () => {}),
    DATE,
  )

/** Until the copies are read. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

// What is stored, shown and lost, whatever happens in whichever order, is held by the histories and by the walk of an open
// puzzle. Here is what these do not look at.

describe('a round', () => {
  it('of practice is of another country than the one before in a shut store, and than that of another tab', () => {
    const { world, round, deal, state } = page()
    round(practice)
    state.isShut = true
    for (let count = 0; count < 60; count++) {
      const { target: before } = round(practice)
      deal()
      expect(round(practice).target).not.toBe(before)
    }
    state.isShut = false
    for (let seed = 0; seed < 60; seed++) {
      const { target: before } = round(practice)
      const other = openTab({ ...world, seed: () => seed })
      other.app.send({ type: 'practice.deal', puzzle: practice, rules: standardChoice })
      expect(other.round(practice).target).not.toBe(before)
    }
  })
})

describe('a store that cannot be written', () => {
  it('is announced until that very puzzle is saved', () => {
    const { state, says, game, guess, deal, store, told } = page()
    state.isFull = (key) => key === KEY
    guess(DAY, one)
    game(practice)
    deal()
    expect(store.keys()).toEqual([storeKeyOf(practice)])
    expect(says('unsaved')).toBe(true)
    state.isFull = () => false
    told.tick()
    expect(says('unsaved')).toBe(false)
    expect(roundRecords.read(store, keyOf(DAY))).toEqual({ kind: 'value', value: day(one) })
  })
})

describe('what waits', () => {
  it('is not voided by what was chosen before it, where everything was erased in between', () => {
    const { app, game, guess, state, stored, told } = page()
    gameFor(app, DAY, { ...turned, aids: [] })
    state.isFull = () => true
    game(DAY).send({ type: 'choose', rules: standardChoice })
    erase(stored)
    guess(DAY, one)
    state.isFull = () => false
    told.tick()
    expect(roundRecords.read(stored, keyOf(DAY))).toEqual({ kind: 'value', value: day(one) })
  })

  it('is what was dealt before the store could ever be read', () => {
    const { round, deal, state, stored, told, says } = page()
    state.isShut = true
    deal()
    const dealt = round(practice)
    expect(says('failed')).toBe(false)
    state.isShut = false
    told.tick()
    expect(roundRecords.read(stored, keyOf(practice))).toEqual({ kind: 'value', value: dealt })
  })
})

describe('what cannot be read', () => {
  it('is put into quarantine, which is said, and its puzzle begins again', () => {
    const { stored, says, guess } = page(memoryStore({ [KEY]: 'nonsense' }))
    guess(past.puzzle, 'TH')
    expect(says('quarantined')).toBe(false)
    guess(DAY, one)
    expect([says('quarantined'), says('unsaved')]).toEqual([true, false])
    expect(roundRecords.read(stored, keyOf(DAY))).toEqual({ kind: 'value', value: day(one) })
  })

  it.each([
    ['cannot be put into quarantine', 'nonsense', false],
    ['was written by a later version, which is said', '{"version":2}', true],
  ])('is played beside and not written over where it %s', (_, text, isLater) => {
    const { stored, state, says, guess, round } = page(memoryStore({ [KEY]: text }))
    state.isFull = (key) => key.includes('quarantine')
    guess(DAY, one)
    expect([says('later'), says('unsaved')]).toEqual([isLater, true])
    expect(round(DAY).guesses).toEqual([one])
    expect(stored.keys().map((key) => [key, stored.get(key)])).toEqual([[KEY, text]])
  })
})

describe('the backup copy', () => {
  it('gives back what the store lost of each puzzle, once it can, and opens no game that nobody wants', async () => {
    const rounds = [
      day(one, two),
      past,
      roundOf('TH', ['IT'], practice),
      roundOf('TH', ['JP'], challengeOf('TH')),
    ]
    const store = memoryStore()
    writeRound(store, day(one))
    const { app, state, told, says } = page(
      store,
      rounds.map((round) => ({ generation: 0, round, replaces: [] })),
    )
    state.isShut = true
    await settled()
    state.isShut = false
    state.isFull = () => true
    told.tick()
    expect(says('unsaved')).toBe(true)
    state.isFull = () => false
    told.tick()
    expect(says('unsaved')).toBe(false)
    for (const round of rounds) {
      expect(roundRecords.read(store, keyOf(round.puzzle))).toEqual({ kind: 'value', value: round })
      expect(gameIn(app.getSnapshot(), round.puzzle)).toBeUndefined()
    }
  })

  it('is shown on a page that is loaded anew, while the store has no room for what it has', async () => {
    const dealt = { ...roundOf('TH', ['IT'], practice), deal: 7 }
    const store = memoryStore()
    writeRound(store, day(one))
    writeRound(store, roundOf('FR', ['JP'], practice))
    const copies = [
      { generation: 0, round: day(one, two), replaces: [] },
      { generation: 0, round: dealt, replaces: [0] },
    ]
    const { state, told, says, round } = page(store, copies)
    state.isFull = () => true
    round(DAY)
    await settled()
    expect([round(DAY).guesses, round(practice).guesses, says('unsaved')]).toEqual([[one, two], ['IT'], true])
    state.isFull = () => false
    told.tick()
    expect(roundRecords.read(store, keyOf(practice))).toEqual({ kind: 'value', value: dealt })
    expect([round(DAY).guesses, says('unsaved')]).toEqual([[one, two], false])
  })

  it('is not written over by what a page knows before it could look at it', async () => {
    const { guess, state, stored, told, written } = page(memoryStore(), [
      { generation: 0, round: day(one), replaces: [] },
    ])
    state.isShut = true
    await settled()
    guess(DAY, two)
    expect(written).toEqual([])
    state.isShut = false
    told.tick()
    expect(roundRecords.read(stored, keyOf(DAY))).toEqual({ kind: 'value', value: day(one, two) })
  })
})

describe('the rules of a day', () => {
  const opened = ({ app }: ReturnType<typeof page>, rules: Rules) =>
    gameFor(app, DAY, { ...rules, aids: [] }) as GameActor
  /** What a page that is opened now shows of the day. */
  const rulesOn = (store: MemoryStore, rules: Rules) => opened(page(store), rules).getSnapshot().context.rules

  it('are those with which it is wanted, as long as nothing of its outline was seen', () => {
    const store = memoryStore()
    expect(rulesOn(store, hidden)).toEqual(hidden)
    expect(roundRecords.read(store, keyOf(DAY))).toEqual({ kind: 'none' })
    expect(rulesOn(store, turned)).toEqual(turned)
  })

  it.each([standardRules, turned])('do not hide what was seen, not even after a reload: %o', (seen) => {
    const store = memoryStore()
    expect(rulesOn(store, seen)).toEqual(seen)
    expect(rulesOn(store, hidden)).toEqual(seen)
  })

  it('that are chosen before the first guess are stored as soon as they show the outline', () => {
    const tab = page()
    opened(tab, hidden).send({ type: 'choose', rules: { ...turned, aids: [] } })
    expect(roundRecords.read(tab.store, keyOf(DAY))).toEqual({
      kind: 'value',
      value: { ...day(), rules: turned },
    })
    expect(tab.written).toEqual([])
  })

  it('are given to a page on which nothing was guessed yet, when another page has shown the outline', () => {
    const tab = page()
    opened(tab, hidden)
    rulesOn(tab.stored, standardRules)
    tab.told.back()
    expect(tab.round(DAY)).toEqual(day())
  })
})

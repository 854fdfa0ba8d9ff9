import { describe, expect, it } from 'vitest'
import type { PlaceId } from '../../src/geo/place'
import { gameFor } from '../../src/machines/app'
import type { GameActor } from '../../src/machines/game'
import { type BackupCopy, decodeCopy, encodeCopy } from '../../src/machines/journal/backupCopy'
import {
  readDays,
  rounds as roundRecords,
  storeKeyOf,
  writeRound,
} from '../../src/machines/journal/storedRound'
import { gameIn } from '../../src/machines/openGames'
import { keyOf } from '../../src/machines/puzzle'
import { type Rules, standardRules } from '../../src/machines/rules'
import { ERASURE, eraseAll } from '../../src/machines/store/erasure'
import { watched } from '../../src/machines/store/store'
import { challengeOf, dailyOf, dailyTarget, practice } from '../../tools/puzzles'
import { backupOf, takeIn } from './backups'
import { type MemoryStore, memoryStore, refuse } from './memoryStore'
import { dayOf, roundOf } from './rounds'
import { fakeWorld, openTab } from './world'

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
  const deal = () => tab.app.send({ type: 'practice.deal', puzzle: practice, rules: standardRules })
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
  it('is taken up as it was left, and is told of once', () => {
    const { world, store, game, guess } = page()
    game(DAY)
    const version = store.version()
    guess(DAY, one)
    expect(store.version()).toBe(version + 1)
    const again = openTab(world)
    expect(again.round(DAY).guesses).toEqual([one])
    expect(store.version()).toBe(version + 1)
    again.guess(DAY, target)
    expect(openTab(world).game(DAY).getSnapshot().matches('won')).toBe(true)
    expect(roundRecords.read(store, keyOf(DAY))).toEqual({ kind: 'value', value: day(one, target) })
  })

  it('of practice is the same in each tab, as it was left or dealt, and shows no answer in the store', () => {
    const { world, stored, told, round, guess, deal, miss } = page()
    deal()
    guess(practice, miss())
    const other = openTab({ ...world, seed: () => 99 })
    expect(other.round(practice)).toEqual(round(practice))
    expect(stored.get(storeKeyOf(practice))).not.toContain(round(practice).target)
    other.app.send({ type: 'practice.deal', puzzle: practice, rules: standardRules })
    told.stored(storeKeyOf(practice))
    expect(round(practice)).toEqual(other.round(practice))
    expect(round(practice).guesses).toEqual([])
  })

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
      other.app.send({ type: 'practice.deal', puzzle: practice, rules: standardRules })
      expect(other.round(practice).target).not.toBe(before)
    }
  })

  it('of a backup is told of at once, with all others of it', () => {
    const { store } = page()
    const version = store.version()
    takeIn(store, backupOf([past, day(one)]))
    expect(store.version()).toBe(version + 1)
    expect(readDays(store)).toEqual([past, day(one)])
  })
})

describe('a day', () => {
  it('is late by the date of its first guess, and not of a later one or of when that is stored', () => {
    const { state, told, guess, stored } = page()
    state.isShut = true
    for (const puzzle of [DAY, past.puzzle]) guess(puzzle, 'TH')
    told.now += 86_400_000
    for (const puzzle of [DAY, past.puzzle]) guess(puzzle, 'TR')
    state.isShut = false
    told.tick()
    expect(roundRecords.read(stored, keyOf(DAY))).toEqual({ kind: 'value', value: day('TH', 'TR') })
    expect(roundRecords.read(stored, keyOf(past.puzzle))).toEqual({
      kind: 'value',
      value: { ...past, begun: DATE },
    })
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

  it('is announced in practice too, which is dealt all the same', () => {
    const { state, says, round, guess, deal, miss, store } = page()
    state.isFull = () => true
    const first = round(practice)
    expect(says('unsaved')).toBe(true)
    deal()
    expect(round(practice).deal).not.toBe(first.deal)
    state.isFull = () => false
    guess(practice, miss())
    expect(says('unsaved')).toBe(false)
    expect(roundRecords.read(store, keyOf(practice))).toEqual({ kind: 'value', value: round(practice) })
  })
})

describe('what waits', () => {
  it('is shown beside what was saved before', () => {
    const { round, guess, state } = page()
    guess(DAY, one)
    state.isShut = true
    guess(DAY, two)
    expect(round(DAY).guesses).toEqual([one, two])
  })

  it('is not voided by what was chosen before it, where everything was erased in between', () => {
    const { app, game, guess, state, stored, told } = page()
    gameFor(app, DAY, turned)
    state.isFull = () => true
    game(DAY).send({ type: 'choose', rules: standardRules })
    erase(stored)
    guess(DAY, one)
    state.isFull = () => false
    told.tick()
    expect(roundRecords.read(stored, keyOf(DAY))).toEqual({ kind: 'value', value: day(one) })
  })

  it('is what was dealt while the store was shut, in place of what it has', () => {
    const { round, deal, state, stored, told } = page()
    const { deal: before } = round(practice)
    state.isShut = true
    deal()
    const dealt = round(practice)
    expect(dealt.deal).not.toBe(before)
    state.isShut = false
    told.tick()
    expect(round(practice)).toEqual(dealt)
    expect(roundRecords.read(stored, keyOf(practice))).toEqual({ kind: 'value', value: dealt })
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
  it('has each guess as soon as it is made, saved or not, in its generation, and that of practice beside it', () => {
    const { state, guess, round, miss, written, stored } = page()
    erase(stored)
    state.isFull = () => true
    guess(DAY, one)
    guess(practice, miss())
    expect(written).toEqual([
      ['daily.twenty', { generation: 1, round: day(one), replaces: 0 }],
      ['practice.twenty', { generation: 1, round: round(practice), replaces: undefined }],
    ])
  })

  it('has what another page has guessed in between, too', () => {
    const { stored, game, guess, written } = page()
    game(DAY)
    writeRound(stored, day(two))
    guess(DAY, one)
    expect(written).toMatchObject([['daily.twenty', { round: day(two, one) }]])
  })

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
      rounds.map((round) => ({ generation: 0, round })),
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

  it('is not written over by what a page knows before it could look at it', async () => {
    const { guess, state, stored, told, written } = page(memoryStore(), [{ generation: 0, round: day(one) }])
    state.isShut = true
    await settled()
    guess(DAY, two)
    expect(written).toEqual([])
    state.isShut = false
    told.tick()
    expect(roundRecords.read(stored, keyOf(DAY))).toEqual({ kind: 'value', value: day(one, two) })
  })

  it('has a round that was dealt and played with a full store, which takes its place after a crash', async () => {
    const { stored, state, round, guess, deal, miss, written } = page()
    erase(stored)
    const before = round(practice)
    state.isFull = () => true
    deal()
    guess(practice, miss())
    expect(roundRecords.read(stored, keyOf(practice))).toEqual({ kind: 'value', value: before })
    const again = page(stored, [written.at(-1)?.[1] as BackupCopy])
    again.game(practice)
    await settled()
    expect(again.round(practice)).toEqual(round(practice))
    expect(roundRecords.read(stored, keyOf(practice))).toEqual({ kind: 'value', value: round(practice) })
  })
})

describe('the backup copy of before an erasure', () => {
  it.each([roundOf('TH', ['IT'], practice), past])(
    'brings nothing back of $puzzle.kind, and begins nothing',
    async (round) => {
      const store = memoryStore()
      erase(store)
      page(store, [{ generation: 0, round }])
      await settled()
      expect(store.keys()).toEqual([ERASURE])
    },
  )
})

describe('the rules of a day', () => {
  const opened = ({ app }: ReturnType<typeof page>, rules: Rules) => gameFor(app, DAY, rules) as GameActor
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
    opened(tab, hidden).send({ type: 'choose', rules: turned })
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

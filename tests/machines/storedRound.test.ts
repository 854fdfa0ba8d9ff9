import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decks } from '../../src/geo/decks'
import { readDays, rounds, storeKeyOf, writeRound } from '../../src/machines/journal/storedRound'
import { keyOf, type Puzzle } from '../../src/machines/rules/puzzle'
import { isOver, join, newRound, type Round } from '../../src/machines/rules/round'
import { type Aid, standardChoice } from '../../src/machines/rules/rules'
import type { UtcDate } from '../../src/machines/schedule/day'
import { challengeOf, dailyOf, practice } from '../../tools/puzzles'
import { memoryStore, refuse } from './memoryStore'
import { rounds as anyRound, dayOf, roundOf } from './rounds'

const DAY = dailyOf('2026-11-21')
const KEY = storeKeyOf(DAY)
const codes = decks.twenty.codes

const record = (changes: object = {}) => ({
  version: 1,
  target: 'FR',
  guesses: ['BR', 'FR'],
  deck: 1,
  ...changes,
})
const read = (json: unknown, puzzle: Puzzle = DAY) => rounds.decode(json, keyOf(puzzle))
const reread = (round: Round) => read(JSON.parse(JSON.stringify(rounds.encode(round))), round.puzzle)

describe('a stored round', () => {
  it('is read back as it was, whatever was played, and each puzzle by itself', () => {
    fc.assert(
      fc.property(anyRound, (round) => {
        expect(reread(round)).toEqual({ kind: 'value', value: round })
      }),
    )
    const rules = { outline: 'turned', arrows: false, guesses: 7 } as const
    const help = { fit: 0, more: 5 }
    const linked = challengeOf('NP', 2, 'world', { ...standardChoice, aids: ['globe'] })
    const africa = { kind: 'practice', deck: 'africa', order: 'due' } as const
    const store = memoryStore()
    const all: readonly Round[] = [
      { ...dayOf('2026-11-20', 'FR', ['BR', 'FR']), begun: '2026-12-24' },
      { ...roundOf('FR', ['BR', 'AU', 'US', 'IN', 'ES', 'AR', 'EG'], practice), rules, help, deal: 7 },
      newRound(africa, 'KE', -3, ['TD', 'ML']),
      newRound(challengeOf('NP', 2, 'world'), 'NP'),
      { ...roundOf('NP', ['IN', 'CN'], linked), aids: ['globe'], help: { globe: 1 } },
    ]
    for (const round of all) writeRound(store, round)
    for (const round of all)
      expect(rounds.read(store, keyOf(round.puzzle))).toEqual({ kind: 'value', value: round })
    expect(rounds.read(store, keyOf(DAY))).toEqual({ kind: 'none' })
  })

  it('does not show the answer before it is over, and hides it differently on another day', () => {
    const targetIn = (round: Round) => (rounds.encode(round) as { target: string }).target
    fc.assert(
      fc.property(anyRound, (round) => {
        expect(targetIn(round) === round.target).toBe(isOver(round))
      }),
    )
    expect(targetIn(dayOf('2026-11-21', 'FR'))).not.toBe(targetIn(dayOf('2026-11-22', 'FR')))
  })

  it.each([
    ['with rules that are none', { rules: { arrows: 7 } }, 'foreign'],
    ['with an aid taken after half a guess', { help: { globe: 0.5 } }, 'foreign'],
    ['with a deal that is no number', { deal: 'first' }, 'foreign'],
    ['of half a deck', { deck: 0.5 }, 'foreign'],
    ['begun on no day', { begun: '2026-02-30' }, 'foreign'],
    ['with a target that is no text', { target: 3 }, 'foreign'],
    ['with a target that is no country', { target: 'XX' }, 'target'],
    ['with a target that its deck has not', { target: 'HU', guesses: [] }, 'target'],
    ['with guesses that are no list', { guesses: 'BRFR' }, 'foreign'],
    ['with a guess that is no country', { guesses: ['XX'] }, 'country'],
    ['with a guess that its deck has not', { guesses: ['NL'] }, 'country'],
    ['with a guess twice', { guesses: ['BR', 'BR'] }, 'twice'],
    ['with seven guesses', { guesses: ['BR', 'IT', 'JP', 'GB', 'US', 'IN', 'ES'] }, 'long'],
    ['that goes on after its end', { guesses: ['FR', 'BR'] }, 'late'],
    ['that shows its answer too soon', { guesses: ['BR'] }, 'shown'],
  ])('%s is refused with its fault', (_what, changes, fault) => {
    expect(read(record(changes))).toEqual({ kind: 'damaged', fault })
  })

  it('of a later deck, or a puzzle that there is not, is told from one that is damaged', () => {
    expect(read(record({ deck: 2, guesses: ['XX'] }))).toEqual({ kind: 'later' })
    for (const key of ['daily.moons.2026-11-21', 'practice.twenty.random'])
      expect(rounds.decode(record(), key)).toEqual({ kind: 'later' })
    expect(rounds.decode(record(), 'daily.twenty.2026-02-30')).toEqual({ kind: 'damaged', fault: 'date' })
  })

  it('has dealt nothing of which nobody knows, and was begun on its day unless that was later', () => {
    expect(read(record({ dealt: ['BR', 'XX', 'FR'] }), practice)).toMatchObject({
      value: { dealt: ['BR', 'FR'] },
    })
    for (const changes of [{ begun: '2026-11-21' }, { begun: '2026-01-01' }])
      expect(read(record(changes))).toMatchObject({ value: { begun: undefined } })
    const untouched = { ...rounds.encode(dayOf('2026-11-21', 'FR')), begun: '2026-12-24' }
    expect(read(untouched)).toMatchObject({ value: { begun: undefined } })
  })

  it('has the aids that its puzzle and its link allow and no others, whatever was stored', () => {
    const aided = (aid: Aid) => challengeOf('FR', 1, 'twenty', { ...standardChoice, aids: [aid] })
    for (const [puzzle, help] of [
      [practice, { fit: 1, globe: 2 }],
      [DAY, { globe: 2 }],
      [challengeOf('FR'), {}],
      [aided('globe'), { globe: 2 }],
      [aided('fit'), {}],
    ] as const)
      expect(read(record({ help: { globe: 2, fit: 1, oracle: 3 } }), puzzle)).toMatchObject({
        value: { help },
      })
  })

  it('is a round that could have been played or is refused, whatever the text says', () => {
    const nearly = fc.record({
      version: fc.oneof(fc.constantFrom(1, 2), fc.integer(), fc.string()),
      target: fc.oneof(fc.constantFrom(...codes), fc.string(), fc.jsonValue()),
      guesses: fc.oneof(
        fc.array(fc.constantFrom<unknown>(...codes, 'XX', 1, null), { maxLength: 9 }),
        fc.jsonValue(),
      ),
      deck: fc.constant(1),
    })
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), nearly), (json) => {
        const reading = read(json)
        if (reading.kind !== 'value') return
        const { target, guesses } = reading.value
        expect(codes).toContain(target)
        expect(guesses.length).toBeLessThanOrEqual(6)
        expect(new Set(guesses).size).toBe(guesses.length)
        expect(guesses.slice(0, -1)).not.toContain(target)
        for (const guess of guesses) expect(codes).toContain(guess)
      }),
    )
  })
})

describe('all days', () => {
  it('are those that can be read and were begun, in their order, and nothing of practice', () => {
    const text = JSON.stringify(record())
    const store = memoryStore({
      [storeKeyOf(dailyOf('2026-11-22'))]: 'nonsense',
      [storeKeyOf(dailyOf('2026-11-23'))]: '{"version":2}',
      'world-outline.daily.twenty.2026-02-30': text,
      'world-outline.practice.twenty': text,
      'world-outline.daily.thirty.2026-11-01': text,
      [`another-game..${KEY.slice(14)}`]: text,
    })
    writeRound(store, dayOf('2026-11-24', 'FR'))
    const dates = ['2026-11-21', '2025-12-31', '2026-02-01'] as const
    for (const date of dates) writeRound(store, dayOf(date, 'FR', ['BR']))
    const world = newRound({ kind: 'daily', deck: 'world', date: '2026-11-25' }, 'FR')
    writeRound(store, { ...world, guesses: ['TD'] })
    const read = (deck?: 'twenty' | 'world') => readDays(store, deck).map(({ puzzle }) => puzzle.date)
    expect(read('twenty')).toEqual(dates.toSorted())
    expect(read('world')).toEqual(['2026-11-25'])
    expect(read()).toEqual([...dates, '2026-11-25'].sort())
    expect(readDays({ ...store, keys: refuse })).toEqual([])
  })

  it('take less than half a megabyte in ten years', () => {
    const store = memoryStore()
    for (let day = 0; day < 3650; day++) {
      const date = new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10) as UtcDate
      writeRound(store, dayOf(date, 'FR', ['BR', 'EG', 'IT', 'ES', 'GB', 'FR']))
    }
    const bytes = store.keys().reduce((sum, key) => sum + key.length + (store.get(key) ?? '').length, 0)
    expect(bytes).toBeLessThan(500_000)
    expect(readDays(store, 'twenty')).toHaveLength(3650)
  })
})

describe('two accounts of a round', () => {
  it('join without losing a guess while the round goes on, and change nothing when joined twice', () => {
    fc.assert(
      fc.property(anyRound, anyRound, (a, b) => {
        const second = { ...a, guesses: b.guesses.filter((guess) => guess !== a.target) }
        const once = join(a, second)
        expect(join(once, second)).toEqual(once)
        expect(join(once, once)).toEqual(once)
        if (isOver(a) || isOver(second)) return
        const { guesses } = once
        const all = new Set([...a.guesses, ...second.guesses])
        if (all.size <= 6) expect(new Set(guesses)).toEqual(all)
        else expect(guesses).toHaveLength(6)
        expect(guesses.slice(0, a.guesses.length)).toEqual(a.guesses)
      }),
    )
  })

  it('leave a finished round as it is, and are not joined where they are of different rounds', () => {
    const won = roundOf('FR', ['BR', 'FR'])
    expect(join(won, roundOf('FR', ['EG', 'IT', 'FR']))).toEqual(won)
    const first = roundOf('FR', ['EG'])
    expect(join(first, won)).toEqual(won)
    expect(join(first, roundOf('JP', ['EG', 'JP']))).toBe(first)
    expect(join(first, { ...roundOf('FR', ['FR']), deal: 7 })).toBe(first)
  })
})

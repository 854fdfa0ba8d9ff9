import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import type { PlaceId } from '../../src/geo/place'
import { gameFor, leaveGame, noticesIn } from '../../src/machines/app'
import type { UtcDate } from '../../src/machines/day'
import { type BackupCopy, decodeCopy, encodeCopy } from '../../src/machines/journal/backupCopy'
import { type PuzzleEvent, puzzleMachine } from '../../src/machines/journal/puzzleMachine'
import { roundIn, storeKeyOf, writeRound } from '../../src/machines/journal/storedRound'
import { gameIn, idOf, puzzleIn } from '../../src/machines/openGames'
import { standardChoice } from '../../src/machines/rules'
import { startApp } from '../../src/machines/startApp'
import { eraseAll } from '../../src/machines/store/erasure'
import { watched } from '../../src/machines/store/store'
import { dailyOf, dailyTarget, practice } from '../../tools/puzzles'
import { Coverage } from '../paths/coverage'
import { throwing } from './appDriver'
import { memoryStore, refuse } from './memoryStore'
import { dayOf } from './rounds'
import { sequencesOf } from './sequences'
import { fakeWorld } from './world'

const DAY = dailyOf('2026-11-21')
const TARGET = dailyTarget(DAY.date)
const [own, others] = [
  ['IT', 'JP', 'BR', 'AU', 'US', 'IN'],
  ['EG', 'ZA', 'MX', 'PL', 'TR', 'TH'],
].map((codes) => (codes as PlaceId[]).filter((code) => code !== TARGET)) as [PlaceId[], PlaceId[]]

/** What can happen to a day that is open in a page: here, in another page, and to the store. */
const MOVES = [
  'guess',
  'other page guesses',
  'shut',
  'open',
  'fill',
  'free',
  'erase',
  'tick',
  'leave',
  'show',
] as const
type Move = (typeof MOVES)[number]

/** What is seen of the day: the guesses that are shown, those that are stored, and whether something is said to wait. */
type Seen = { shown: readonly string[] | undefined; stored: readonly string[]; isBehind: boolean }

/** Events upon which an open puzzle asks what the store has. */
const asking: readonly PuzzleEvent[] = [
  { type: 'want', rules: standardChoice },
  { type: 'guessed', round: dayOf(DAY.date, TARGET, ['IT']), country: 'IT', on: DAY.date },
  { type: 'chosen', round: dayOf(DAY.date, TARGET, []) },
  { type: 'givenUp', round: dayOf(DAY.date, TARGET, ['IT']) },
  { type: 'deal', rules: standardChoice },
  { type: 'recover', copy: { generation: 0, round: dayOf(DAY.date, TARGET, ['IT']) } },
  { type: 'look' },
]

/** A page over a store that can be shut or full. */
function page(coverage?: Coverage) {
  const store = memoryStore()
  const state = { isShut: false, isFull: false, made: 0, madeElsewhere: 0, screens: 0 }
  const { world, told } = fakeWorld({
    store: {
      ...store,
      get: (key) => (state.isShut ? refuse() : store.get(key)) as string | null,
      set: (key, text) => (state.isShut || state.isFull ? refuse() : store.set(key, text)),
    },
  })
  const app = startApp(world, coverage?.inspect)
  const puzzle = () => puzzleIn(app.getSnapshot(), idOf(DAY))
  const stored = () => roundIn(store, DAY)?.guesses ?? []
  const erase = (on: UtcDate) =>
    eraseAll(
      watched(store, () => {}),
      on,
    )
  return {
    app,
    told,
    store,
    puzzle,
    state,
    erase,
    make(move: Move): void {
      if (move === 'shut' || move === 'open') state.isShut = move === 'shut'
      else if (move === 'fill' || move === 'free') state.isFull = move === 'fill'
      else if (move === 'tick') told.tick()
      else if (move === 'show') {
        if (state.screens++ === 0) gameFor(app, DAY, standardChoice)
      } else if (move === 'leave') {
        if (state.screens > 0) leaveGame(app, DAY)
        state.screens = 0
      } else if (move === 'guess') {
        const country = own[state.made % own.length] as PlaceId
        if (state.screens === 0) return
        state.made++
        puzzle()?.getSnapshot().context.game?.send({ type: 'guess', country, on: DAY.date })
      } else if (move === 'erase') {
        erase(DAY.date)
        told.stored(null)
      } else {
        const country = others[state.madeElsewhere++ % others.length] as PlaceId
        const guesses = stored()
        if (guesses.length >= 6 || guesses.includes(country)) return
        writeRound(store, dayOf(DAY.date, TARGET, [...guesses, country]))
        told.stored(storeKeyOf(DAY))
      }
    },
    read: (): Seen => ({
      shown:
        state.screens > 0 ? puzzle()?.getSnapshot().context.game?.getSnapshot().context.guesses : undefined,
      stored: stored(),
      isBehind: noticesIn(app.getSnapshot()).includes('unsaved'),
    }),
  }
}

/** An open puzzle without an app, whose store answers when it is told to: by default, to what was asked last. */
function alone(changes: () => void = () => {}) {
  const machine = puzzleMachine.provide({
    actors: { store: fromCallback(changes), ticks: fromCallback(() => {}) },
    actions: { tellFailure: () => {} },
  })
  const puzzle = createActor(machine, { input: { puzzle: DAY, rules: standardChoice, screens: 1 } }).start()
  const answer = (asked = puzzle.getSnapshot().context.asked) => {
    const settled = { show: undefined, waiting: undefined, copies: [], generation: 0, found: [] }
    puzzle.send({ type: 'settled', asked, ...settled })
    return puzzle.getSnapshot().value
  }
  return { puzzle, answer }
}

/** The rules of an open day, stated once more: the store is right, what it does not take waits, and an erasing voids that. */
class Oracle {
  #state = { isShut: false, isFull: false, screens: 0 }
  #stored: string[] = []
  #waiting: string[] = []
  /** Whether something waits, be it only that the store could not be asked. */
  #isBehind = false
  #shown: string[] = []
  #isOpen = false
  /** How often all was erased, as of now and when what waits was first guessed. */
  #erased = 0
  #since: number | undefined
  /** As of the last time that the store could be asked. */
  #known: number | undefined
  #made = 0
  #madeElsewhere = 0

  make(move: Move): void {
    const state = this.#state
    if (move === 'shut' || move === 'open') state.isShut = move === 'shut'
    else if (move === 'fill' || move === 'free') state.isFull = move === 'fill'
    else if (move === 'tick') {
      if (this.#isBehind) this.#ask()
    } else if (move === 'leave') {
      state.screens = 0
      if (!this.#isBehind) this.#close()
    } else if (move === 'show') {
      if (state.screens++ > 0) return
      this.#isOpen = true
      this.#ask()
    } else if (move === 'guess') {
      if (state.screens === 0) return
      const country = own[this.#made++ % own.length] as string
      if (this.#shown.length >= 6 || this.#shown.includes(country)) return
      if (this.#waiting.length === 0) this.#since = state.isShut ? this.#known : this.#erased
      this.#shown = [...this.#shown, country]
      this.#waiting.push(country)
      this.#ask()
    } else if (move === 'erase') {
      this.#stored = []
      this.#erased++
      if (this.#isOpen) this.#ask()
    } else {
      const country = others[this.#madeElsewhere++ % others.length] as string
      if (this.#stored.length >= 6 || this.#stored.includes(country)) return
      this.#stored = [...this.#stored, country]
      if (this.#isOpen) this.#ask()
    }
  }

  read(): Seen {
    const { screens } = this.#state
    return { shown: screens > 0 ? this.#shown : undefined, stored: this.#stored, isBehind: this.#isBehind }
  }

  #ask(): void {
    const { isShut, isFull, screens } = this.#state
    if (isShut) {
      // What nobody shows, and of which nothing waits, is let go of even then.
      if (screens > 0) this.#isBehind = true
    } else {
      this.#known = this.#erased
      if (this.#erased === 0) this.#since ??= 0
      const waiting = this.#since === this.#erased ? this.#waiting : []
      const all = [...new Set([...this.#stored, ...waiting])].slice(0, 6)
      const isNew = all.length > this.#stored.length
      this.#isBehind = isNew && isFull
      if (!isFull) this.#stored = all
      if (!this.#isBehind) this.#waiting = []
      this.#shown = all
    }
    if (screens === 0 && !this.#isBehind) this.#close()
  }

  #close(): void {
    this.#isOpen = false
    this.#waiting = []
    this.#since = undefined
    this.#shown = []
  }
}

describe('an open puzzle', () => {
  const coverage = new Coverage()
  const walk = (moves: readonly Move[]) => {
    const [tab, oracle] = [page(coverage), new Oracle()]
    for (const [index, move] of moves.entries()) {
      tab.make(move)
      oracle.make(move)
      expect(tab.read(), moves.slice(0, index + 1).join(', ')).toEqual(oracle.read())
      const value = tab.puzzle()?.getSnapshot().value
      expect(value === 'behind', moves.slice(0, index + 1).join(', ')).toBe(oracle.read().isBehind)
    }
  }

  it('does as the rules say along every sequence of three moves after it was opened', () => {
    for (const moves of sequencesOf(MOVES, 3)) walk(['show', ...moves])
  })

  it('does as the rules say along long sequences', () => {
    const sequences = fc.array(fc.constantFrom(...MOVES), { minLength: 5, maxLength: 40, size: 'max' })
    fc.assert(fc.property(sequences, walk), { numRuns: 20 })
  })

  it('shows what another page stored while no screen showed it, when the store cannot be asked any more', () => {
    walk(['fill', 'show', 'guess', 'leave', 'other page guesses', 'shut', 'show'])
  })

  it('keeps a guess that was made before the store could be asked, where all was erased on an earlier day', () => {
    for (const [erasedOn, kept] of [
      ['2026-11-20', ['IT']],
      [DAY.date, []],
    ] as const) {
      const tab = page()
      tab.erase(erasedOn)
      for (const move of ['shut', 'show', 'guess', 'open', 'tick'] as const) tab.make(move)
      expect(tab.read()).toEqual({ shown: kept, stored: kept, isBehind: false })
    }
  })

  it('takes up a backup copy that was written while the store could not be read, unless all was erased since', () => {
    for (const [erasedOn, kept] of [
      ['2026-11-20', ['IT']],
      [DAY.date, []],
    ] as const) {
      const tab = page()
      tab.erase(erasedOn)
      const copy = decodeCopy(encodeCopy({ generation: undefined, round: dayOf(DAY.date, TARGET, ['IT']) }))
      tab.app.send({ type: 'copy.found', copy: copy as BackupCopy })
      expect(tab.read().stored).toEqual(kept)
    }
  })

  it.each(asking)('takes no answer to what it asked before $type for one to what it asks then', (event) => {
    const { puzzle, answer } = alone()
    const { asked } = puzzle.getSnapshot().context
    puzzle.send(event)
    expect(answer(asked)).toBe('reading')
    expect(answer(asked + 1)).toBe('saved')
  })

  it('stays open until the last of its screens is left', () => {
    const { puzzle, answer } = alone()
    puzzle.send({ type: 'want', rules: standardChoice })
    answer()
    for (const [left, value] of [
      [1, 'saved'],
      [2, 'closed'],
    ] as const) {
      puzzle.send({ type: 'leave' })
      expect(puzzle.getSnapshot().value, `${left} left`).toBe(value)
    }
  })

  it('has a guess still, and no longer a deal, where asking the store has failed', () => {
    const { puzzle } = alone()
    const guess = {
      type: 'guessed',
      round: dayOf(DAY.date, TARGET, ['IT']),
      country: 'IT',
      on: DAY.date,
    } as const
    for (const event of [guess, { type: 'deal', rules: standardChoice }] as const) puzzle.send(event)
    puzzle.send({ type: 'fault', error: new Error('It throws') })
    puzzle.send({ type: 'retry' })
    expect(puzzle.getSnapshot().context.pending).toEqual([guess])
  })

  it('hears of other pages again once it is tried again', () => {
    let begun = 0
    const { puzzle } = alone(() => {
      begun++
      if (begun === 1) throw new Error('It throws')
    })
    puzzle.send({ type: 'retry' })
    expect(begun).toBe(2)
  })

  it('chooses rules, deals, takes help, takes up a backup copy, fails and begins again, and so has taken every transition', () => {
    const { app, puzzle, told } = page(coverage)
    for (const open of [DAY, practice]) gameFor(app, open, standardChoice)
    puzzle()
      ?.getSnapshot()
      .context.game?.send({ type: 'choose', rules: { ...standardChoice, arrows: false } })
    app.send({ type: 'practice.deal', puzzle: practice, rules: standardChoice })
    gameFor(app, practice, standardChoice)?.send({ type: 'guess', country: 'IT', on: DAY.date })
    gameIn(app.getSnapshot(), practice)?.send({ type: 'help', aid: 'size' })
    gameIn(app.getSnapshot(), practice)?.send({ type: 'giveUp' })
    gameFor(app, DAY, standardChoice)
    app.send({ type: 'copy.found', copy: { generation: 0, round: dayOf(DAY.date, TARGET, ['IT']) } })
    expect(puzzle()?.getSnapshot().context.shown?.guesses).toEqual(['IT'])
    puzzle()?.getSnapshot().context.game?.send(throwing('sync', 'round'))
    puzzle()?.send({ type: 'fault', error: new Error('It throws') })
    expect(noticesIn(app.getSnapshot())).toEqual(['failed'])
    app.send({ type: 'retry' })
    told.tick()
    expect(noticesIn(app.getSnapshot())).toEqual([])
    expect(puzzle()?.getSnapshot().context.game?.getSnapshot().context.guesses).toEqual(['IT'])
    expect(coverage.missing(puzzleMachine), 'transitions that no walk takes').toEqual([])
  })
})

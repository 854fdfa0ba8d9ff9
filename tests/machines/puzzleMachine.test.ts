import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlaceId } from '../../src/geo/place'
import { noticesIn } from '../../src/machines/app'
import { type BackupCopy, decodeCopy, encodeCopy } from '../../src/machines/journal/backupCopy'
import { puzzleMachine } from '../../src/machines/journal/puzzleMachine'
import { roundIn, storeKeyOf, writeRound } from '../../src/machines/journal/storedRound'
import { gameIn, idOf, puzzleIn } from '../../src/machines/openGames'
import { standardChoice } from '../../src/machines/rules/rules'
import type { UtcDate } from '../../src/machines/schedule/day'
import { startApp } from '../../src/machines/startApp'
import { eraseAll } from '../../src/machines/store/erasure'
import { watched } from '../../src/machines/store/store'
import { dailyOf, dailyTarget, practice } from '../../tools/puzzles'
import { Coverage } from '../paths/coverage'
import { throwing } from './appDriver'
import { memoryStore, refuse } from './memoryStore'
import { dayOf } from './rounds'
import { sequencesOf } from './sequences'
import { fakeWorld, gameFor } from './world'

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
        if (state.screens > 0) app.send({ type: 'game.left', puzzle: DAY })
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

/** The rules of an open day, stated once more: the store is right, what it does not take waits, and an erasing voids that. */
class Oracle {
  #state = { isShut: false, isFull: false, screens: 0 }
  #stored: string[] | undefined
  #shown: string[] = []
  #isOpen = false
  #isWaiting = false
  /** How often all was erased: as of now, when the first of what is shown was guessed, and when the store was last asked. */
  #erased = 0
  #since: number | undefined
  #known: number | undefined
  #made = 0
  #madeElsewhere = 0

  make(move: Move): void {
    const state = this.#state
    if (move === 'shut' || move === 'open') state.isShut = move === 'shut'
    else if (move === 'fill' || move === 'free') state.isFull = move === 'fill'
    else if (move === 'tick') {
      if (this.#isWaiting) this.#look()
    } else if (move === 'leave') {
      state.screens = 0
      if (!this.#isWaiting) this.#close()
    } else if (move === 'show') {
      if (state.screens++ > 0) return
      if (!this.#isOpen) this.#begin()
      this.#keep()
    } else if (move === 'guess') {
      if (state.screens === 0) return
      const country = own[this.#made++ % own.length] as string
      if (this.#shown.length >= 6 || this.#shown.includes(country)) return
      if (this.#shown.length === 0) this.#since = state.isShut ? this.#known : this.#erased
      this.#shown = [...this.#shown, country]
      this.#keep()
    } else if (move === 'erase') {
      this.#stored = undefined
      this.#erased++
      this.#look()
    } else {
      const country = others[this.#madeElsewhere++ % others.length] as string
      const stored = this.#stored ?? []
      if (stored.length >= 6 || stored.includes(country)) return
      this.#stored = [...stored, country]
      this.#look()
    }
  }

  read(): Seen {
    const { screens } = this.#state
    const stored = this.#stored ?? []
    return { shown: screens > 0 ? this.#shown : undefined, stored, isBehind: this.#isWaiting }
  }

  /** What is stored is shown. */
  #begin(): void {
    const { isShut } = this.#state
    this.#isOpen = true
    this.#shown = isShut ? [] : (this.#stored ?? [])
    this.#since = isShut ? this.#known : this.#erased
  }

  #keep(): void {
    this.#isWaiting = true
    this.#ask()
  }

  #look(): void {
    if (!this.#isOpen) return
    if (this.#state.isShut) this.#isWaiting = true
    this.#ask()
  }

  #ask(): void {
    const { isShut, isFull, screens } = this.#state
    if (isShut) return
    this.#known = this.#erased
    // Before anything was guessed there is nothing to be void; and before anything was erased, either.
    if (this.#erased === 0 || this.#shown.length === 0) this.#since ??= this.#erased
    if (this.#since !== this.#erased) {
      this.#begin()
      // What nobody looks at is not begun anew.
      this.#isWaiting = screens > 0
    }
    const stored = this.#stored ?? []
    const all = [...new Set([...stored, ...this.#shown])].slice(0, 6)
    const isNew = this.#stored === undefined || all.length > stored.length
    if (this.#isWaiting && !(isNew && isFull)) {
      this.#stored = all
      this.#isWaiting = false
    }
    this.#shown = all
    if (screens === 0 && !this.#isWaiting) this.#close()
  }

  #close(): void {
    this.#isOpen = false
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
      const copy = decodeCopy(
        encodeCopy({ generation: undefined, round: dayOf(DAY.date, TARGET, ['IT']), replaces: [] }),
      )
      tab.app.send({ type: 'copy.found', copy: copy as BackupCopy })
      expect(tab.read().stored).toEqual(kept)
    }
  })

  it('stays open until the last of its screens is left', () => {
    const tab = page()
    for (const _ of [1, 2]) gameFor(tab.app, DAY, standardChoice)
    for (const value of ['saved', undefined]) {
      tab.app.send({ type: 'game.left', puzzle: DAY })
      expect(tab.puzzle()?.getSnapshot().value).toBe(value)
    }
  })

  it('goes on with what waits where what keeps it has failed, once it is tried again', () => {
    const tab = page()
    for (const move of ['fill', 'show', 'guess'] as const) tab.make(move)
    tab.puzzle()?.getSnapshot().children.keeper?.send(throwing('keep', 'progress'))
    expect(noticesIn(tab.app.getSnapshot())).toContain('failed')
    tab.make('free')
    tab.app.send({ type: 'retry' })
    expect(tab.read()).toEqual({ shown: ['IT'], stored: ['IT'], isBehind: false })
    tab.make('other page guesses')
    expect(tab.read().shown).toHaveLength(2)
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
    app.send({
      type: 'copy.found',
      copy: { generation: 0, round: dayOf(DAY.date, TARGET, ['IT']), replaces: [] },
    })
    expect(puzzle()?.getSnapshot().context.shown?.round.guesses).toEqual(['IT'])
    puzzle()?.getSnapshot().context.game?.send(throwing('sync', 'round'))
    expect(noticesIn(app.getSnapshot())).toEqual(['failed'])
    app.send({ type: 'retry' })
    told.tick()
    expect(noticesIn(app.getSnapshot())).toEqual([])
    expect(puzzle()?.getSnapshot().context.game?.getSnapshot().context.guesses).toEqual(['IT'])
    expect(coverage.missing(puzzleMachine), 'transitions that no walk takes').toEqual([])
  })
})

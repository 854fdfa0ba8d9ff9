import type { CountryCode } from '../../src/geo/countries'
import { gameFor, gameIn } from '../../src/machines/app'
import { utcDateOf } from '../../src/machines/day'
import type { Puzzle } from '../../src/machines/puzzle'
import type { Round } from '../../src/machines/round'
import { standardRules } from '../../src/machines/rules'
import { startApp, type World } from '../../src/machines/startApp'
import { memoryStore } from './memoryStore'

export const NOON = Date.UTC(2026, 10, 21, 12)

/** A world in which it is always noon, whose clock and other tabs a test can move. */
export function fakeWorld(changes: Partial<World> = {}) {
  const ticks: (() => void)[] = []
  const returns: (() => void)[] = []
  const listeners: ((keys: ReadonlySet<string | null>) => void)[] = []
  const told = {
    now: NOON,
    tick: () => ticks.forEach((tick) => void tick()),
    back: () => returns.forEach((back) => void back()),
    stored: (key: string | null) => listeners.forEach((listener) => void listener(new Set([key]))),
  }
  const world: World = {
    now: () => told.now,
    seed: () => 7,
    keepStored: async () => {},
    copyText: async () => {},
    store: memoryStore(),
    backupCopy: { read: async () => [], write: async () => {}, clear: async () => {} },
    onStored: (callback) => void listeners.push(callback),
    onTick: (callback) => void ticks.push(callback),
    onReturn: (callback) => void returns.push(callback),
    ...changes,
  }
  return { world, told, store: world.store }
}

/** A tab: the root over a world, and the games as a screen would ask for them. */
export function openTab(world: World, inspect?: Parameters<typeof startApp>[1]) {
  const app = startApp(world, inspect)
  const game = (puzzle: Puzzle) => {
    const known = gameIn(app.getSnapshot(), puzzle)
    if (known) return known
    if (puzzle.kind === 'daily') app.send({ type: 'day.shown', puzzle })
    return gameFor(app, puzzle, standardRules)
  }
  return {
    app,
    game,
    round: (puzzle: Puzzle): Round => game(puzzle).getSnapshot().context,
    guess: (puzzle: Puzzle, country: CountryCode) =>
      game(puzzle).send({ type: 'guess', country, on: utcDateOf(world.now()) }),
    says: (tag: 'past' | 'unsaved' | 'quarantined' | 'later') => app.getSnapshot().hasTag(tag),
  }
}

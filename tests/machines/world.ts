import type { CountryCode } from '../../src/geo/countries'
import { gameIn } from '../../src/machines/app'
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
    if (gameIn(app.getSnapshot(), puzzle) === undefined) {
      if (puzzle.kind === 'daily') app.send({ type: 'day.shown', puzzle })
      app.send({ type: 'game.wanted', puzzle, rules: standardRules })
    }
    const actor = gameIn(app.getSnapshot(), puzzle)
    if (actor === undefined) throw new Error('No game was opened')
    return actor
  }
  return {
    app,
    game,
    round: (puzzle: Puzzle): Round => game(puzzle).getSnapshot().context,
    guess: (puzzle: Puzzle, country: CountryCode) => game(puzzle).send({ type: 'guess', country }),
    says: (tag: 'past' | 'unsaved' | 'quarantined' | 'later') => app.getSnapshot().hasTag(tag),
  }
}

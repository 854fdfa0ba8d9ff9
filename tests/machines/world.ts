import type { PlaceId } from '../../src/geo/place'
import { type AppActor, type NoticeKind, noticesIn } from '../../src/machines/app'
import type { GameActor } from '../../src/machines/game'
import { gameIn } from '../../src/machines/openGames'
import type { Puzzle } from '../../src/machines/rules/puzzle'
import type { Round } from '../../src/machines/rules/round'
import { type RuleChoice, standardChoice } from '../../src/machines/rules/rules'
import { utcDateOf } from '../../src/machines/schedule/day'
import { startApp, type World } from '../../src/machines/startApp'
import { type Store, type StoreListener, watched } from '../../src/machines/store/store'
import { memoryStore } from './memoryStore'

/** What differs in a world: a store may be one that other tabs have, too. */
type Changes = Partial<Omit<World, 'store'>> & { readonly store?: Store }

export const NOON = Date.UTC(2026, 10, 21, 12)

/** A world in which it is always noon, whose clock and other tabs a test can move. */
export function fakeWorld({ store: stored = memoryStore(), ...changes }: Changes = {}) {
  const ticks: (() => void)[] = []
  const returns: (() => void)[] = []
  const listeners: StoreListener[] = []
  const hear = (key: string | null) => listeners.forEach((listener) => void listener(new Set([key])))
  let seed = 7
  const told = {
    now: NOON,
    tick: () => [...ticks].forEach((tick) => void tick()),
    back: () => {
      hear(null)
      returns.forEach((back) => void back())
    },
    stored: hear,
  }
  const world: World = {
    now: () => told.now,
    seed: () => seed++,
    keepStored: async () => {},
    reportError: () => {},
    store: watched(stored, (listener) => listeners.push(listener)),
    tab: memoryStore(),
    backupCopy: { read: async () => [], write: async () => {}, clear: async () => {} },
    onTick: (callback) => {
      ticks.push(callback)
      return () => void ticks.splice(ticks.indexOf(callback), 1)
    },
    onReturn: (callback) => void returns.push(callback),
    ...changes,
  }
  return { world, told, store: world.store }
}

/** Asks for the game of a puzzle as a screen does, and reads it. */
export function gameFor(app: AppActor, puzzle: Puzzle, rules: RuleChoice): GameActor {
  app.send({ type: 'game.wanted', puzzle, rules })
  return gameIn(app.getSnapshot(), puzzle) as GameActor
}

/** A tab: the root over a world, and the games as a screen would ask for them. */
export function openTab(world: World, inspect?: Parameters<typeof startApp>[1]) {
  const app = startApp(world, inspect)
  const game = (puzzle: Puzzle) => {
    const known = gameIn(app.getSnapshot(), puzzle)
    if (known) return known
    if (puzzle.kind === 'daily') app.send({ type: 'day.shown', puzzle })
    return gameFor(app, puzzle, standardChoice)
  }
  return {
    app,
    game,
    round: (puzzle: Puzzle): Round => game(puzzle).getSnapshot().context,
    guess: (puzzle: Puzzle, country: PlaceId) =>
      game(puzzle).send({ type: 'guess', country, on: utcDateOf(world.now()) }),
    says: (notice: NoticeKind) => noticesIn(app.getSnapshot()).includes(notice),
  }
}

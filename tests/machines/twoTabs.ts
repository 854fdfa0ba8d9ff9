import { adjacencyMapToArray, getAdjacencyMap } from '@xstate/graph'
import { createActor, fromTransition } from 'xstate'
import type { EpochMs } from '../../src/machines/day'
import { keeperOf } from '../../src/machines/series/keeper'
import type { Deed, Mode } from '../../src/machines/series/mode'
import { seriesOf } from '../../src/machines/series/series'
import { type StoreListener, watched } from '../../src/machines/store/store'
import { type MemoryStore, memoryStore } from './memoryStore'

/** Mode as it is played in two tabs, with the rules beside it. */
export type Played<Progress> = {
  readonly mode: Mode<Progress>
  readonly oracle: { open(tab: number): void; hear(): void; read(tab: number): object }
  /** Progress with which a tab begins: what is stored goes on. */
  readonly stored: (entries: MemoryStore) => Progress
  /** Deed of the player in a tab, of which the oracle is told, too. */
  readonly deed: (move: string, tab: number, at: EpochMs, progress: Progress) => Omit<Deed, 'at'>
  /** All that can be seen of the progress, but for whether it is over. */
  readonly seen: (progress: Progress) => object
}

/** What a mode without games does not know, and the inspector can send: a guess, and a deed that it has not. */
const STRAY: Readonly<Record<string, object>> = {
  guess: { type: 'guess', country: 'FR', on: '2026-11-21' },
  nonsense: { type: 'do', deed: 'constructor' },
}

/** Moves of a tab that change nothing. */
export const STRAY_MOVES = Object.keys(STRAY).map((name) => `0 ${name}`)

/** Plays a mode in two tabs of one device with its machine and its keeper, and beside it with the rules of an oracle. */
export class TwoTabs<Progress> {
  readonly entries = memoryStore()
  #now = Date.UTC(2026, 10, 21, 12)
  readonly #hears: StoreListener[] = []
  readonly #tabs

  constructor(private readonly played: Played<Progress>) {
    this.#tabs = [this.#open(0), this.#open(1)]
  }

  /** Makes a move: `hear`, or a tab with its deed, `reload`, or one of {@link STRAY_MOVES}. */
  make(move: string): void {
    this.#now += 1000
    if (move === 'hear') {
      for (const tell of [...this.#hears]) tell(new Set(this.entries.keys()))
      this.played.oracle.hear()
      return
    }
    const tab = Number(move.charAt(0))
    const actor = this.#actorOf(tab)
    if (move.endsWith('reload')) {
      actor.stop()
      this.#tabs[tab] = this.#open(tab)
      return
    }
    const stray = STRAY[move.slice(2)]
    if (stray) {
      actor.send({ ...stray, at: this.#now } as never)
      return
    }
    const progress = actor.getSnapshot().context.progress as Progress
    actor.send({ type: 'do', at: this.#now, ...this.played.deed(move.slice(2), tab, this.#now, progress) })
  }

  /** The first disagreement between the tabs and the rules along some moves, in words. */
  objection(moves: readonly string[]): string | undefined {
    for (const [index, move] of moves.entries()) {
      this.make(move)
      for (const tab of [0, 1]) {
        const [seen, right] = [this.#read(tab), this.played.oracle.read(tab)].map((each) =>
          JSON.stringify(each),
        )
        if (seen !== right) return `${moves.slice(0, index + 1).join(', ')}: ${seen} is not ${right}`
      }
    }
    return undefined
  }

  /** Numbers of answers that the tabs show: whatever they are, the rules are the same. */
  get state(): string {
    const { seen } = this.played
    const counts = this.#tabs.map(
      (actor) => Object.values(seen(actor.getSnapshot().context.progress as Progress)).flat().length,
    )
    return counts.join(' ')
  }

  #read(tab: number): object {
    const { value, context } = this.#actorOf(tab).getSnapshot()
    return { ...this.played.seen(context.progress as Progress), isOver: value === 'over' }
  }

  #actorOf(tab: number) {
    const actor = this.#tabs[tab]
    if (actor === undefined) throw new Error('There are two tabs')
    return actor
  }

  #open(tab: number) {
    const { mode, oracle, stored } = this.played
    const store = watched(this.entries, (listener) => this.#hears.push(listener))
    const keeper = keeperOf(mode, { store, now: () => this.#now, onTick: () => () => {} })
    const machine = seriesOf(mode).provide({ actors: { keeper }, actions: { tell: () => {} } })
    const actor = createActor(machine, { input: undefined })
    actor.start().send({ type: 'begin', progress: stored(this.entries), at: this.#now })
    oracle.open(tab)
    return actor
  }
}

/**
 * Every move in every state of two tabs, each after the shortest way to that state: the graph of what their machines do,
 * walked in full by @xstate/graph.
 */
export function walksOf<Progress>(
  begin: () => TwoTabs<Progress>,
  moves: readonly string[],
): readonly (readonly string[])[] {
  const states = new Map<readonly string[], string>()
  const stateAfter = (walk: readonly string[]) => {
    const tabs = begin()
    for (const move of walk) tabs.make(move)
    return tabs.state
  }
  const logic = fromTransition((walk: readonly string[], { type }: { type: string }) => [...walk, type], [])
  const graph = getAdjacencyMap(logic, {
    events: moves.map((type) => ({ type })),
    serializeState: ({ context }) => {
      const state = states.get(context) ?? stateAfter(context)
      states.set(context, state)
      return state
    },
  })
  return adjacencyMapToArray(graph).map(({ state, event }) => [...state.context, event.type])
}

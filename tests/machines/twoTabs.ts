import { adjacencyMapToArray, getAdjacencyMap } from '@xstate/graph'
import { createActor, fromTransition } from 'xstate'
import type { EpochMs } from '../../src/machines/schedule/day'
import type { Mode } from '../../src/machines/series/mode'
import type { Given, QuestionsMachine } from '../../src/machines/series/questions'
import { seriesOf } from '../../src/machines/series/series'
import { keeperOf } from '../../src/machines/store/keeper'
import { type StoreListener, watched } from '../../src/machines/store/store'
import { Coverage } from '../paths/coverage'
import { type MemoryStore, memoryStore } from './memoryStore'

/** Mode as it is played in two tabs, with the rules beside it. */
export type Played<Progress> = {
  readonly mode: Mode<Progress, QuestionsMachine<Progress>>
  readonly oracle: { open(tab: number): void; hear(): void; read(tab: number): object }
  /** Progress with which a tab begins: what is stored goes on. */
  readonly stored: (entries: MemoryStore) => Progress
  /** Reply of the player in a tab to the open question, of which the oracle is told, too. */
  readonly reply: (move: string, tab: number, at: EpochMs, progress: Progress) => Omit<Given, 'at'>
  /** All that can be seen of the progress, but for which question is shown, and whether it is over. */
  readonly seen: (progress: Progress) => object
}

/** Transitions that the tabs have taken. */
export const coverage = new Coverage()

/** Moves of two tabs in any mode: each goes on, is loaded anew, and they hear of each other. */
export const TAB_MOVES = ['0 next', '1 next', '0 reload', '1 reload', 'hear']

/** Plays a mode in two tabs of one device with its machine and its keeper, and beside it with the rules of an oracle. */
export class TwoTabs<Progress> {
  readonly entries = memoryStore()
  #now = Date.UTC(2026, 10, 21, 12)
  readonly #hears: StoreListener[] = []
  /** Index of the question that each tab has to show: an answer stays until the player goes on. */
  readonly #places = [0, 0]
  readonly #tabs

  constructor(private readonly played: Played<Progress>) {
    this.#tabs = [this.#open(0), this.#open(1)]
  }

  /** Makes a move: one of {@link TAB_MOVES}, or a tab with its reply. */
  make(move: string): void {
    this.#now += 1000
    if (move === 'hear') {
      for (const tell of [...this.#hears]) tell(new Set(this.entries.keys()))
      this.played.oracle.hear()
      // What another tab answered earlier may stand in the place of more answers.
      for (const other of [0, 1])
        this.#places[other] = Math.min(this.#places[other] ?? 0, this.#answered(other))
      return
    }
    const tab = Number(move.charAt(0))
    const actor = this.#actorOf(tab)
    if (move.endsWith('reload')) {
      actor.stop()
      this.#tabs[tab] = this.#open(tab)
      return
    }
    const player = this.#playerOf(tab)
    if (move.endsWith('next')) {
      player.send({ type: 'next' })
      this.#places[tab] = this.#answered(tab)
      return
    }
    const isOpen = this.#places[tab] === this.#answered(tab)
    const { progress } = player.getSnapshot().context
    const reply = isOpen ? this.played.reply(move.slice(2), tab, this.#now, progress) : {}
    player.send({ type: 'reply', at: this.#now, ...reply })
  }

  /** The first disagreement between the tabs and the rules along some moves, in words. */
  objection(moves: readonly string[]): string | undefined {
    for (const [index, move] of moves.entries()) {
      this.make(move)
      for (const tab of [0, 1]) {
        const [seen, right] = [this.#read(tab), this.#right(tab)].map((each) => JSON.stringify(each))
        if (seen !== right) return `${moves.slice(0, index + 1).join(', ')}: ${seen} is not ${right}`
      }
    }
    return undefined
  }

  /** Numbers of answers that the tabs show, and whether a question is open: whatever they are, the rules are the same. */
  get state(): string {
    return [0, 1].map((tab) => `${this.#answered(tab)}${this.#playerOf(tab).getSnapshot().value}`).join(' ')
  }

  #read(tab: number): object {
    const { value, context } = this.#playerOf(tab).getSnapshot()
    return { ...this.played.seen(context.progress), isOver: value === 'over', place: context.place }
  }

  /** What is to be seen by the rules. */
  #right(tab: number): object {
    const { isOver, ...seen } = this.played.oracle.read(tab) as { readonly isOver: boolean }
    const place = this.#places[tab] ?? 0
    return { ...seen, isOver: isOver && place === this.#answered(tab), place }
  }

  /** Number of answers that a tab has to show. */
  #answered(tab: number): number {
    const { isOver: _, ...seen } = this.played.oracle.read(tab) as { readonly isOver: boolean }
    return Object.values(seen).flat().length
  }

  #playerOf(tab: number) {
    const { player } = this.#actorOf(tab).getSnapshot().context
    if (player === undefined) throw new Error('Each tab has begun')
    return player
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
    const actor = createActor(machine, { input: undefined, inspect: coverage.inspect })
    actor.start().send({ type: 'begin', progress: stored(this.entries), at: this.#now })
    oracle.open(tab)
    this.#places[tab] = this.#answered(tab)
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

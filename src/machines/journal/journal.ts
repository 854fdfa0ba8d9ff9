import { fromCallback } from 'xstate'
import type { PuzzleKey } from '../puzzle'
import { ERASURE } from '../store/erasure'
import { PREFIX } from '../store/store'
import { type PuzzleEvent, puzzleMachine, type StoreEvent } from './puzzleMachine'
import { type JournalWorld, settle } from './settle'

/** Provides the puzzle machine with a store shared between tabs, with its change events, and with a clock. */
export function journalOf(world: JournalWorld) {
  const { store, onTick } = world
  let lastGeneration: number | undefined
  // Stryker disable next-line BooleanLiteral: equivalent, because each puzzle settles as it opens.
  let isSettling = false
  return puzzleMachine.provide({
    actors: {
      store: fromCallback<StoreEvent, PuzzleKey>(({ sendBack, receive, input, system }) => {
        const tell: (event: PuzzleEvent) => void = sendBack
        receive(({ puzzle, asked }) => {
          isSettling = true
          try {
            const open = Object.keys(system.getAll()).map((id) => id.replace(/^puzzle\./, '') as PuzzleKey)
            const { generationNow, ...settled } = settle(world, puzzle, lastGeneration, open)
            lastGeneration = generationNow
            tell({ type: 'settled', asked, ...settled })
          } catch (error) {
            tell({ type: 'fault', error })
          }
          isSettling = false
        })
        return store.subscribe((keys) => {
          // Changes made by `settle` itself need no second look.
          if (isSettling) return
          if (keys.has(PREFIX + input) || keys.has(null) || keys.has(ERASURE)) tell({ type: 'look' })
        })
      }),
      ticks: fromCallback<{ type: 'none' }>(({ sendBack }) => onTick(() => sendBack({ type: 'look' }))),
    },
  })
}

import { fromCallback } from 'xstate'
import type { PuzzleKey } from '../puzzle'
import { ERASURE } from '../store/erasure'
import { PREFIX } from '../store/store'
import { puzzleMachine } from './puzzleMachine'
import { type JournalWorld, settle } from './settle'

/** Provides the puzzle machine with a store shared between tabs, with its change events, and with a clock. */
export function journalOf(world: JournalWorld) {
  const { store, onTick } = world
  let lastGeneration: number | undefined
  // Stryker disable next-line BooleanLiteral: equivalent, because each puzzle settles as it opens.
  let isSettling = false
  return puzzleMachine.provide({
    actors: {
      changes: fromCallback<{ type: 'none' }, string>(({ sendBack, input }) =>
        store.subscribe((keys) => {
          // Changes made by `settle` itself need no second look.
          if (isSettling) return
          if (keys.has(PREFIX + input) || keys.has(null) || keys.has(ERASURE)) sendBack({ type: 'look' })
        }),
      ),
      ticks: fromCallback<{ type: 'none' }>(({ sendBack }) => onTick(() => sendBack({ type: 'look' }))),
    },
    actions: {
      settle: ({ context, self, system }) => {
        isSettling = true
        try {
          const open = Object.keys(system.getAll()).map((id) => id.replace(/^puzzle\./, '') as PuzzleKey)
          const { generationNow, ...settled } = settle(world, context, lastGeneration, open)
          lastGeneration = generationNow
          self.send({ type: 'settled', asked: context.asked, ...settled })
        } catch (error) {
          self.send({ type: 'fault', error })
        }
        isSettling = false
      },
    },
  })
}

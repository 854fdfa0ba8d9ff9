import { fromCallback } from 'xstate'
import type { GameActor } from '../game'
import { isOfVersion1, keyOf, type PracticePuzzle, type Puzzle, type PuzzleKey } from '../puzzle'
import type { Round } from '../round'
import type { RuleChoice } from '../rules'
import type { Due } from '../schedule/deal'
import { decodeCopy } from './backupCopy'
import { ERASURE } from './erasure'
import type { JournalContext, JournalWorld } from './journalContext'
import { OpenPuzzle } from './openPuzzle'
import { reconcile } from './reconcile'
import { storeKeyOf, version1KeyOf } from './storedRound'

export type JournalEvent =
  /** A game is wanted: under these rules where nothing is stored. */
  | { type: 'want'; puzzle: Puzzle; rules: RuleChoice }
  /** The game that was wanted has begun. */
  | { type: 'opened'; game: GameActor }
  /** One that has wanted it wants it no more. */
  | { type: 'leave'; puzzle: Puzzle }
  | { type: 'deal'; puzzle: PracticePuzzle; rules: RuleChoice; due?: Due | undefined }

/** What the journal tells the root. */
export type JournalReport =
  /** A game that is wanted is to begin with this round. */
  | { type: 'round.opened'; round: Round }
  /** A game is wanted by nobody, and nothing of it waits to be saved. */
  | { type: 'round.closed'; puzzle: Puzzle }
  | { type: 'journal.saved' | 'journal.unsaved' | 'journal.quarantined' | 'journal.later' }

/**
 * Listens to the games, stores what they tell, in the store and in the backup copy, and has each show the round that the
 * store holds. Another way to reconcile what is known may be handed in.
 */
export function journalOf(world: JournalWorld, way = reconcile) {
  return fromCallback<JournalEvent>(({ receive, sendBack }) => {
    const tell = (report: JournalReport) => sendBack(report)
    const puzzles = new Map<PuzzleKey, OpenPuzzle>()
    const context: JournalContext = {
      world,
      reconcile: way,
      seed: world.seed(),
      generation: 0,
      open: (round) => tell({ type: 'round.opened', round }),
      found: (what) => tell({ type: `journal.${what}` }),
      shownKeys: () => [...puzzles].flatMap(([key, { isShown }]) => (isShown ? [key] : [])),
    }
    const at = (puzzle: Puzzle): OpenPuzzle => {
      const open = puzzles.get(keyOf(puzzle)) ?? new OpenPuzzle(puzzle, context)
      puzzles.set(keyOf(puzzle), open)
      return open
    }
    let wasBehind = false
    let isActing = false
    /** Does something, lets go of what is done with, and tells whether all is saved. */
    const act = (work: () => void) => {
      isActing = true
      try {
        work()
      } finally {
        isActing = false
      }
      for (const [key, { puzzle, isShown, isBehind }] of puzzles) {
        if (isShown || isBehind) continue
        puzzles.delete(key)
        tell({ type: 'round.closed', puzzle })
      }
      const isBehind = [...puzzles.values()].some((open) => open.isBehind)
      if (isBehind !== wasBehind) tell({ type: isBehind ? 'journal.unsaved' : 'journal.saved' })
      wasBehind = isBehind
    }
    const saveAll = () =>
      act(() => {
        for (const open of puzzles.values()) open.save()
      })
    const listen = (game: GameActor) => {
      const open = at(game.getSnapshot().context.puzzle)
      open.attach(game)
      for (const type of ['guessed', 'chosen'] as const) game.on(type, (news) => act(() => open.hear(news)))
    }

    receive((event) => {
      if (event.type === 'opened') listen(event.game)
      else if (event.type === 'want') act(() => at(event.puzzle).want(event.rules))
      else if (event.type === 'leave') act(() => at(event.puzzle).leave())
      else act(() => at(event.puzzle).deal(event.rules, event.due))
    })
    world.store.subscribe((keys) => {
      // What it writes itself it knows.
      if (isActing) return
      const isOpen = [...puzzles.values()].some(
        ({ puzzle }) =>
          keys.has(storeKeyOf(puzzle)) || (isOfVersion1(puzzle) && keys.has(version1KeyOf(puzzle))),
      )
      if (isOpen || keys.has(null) || keys.has(ERASURE)) saveAll()
    })
    world.onTick(() => wasBehind && saveAll())
    // After a crash the copy knows of a guess that the store has lost, perhaps of a day that is past.
    world.backupCopy.read().then(
      (texts) =>
        act(() => {
          for (const copy of texts.map(decodeCopy))
            if (copy !== undefined) at(copy.round.puzzle).recover(copy)
        }),
      () => {},
    )
  })
}

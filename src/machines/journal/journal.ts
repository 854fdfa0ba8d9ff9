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
  /** Asks for the games of these puzzles to begin again. */
  | { type: 'retry'; keys: readonly string[] }

/** What the journal tells the root. */
export type JournalReport =
  /** A game that is wanted is to begin with this round. */
  | { type: 'round.opened'; round: Round }
  /** A game is wanted by nobody, and nothing of it waits to be saved. */
  | { type: 'round.closed'; puzzle: Puzzle }
  /** Something waits to be stored of what the actor with this session id keeps, or nothing any more. */
  | { type: 'journal.saved' | 'journal.unsaved'; by: string }
  | { type: 'journal.quarantined' | 'journal.later' }
  /** Something was thrown about the puzzle with this key; the others go on. */
  | { type: 'journal.failed'; id: string; error: unknown }

/**
 * Listens to the games, stores what they tell, in the store and in the backup copy, and has each show the round that the
 * store holds. Another way to reconcile what is known may be handed in.
 */
export function journalOf(world: JournalWorld, way = reconcile) {
  return fromCallback<JournalEvent>(({ receive, sendBack, self }) => {
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
    /**
     * Does something with each of some puzzles, of which one that throws fails alone; lets go of what is done with, and tells
     * whether all is saved.
     */
    const act = (some: Iterable<OpenPuzzle>, work: (open: OpenPuzzle) => void) => {
      isActing = true
      for (const open of some) {
        try {
          work(open)
        } catch (error) {
          tell({ type: 'journal.failed', id: keyOf(open.puzzle), error })
        }
      }
      isActing = false
      for (const [key, { puzzle, isShown, isBehind }] of puzzles) {
        if (isShown || isBehind) continue
        puzzles.delete(key)
        tell({ type: 'round.closed', puzzle })
      }
      const isBehind = [...puzzles.values()].some((open) => open.isBehind)
      if (isBehind !== wasBehind)
        tell({ type: isBehind ? 'journal.unsaved' : 'journal.saved', by: self.sessionId })
      wasBehind = isBehind
    }
    const saveAll = () => act(puzzles.values(), (open) => open.save())
    const listen = (game: GameActor) => {
      const open = at(game.getSnapshot().context.puzzle)
      open.attach(game)
      for (const type of ['guessed', 'chosen'] as const)
        game.on(type, (news) => act([open], () => open.hear(news)))
    }
    const take = (event: JournalEvent) => {
      if (event.type === 'opened') listen(event.game)
      else if (event.type === 'retry')
        act(
          [...puzzles].flatMap(([key, open]) => (event.keys.includes(key) ? [open] : [])),
          (open) => open.reopen(),
        )
      else if (event.type === 'want') act([at(event.puzzle)], (open) => open.want(event.rules))
      else if (event.type === 'leave') act([at(event.puzzle)], (open) => open.leave())
      else act([at(event.puzzle)], (open) => open.deal(event.rules, event.due))
    }

    receive((event) => {
      try {
        take(event)
      } catch (error) {
        // What is about no puzzle fails by itself: the journal has the guesses of all the others.
        tell({ type: 'journal.failed', id: `${self.id}.${event.type}`, error })
      }
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
        texts
          .flatMap((text) => decodeCopy(text) ?? [])
          .forEach((copy) => void act([at(copy.round.puzzle)], (open) => open.recover(copy))),
      () => {},
    )
  })
}

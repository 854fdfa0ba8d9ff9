import { type Known, reconcile, type Waiting } from '../../src/machines/journal/reconcile'
import { REVIEW } from '../../src/machines/journal/review'
import { begunOn, type Round, withGuesses } from '../../src/machines/round'
import type { WatchedStore } from '../../src/machines/store'
import type { Wrong } from './session'

/** A journal that knows something else of what waits. */
function waited(change: (waiting: Waiting, known: Known) => Waiting | undefined): Wrong {
  return {
    reconcile: (known) => reconcile({ ...known, waiting: known.waiting && change(known.waiting, known) }),
  }
}

/** A journal that makes another round of what is stored and what waits. */
function settled(change: (round: Round, waiting: Waiting, known: Known) => Round): Wrong {
  return {
    reconcile: (known) => {
      const outcome = reconcile(known)
      const { show } = outcome
      const { waiting = outcome.waiting } = known
      if (show === undefined || waiting === undefined) return outcome
      const round = change(show, waiting, known)
      return { ...outcome, show: round, write: round }
    },
  }
}

/** A journal with another store than the one that all tabs share. */
function stored(change: (store: WatchedStore) => Partial<WatchedStore>): Wrong {
  return { world: (world) => ({ ...world, store: { ...world.store, ...change(world.store) } }) }
}

/** A journal that hears of some changes only. */
function heard(isHeard: (key: string | null) => boolean): Wrong {
  return stored((store) => ({
    subscribe: (listener) => store.subscribe((keys) => [...keys].every(isHeard) && listener(keys)),
  }))
}

function isReview(key: string | null): boolean {
  return key?.startsWith(REVIEW) ?? false
}

/** Journals that break one rule each, by the name of what is wrong with them. */
export const brokenJournals: Readonly<Record<string, Wrong>> = {
  'another tab is not listened to': heard((key) => key === null),
  'what failed is not tried again': { world: (world) => ({ ...world, onTick: () => () => {} }) },
  'what waits outlives an erasing': waited((waiting, { stored }) => ({
    ...waiting,
    generation: stored.generation,
  })),
  'what waits is not shown': {
    reconcile: (known) => ({ ...reconcile(known), show: known.stored.round ?? known.first }),
  },
  'a guess for a deal that is gone is put into another round': settled((round, waiting, { stored }) =>
    stored.round ? withGuesses(stored.round, waiting.guesses) : round,
  ),
  'the last guess makes a day late and not the first': settled((round, { on }) =>
    begunOn(round, on ?? round.begun),
  ),
  'the backup copy is not read': {
    world: (world) => ({ ...world, backupCopy: { ...world.backupCopy, read: async () => [] } }),
  },
  'a review is lost': stored((store) => ({
    set: (key, text) => void (isReview(key) || store.set(key, text)),
  })),
  'a write that failed passes for a good one': stored((store) => ({
    set: (key, text) => {
      try {
        store.set(key, text)
      } catch {
        // As if it had been written.
      }
    },
  })),
}

import { type Known, reconcile, type Waiting } from '../../src/machines/journal/reconcile'
import { REVIEW } from '../../src/machines/journal/review'
import { rounds } from '../../src/machines/journal/storedRound'
import { begunOn, newRound, type Round, withGuesses } from '../../src/machines/round'
import { statisticsOf } from '../../src/machines/statistics'
import { PREFIX, type WatchedStore } from '../../src/machines/store'
import { generationIn } from './oracle'
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

function isChallenge(key: string): boolean {
  return key.startsWith(`${PREFIX}challenge.`)
}

/** Journals that break one rule each, by the name of what is wrong with them. */
export const brokenJournals: Readonly<Record<string, Wrong>> = {
  'a round takes the rules of its last guess': settled((round, waiting) => ({
    ...round,
    rules: waiting.round.rules,
  })),
  'another tab is not listened to': heard((key) => key === null),
  'nothing is read on coming back': heard((key) => key !== null),
  'what failed is not tried again': { world: (world) => ({ ...world, onTick: () => () => {} }) },
  'what waits outlives an erasing': waited((waiting, { stored }) => ({
    ...waiting,
    generation: stored.generation,
  })),
  'what waits is forgotten': waited(() => undefined),
  'what the store refuses does not wait': {
    reconcile: (known) => ({ ...reconcile(known), waiting: undefined }),
  },
  'what waits is not shown': {
    reconcile: (known) => ({ ...reconcile(known), show: known.stored.round ?? known.first }),
  },
  'what waits is shown and not stored': {
    reconcile: (known) => ({ ...reconcile(known), ...(known.stored.round && { write: undefined }) }),
  },
  'a guess for a deal that is gone is put into another round': settled((round, waiting, { stored }) =>
    stored.round ? withGuesses(stored.round, waiting.guesses) : round,
  ),
  'what is remembered is written over what another tab has stored': remembering(),
  'a new deal is written over one that was dealt meanwhile': waited((waiting, { stored }) => ({
    ...waiting,
    replaces: stored.round?.deal,
  })),
  'a deal forgets what was dealt before it': settled((round) => ({ ...round, dealt: [] })),
  'own guesses come before those of the store': settled((round, { guesses }) =>
    withGuesses({ ...round, guesses: [] }, [...guesses, ...round.guesses]),
  ),
  'every past day is taken for one that was played on its date': settled((round) => ({
    ...round,
    begun: undefined,
  })),
  'a late day mends a streak': {
    statistics: (rounds, today) =>
      statisticsOf(
        rounds.map((round) => ({ ...round, begun: undefined })),
        today,
      ),
  },
  'the last guess makes a day late and not the first': settled((round, { on }) =>
    begunOn(round, on ?? round.begun),
  ),
  'the date of the first guess is lost with the second': settled((round) => ({
    ...round,
    begun: round.guesses.length > 1 ? undefined : round.begun,
  })),
  'the backup copy is not written': {
    world: (world) => ({ ...world, backupCopy: { ...world.backupCopy, write: async () => {} } }),
  },
  'the backup copy is not read': {
    world: (world) => ({ ...world, backupCopy: { ...world.backupCopy, read: async () => [] } }),
  },
  'the backup copy outlives an erasing': {
    world: (world, { session }) => ({
      ...world,
      backupCopy: {
        ...world.backupCopy,
        read: async () =>
          (await world.backupCopy.read()).map((text) =>
            String(text).replace(/"generation":\d+/, `"generation":${generationIn(session.disk.entries)}`),
          ),
      },
    }),
  },
  'a challenge is counted as a day': stored((store) => ({
    set: (key, text) => {
      store.set(key, text)
      if (!isChallenge(key)) return
      const { guesses } = JSON.parse(text)
      rounds.write(store, {
        ...newRound({ kind: 'daily', deck: 'world', date: '2026-11-21' }, 'NP'),
        guesses,
      })
    },
  })),
  'a challenge is gone when its page is left': stored((store) => ({
    set: (key, text) => {
      if (!isChallenge(key)) store.set(key, text)
    },
  })),
  'the next challenge takes the place of the one before': stored((store) => ({
    set: (key, text) => {
      for (const other of store.keys()) if (isChallenge(key) && isChallenge(other)) store.remove(other)
      store.set(key, text)
    },
  })),
  'another tab is not told of a challenge': heard((key) => key !== null && !isChallenge(key)),
  'a review is lost': stored((store) => ({
    set: (key, text) => void (isReview(key) || store.set(key, text)),
  })),
  'a review that finds no room is given up': stored((store) => ({
    set: (key, text) => {
      try {
        store.set(key, text)
      } catch (error) {
        if (!isReview(key)) throw error
      }
    },
  })),
  'each tab adds a review of its own': {
    world: (world, tab) => ({
      ...world,
      store: {
        ...world.store,
        set: (key, text) => world.store.set(isReview(key) ? `${key}${tab.session.tabs.length}` : key, text),
      },
    }),
  },
  'the log is written as the tab remembers it': {
    world: (world) => {
      const known = new Set<string>()
      const set = (key: string, text: string) => {
        world.store.set(key, text)
        if (!isReview(key)) return
        known.add(key)
        for (const other of world.store.keys())
          if (isReview(other) && !known.has(other)) world.store.remove(other)
      }
      return { ...world, store: { ...world.store, set } }
    },
  },
  'another tab is not told of reviews that were taken in': heard((key) => key !== null && !isReview(key)),
  'a write that failed passes for a good one': stored((store) => ({
    set: (key, text) => {
      try {
        store.set(key, text)
      } catch {
        // As if it had been written.
      }
    },
  })),
  'the notice goes with the next write, of whatever it is': {
    world: (world, { app }) => ({
      ...world,
      store: {
        ...world.store,
        set: (key, text) => {
          world.store.set(key, text)
          queueMicrotask(() => {
            for (const by of app().getSnapshot().context.behind) app().send({ type: 'saved', by })
          })
        },
      },
    }),
  },
}

/** Keeps every guess of a round in mind, and holds that for the whole round. */
function remembering(): Wrong {
  const known = new WeakMap<Round['puzzle'], Waiting>()
  return settled((_, waiting) => {
    const { puzzle, deal } = waiting.round
    const before = known.get(puzzle)
    const isSameRound = before?.round.deal === deal && before.generation === waiting.generation
    const guesses = [...new Set([...(isSameRound ? before.guesses : []), ...waiting.guesses])]
    known.set(puzzle, { ...waiting, guesses })
    return withGuesses(waiting.round, guesses)
  })
}

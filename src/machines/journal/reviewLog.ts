import type { WatchedStore } from '../store'
import { ERASURE } from './erasure'
import { quarantine } from './quarantine'
import { identityInRun, identityOf, REVIEW, type Review } from './review'
import { byTime, inOrder, readingAt, readingsIn, reviewOfDay } from './reviews'
import { readAllDays } from './storedDays'
import { roundIn, storedDayAt } from './storedRound'
import { RUN, readRuns, reviewsOfRun, runAt } from './storedRun'

/** A round with its review, unless that is gone. */
type Change = { readonly identity: string; readonly review: Review | undefined }

/**
 * Every review that a store has, kept in memory: all are read once, and after that only what has changed.
 */
export class ReviewLog {
  private known: readonly Review[] | undefined
  /** The keys of reviews that cannot be read. */
  private readonly damaged = new Set<string>()
  /** Under which keys something was changed since they were read; `null` where that may be any. */
  private readonly changed = new Set<string | null>()

  constructor(private readonly store: WatchedStore) {
    store.subscribe((keys) => {
      for (const key of keys) this.changed.add(key)
    })
  }

  /**
   * Every review there is, the earliest first: the log, and what the stored days of all decks and the runs say; none where
   * the store refuses. No round is in it twice.
   */
  reviews(): readonly Review[] {
    try {
      const { changed } = this
      const isLost = changed.has(null) || changed.has(ERASURE)
      this.known = this.known === undefined || isLost ? this.readAll() : this.withChanges(this.known, changed)
      changed.clear()
      return this.known
    } catch {
      return []
    }
  }

  /** Puts what was found damaged into quarantine, if that can be done. Throws nothing. */
  clear(): void {
    this.reviews()
    for (const key of this.damaged) if (quarantine(this.store, key)) this.damaged.delete(key)
  }

  private readAll(): readonly Review[] {
    this.damaged.clear()
    const logged = readingsIn(this.store).flatMap(({ key, reading }) => {
      if (reading.kind === 'damaged') this.damaged.add(key)
      return reading.kind === 'review' ? [reading.review] : []
    })
    const ofDays = readAllDays(this.store).flatMap((day) => reviewOfDay(day) ?? [])
    return inOrder([...ofDays, ...readRuns(this.store).flatMap(reviewsOfRun), ...logged])
  }

  private withChanges(known: readonly Review[], changed: ReadonlySet<string | null>): readonly Review[] {
    const changes = [...changed].flatMap((key) => (key === null ? [] : this.changesAt(key, known)))
    if (changes.length === 0) return known
    const identities = new Set(changes.map(({ identity }) => identity))
    const others = known.filter(({ identity }) => !identities.has(identity))
    return [...others, ...changes.flatMap(({ review }) => review ?? [])].sort(byTime)
  }

  /**
   * The rounds whose reviews are under a key, each with its review, unless that is gone; none for a key of anything else. A
   * run may have been replaced by an earlier one with fewer outlines: what was known of it is gone first.
   */
  private changesAt(key: string, known: readonly Review[]): readonly Change[] {
    const puzzle = storedDayAt(key)
    if (puzzle) {
      const round = roundIn(this.store, puzzle)
      return [
        { identity: identityOf({ puzzle, deal: 0 }), review: round && reviewOfDay({ ...round, puzzle }) },
      ]
    }
    if (key.startsWith(RUN)) {
      const beginning = identityInRun(key.slice(RUN.length), '')
      const gone = known.filter(({ identity }) => identity.startsWith(beginning))
      const run = runAt(this.store, key)
      return [
        ...gone.map(({ identity }) => ({ identity, review: undefined })),
        ...(run ? reviewsOfRun(run) : []).map((review) => ({ identity: review.identity, review })),
      ]
    }
    if (!key.startsWith(REVIEW)) return []
    const reading = readingAt(this.store, key)
    if (reading?.kind === 'damaged') this.damaged.add(key)
    else this.damaged.delete(key)
    return [
      {
        identity: key.slice(REVIEW.length),
        review: reading?.kind === 'review' ? reading.review : undefined,
      },
    ]
  }
}

const logs = new WeakMap<WatchedStore, ReviewLog>()

/** The log of a store: one for all who read it. */
export function reviewLogOf(store: WatchedStore): ReviewLog {
  const log = logs.get(store) ?? new ReviewLog(store)
  logs.set(store, log)
  return log
}

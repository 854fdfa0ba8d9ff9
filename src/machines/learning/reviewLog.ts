import { log, REVIEW, type Review, reviewOf } from '../journal/review'
import { rounds } from '../journal/storedRound'
import { reviewsOfRun, runs } from '../sprint/storedRun'
import { quarantine } from '../store/quarantine'
import { unlessRefused, type WatchedStore } from '../store/store'

const DAY = `${rounds.prefix}daily.`

/** Log of all reviews in a store, kept in memory: reads everything once, then only what has changed. */
export class ReviewLog {
  /** Reviews, earliest first. */
  private known: readonly Review[] = []
  /** Reviews derived from each record. */
  private readonly byKey = new Map<string, readonly Review[]>()
  /** Keys changed since they were last read; `null` means that any key may have changed. */
  private readonly changed = new Set<string | null>([null])
  /** Keys of unreadable reviews. */
  private readonly damaged = new Set<string>()

  constructor(private readonly store: WatchedStore) {
    store.subscribe((keys) => {
      for (const key of keys) this.changed.add(key)
    })
  }

  /**
   * Lists all reviews, earliest first: those logged, and those derived from the stored days of all decks and from runs;
   * empty if storage is unavailable. Reviews of the same time are sorted by identity, so that all devices agree.
   */
  reviews(): readonly Review[] {
    return unlessRefused(() => {
      const { changed, byKey } = this
      const keys = changed.has(null) ? new Set([...byKey.keys(), ...this.store.keys()]) : changed
      const read = [...keys].flatMap((key) => (key === null ? [] : [{ key, now: this.reviewsAt(key) }]))
      changed.clear()
      const gone = new Set(read.flatMap(({ key }) => byKey.get(key) ?? []))
      const fresh = read.flatMap(({ now }) => now)
      for (const { key, now } of read) byKey.set(key, now)
      if (gone.size + fresh.length > 0)
        this.known = [...this.known.filter((review) => !gone.has(review)), ...fresh].sort(byTime)
      return this.known
    }, [])
  }

  /** Moves unreadable reviews into quarantine, if possible. Throws nothing. */
  clear(): void {
    this.reviews()
    for (const key of this.damaged) if (quarantine(this.store, key)) this.damaged.delete(key)
  }

  /** Derives the reviews in the record with a key. Throws what the store throws. */
  private reviewsAt(key: string): readonly Review[] {
    if (key.startsWith(REVIEW)) {
      const reading = log.read(this.store, key.slice(REVIEW.length))
      if (reading.kind === 'damaged') this.damaged.add(key)
      else this.damaged.delete(key)
      return reading.kind === 'value' ? [reading.value] : []
    }
    if (key.startsWith(runs.prefix)) {
      const reading = runs.read(this.store, key.slice(runs.prefix.length))
      return reading.kind === 'value' ? reviewsOfRun(reading.value) : []
    }
    if (!key.startsWith(DAY)) return []
    const reading = rounds.read(this.store, key.slice(rounds.prefix.length))
    if (reading.kind !== 'value' || reading.value.puzzle.kind !== 'daily') return []
    const { begun, puzzle } = reading.value
    const review = reviewOf(reading.value, Date.parse(begun ?? puzzle.date))
    return review ? [review] : []
  }
}

function byTime(a: Review, b: Review): number {
  return a.at - b.at || (a.identity < b.identity ? -1 : 1)
}

const logs = new WeakMap<WatchedStore, ReviewLog>()

/** Returns the log of a store, shared by all readers. */
export function reviewLogOf(store: WatchedStore): ReviewLog {
  const known = logs.get(store) ?? new ReviewLog(store)
  logs.set(store, known)
  return known
}

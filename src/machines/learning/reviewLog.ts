import { log, REVIEW, type Review, reviewOf } from '../journal/review'
import { rounds } from '../journal/storedRound'
import { reviewsOfRun, runs } from '../sprint/storedRun'
import { quarantine } from '../store/quarantine'
import { unlessRefused, type WatchedStore } from '../store/store'

const DAY = `${rounds.prefix}daily.`

/** Every review that a store has, kept in memory: all are read once, and after that only what has changed. */
export class ReviewLog {
  /** The earliest first. */
  private known: readonly Review[] = []
  /** What each record says. */
  private readonly byKey = new Map<string, readonly Review[]>()
  /** Under which keys something was changed since they were read; `null` where that may be any. */
  private readonly changed = new Set<string | null>([null])
  /** The keys of reviews that cannot be read. */
  private readonly damaged = new Set<string>()

  constructor(private readonly store: WatchedStore) {
    store.subscribe((keys) => {
      for (const key of keys) this.changed.add(key)
    })
  }

  /**
   * Every review there is, the earliest first: the log, and what the stored days of all decks and the runs say; none where
   * the store refuses. Those of one moment are in the order of their identities, so that it is the same on every device.
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

  /** Puts what was found damaged into quarantine, if that can be done. Throws nothing. */
  clear(): void {
    this.reviews()
    for (const key of this.damaged) if (quarantine(this.store, key)) this.damaged.delete(key)
  }

  /** What the record under a key says of countries. Throws what the store throws. */
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

/** The log of a store: one for all who read it. */
export function reviewLogOf(store: WatchedStore): ReviewLog {
  const known = logs.get(store) ?? new ReviewLog(store)
  logs.set(store, known)
  return known
}

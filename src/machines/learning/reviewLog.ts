import type { DeckName } from '../../geo/decks'
import type { Deck } from '../../geo/place'
import { log, type Review, reviewOf } from '../journal/review'
import { rounds } from '../journal/storedRound'
import { reviewsOfRun, runs } from '../sprint/storedRun'
import { type Store, unlessRefused, type WatchedStore } from '../store/store'

const DAY = `${rounds.prefix}daily.`

/** Reviews of one kind: what they ask of a country, and how they are derived from records other than the log. */
export type Source = {
  readonly facet: Review['facet']
  /** Places of a deck that it can ask for; the targets of the deck by default. */
  readonly codesOf?: (deck: DeckName) => Deck['targets']
  /** Derives the reviews in the record with a key. Throws what the store throws. */
  readonly reviewsAt: (store: Pick<Store, 'get'>, key: string) => readonly Review[]
}

/** Reviews of which country an outline shows: those logged, and those of days of all decks and of runs. */
const which: Source = {
  facet: undefined,
  reviewsAt: (store, key) => {
    const run = runs.at(store, key)
    if (run) return reviewsOfRun(run)
    const day = key.startsWith(DAY) ? rounds.at(store, key) : undefined
    if (day?.puzzle.kind !== 'daily') return []
    const review = reviewOf(day, Date.parse(day.begun ?? day.puzzle.date))
    return review ? [review] : []
  },
}

/** Log of the reviews of a source in a store, kept in memory: reads everything once, then only what has changed. */
export class ReviewLog {
  /** Reviews, earliest first. */
  private known: readonly Review[] = []
  /** Reviews derived from each record. */
  private readonly byKey = new Map<string, readonly Review[]>()
  /** Keys changed since they were last read; `null` means that any key may have changed. */
  private readonly changed = new Set<string | null>([null])

  constructor(
    private readonly store: WatchedStore,
    private readonly source = which,
  ) {
    store.subscribe((keys) => {
      for (const key of keys) this.changed.add(key)
    })
  }

  /**
   * Lists all reviews, earliest first; empty if storage is unavailable. Reviews of the same time are sorted by identity,
   * so that all devices agree.
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

  /** Reads the reviews in the record with a key. Throws what the store throws. */
  private reviewsAt(key: string): readonly Review[] {
    const { facet, reviewsAt } = this.source
    const read = log.at(this.store, key) ?? reviewsAt(this.store, key)
    return read.filter((review) => review.facet === facet)
  }
}

function byTime(a: Review, b: Review): number {
  return a.at - b.at || (a.identity < b.identity ? -1 : 1)
}

const logs = new WeakMap<WatchedStore, Map<Source, ReviewLog>>()

/** Returns the log of a store, shared by all readers; by default of which country an outline shows. */
export function reviewLogOf(store: WatchedStore, source = which): ReviewLog {
  const ofStore = logs.get(store) ?? new Map<Source, ReviewLog>()
  logs.set(store, ofStore)
  const known = ofStore.get(source) ?? new ReviewLog(store, source)
  ofStore.set(source, known)
  return known
}

import type { PlaceId } from '../../src/geo/place'
import { type AppActor, dailyPuzzleOf } from '../../src/machines/app'
import type { GameActor } from '../../src/machines/game'
import type { JournalWorld } from '../../src/machines/journal/journal'
import type { Review } from '../../src/machines/journal/review'
import { readDays } from '../../src/machines/journal/storedRound'
import { reviewLogOf } from '../../src/machines/learning/reviewLog'
import { gameIn } from '../../src/machines/openGames'
import { type Statistics, statisticsOf } from '../../src/machines/record/statistics'
import { type DailyPuzzle, keyOf, type PracticePuzzle, type Puzzle } from '../../src/machines/rules/puzzle'
import type { DailyRound } from '../../src/machines/rules/round'
import { type RuleChoice, standardChoice } from '../../src/machines/rules/rules'
import { type UtcDate, utcDateOf } from '../../src/machines/schedule/day'
import { startApp, type World } from '../../src/machines/startApp'
import { eraseAll } from '../../src/machines/store/erasure'
import { type StoreListener, watched } from '../../src/machines/store/store'
import { challengeOf, practice } from '../../tools/puzzles'
import { backupOf } from '../machines/backupOf'
import { takeIn } from '../machines/backups'
import { gameFor } from '../machines/world'
import { Copies } from './copies'
import { Disk } from './disk'

export { practice }

/** Practice with a larger deck. */
export const africa: PracticePuzzle = { kind: 'practice', deck: 'africa' }

/** Practice in the order of what is due. */
export const due: PracticePuzzle = { kind: 'practice', deck: 'twenty', order: 'due' }

/** Two challenges by links, and the countries they ask for. The second is found in no other deck that is played here. */
export const challenges = {
  challenge: challengeOf('TH', 1, 'twenty', { ...standardChoice, aids: ['globe', 'more'] }),
  other: challengeOf('NP', 2, 'world'),
} as const
export const CHALLENGED: Readonly<Record<string, PlaceId>> = {
  [keyOf(challenges.challenge)]: 'TH',
  [keyOf(challenges.other)]: 'NP',
}

/** The decks that have a day. */
type DailyDeck = 'twenty' | 'world'

const DAY_MS = 86_400_000
const FIRST = Date.UTC(2026, 10, 21, 12)

/** A journal that differs from the right one. */
export type Wrong = {
  /** The world as this journal sees it. */
  readonly world?: (
    world: JournalWorld,
    tab: { readonly app: () => AppActor; readonly session: Session },
  ) => JournalWorld
}

/** A tab with this program, on which a person has opened both daily puzzles, practice with two decks and two challenges. */
export type Tab = {
  readonly app: AppActor
  readonly world: World
  readonly puzzles: () => readonly Puzzle[]
  readonly shown: (deck: DailyDeck) => DailyPuzzle
  readonly openDaily: (deck: DailyDeck) => void
  /** Opens a past day, and gives it. */
  readonly openPast: (deck: DailyDeck, date: UtcDate) => DailyPuzzle
  readonly hear: (key: string) => void
  readonly tick: () => void
  readonly comeBack: () => void
  /** The statistics of a deck, as a screen has read them. */
  readonly statistics: (deck: DailyDeck) => Statistics
  /** What the rounds tell of their countries, as a screen has read it: see `reviewsIn`. */
  readonly reviews: () => ReadonlyMap<string, number>
  /** What backup copies it was given. */
  readonly copied: readonly string[]
  /** By which the disk knows it. */
  readonly identity: object
  isFrozen: boolean
}

/** All there is on one device: what is stored, the clock, and the tabs. */
export class Session {
  readonly disk = new Disk()
  readonly copies = new Copies()
  readonly tabs: (Tab | undefined)[] = [undefined, undefined, undefined]
  /** The rules that are chosen for rounds that begin. */
  rules: RuleChoice = standardChoice
  #day = 0
  #seconds = 0
  #seed = 1

  constructor(readonly wrong: Wrong = {}) {}

  get now(): number {
    return FIRST + this.#day * DAY_MS + this.#seconds * 1000
  }

  /** A second goes by, of which no tab is told. */
  pass(): void {
    this.#seconds++
  }

  get date(): UtcDate {
    return utcDateOf(this.now)
  }

  turnClock(days: number): void {
    this.#day += days
    for (const tab of this.awake) tab.tick()
  }

  get awake(): readonly Tab[] {
    return this.tabs.filter((tab) => tab !== undefined).filter(({ isFrozen }) => !isFrozen)
  }

  open(place: number): void {
    this.tabs[place] = this.#newTab()
  }

  /** As the settings do it. Whether it could be stored. */
  import(tab: Tab, days: readonly DailyRound[], reviews: readonly Review[]): boolean {
    try {
      takeIn(tab.world.store, backupOf(days, reviews), this.date)
      return true
    } catch {
      return false
    }
  }

  /** As the settings do it, after which the page is loaded anew. Whether the store could be told. */
  erase(place: number, tab: Tab): boolean {
    const isErased = eraseAll(tab.world.store, tab.app.getSnapshot().context.today)
    tab.world.backupCopy.clear().catch(() => {})
    this.tabs[place] = this.#newTab()
    return isErased
  }

  /** The browser is killed. Gives the key of the change that is lost. */
  crash(): string | undefined {
    this.tabs.fill(undefined)
    this.copies.crash()
    return this.disk.crash()
  }

  /** Until nothing is under way: every tab has heard what the others have stored, and the copy has answered. */
  async settle(): Promise<void> {
    for (let round = 0; round < 4; round++) {
      for (let step = 0; step < 4; step++) await Promise.resolve()
      for (const { by, key } of this.disk.news.splice(0))
        for (const tab of this.awake) if (tab.identity !== by) tab.hear(key)
    }
  }

  #newTab(): Tab {
    const [ticks, returns]: [(() => void)[], (() => void)[]] = [[], []]
    const listeners: StoreListener[] = []
    const tell: StoreListener = (keys) => listeners.forEach((listener) => void listener(keys))
    const identity = {}
    const store = watched(this.disk.storeOf(identity), (listener) => listeners.push(listener))
    const copied: string[] = []
    const read = () =>
      this.copies.backupCopy.read().then((texts) => {
        copied.push(...texts.filter((text) => typeof text === 'string'))
        return texts
      })
    const world: World = {
      now: () => this.now,
      seed: () => this.#seed++ * 7919,
      keepStored: async () => {},
      reportError: (error) => {
        throw error
      },
      store,
      tab: { get: () => null, set: () => {} },
      backupCopy: { ...this.copies.backupCopy, read },
      onTick: (callback) => {
        ticks.push(callback)
        return () => void ticks.splice(ticks.indexOf(callback), 1)
      },
      onReturn: (callback) => void returns.push(callback),
    }
    const seen = this.wrong.world?.(world, { app: () => app, session: this }) ?? world
    const app: AppActor = startApp({ ...world, ...seen })
    const shown = new Map<DailyDeck, DailyPuzzle>()
    const opened = new Map<string, Puzzle>()
    const openDaily = (deck: DailyDeck) => {
      app.send({ type: 'day.checked', date: this.date })
      const roundOf = (day: DailyPuzzle) => gameIn(app.getSnapshot(), day)?.getSnapshot().context
      const puzzle = dailyPuzzleOf(app.getSnapshot(), deck, this.date, roundOf)
      app.send({ type: 'day.shown', puzzle })
      gameFor(app, puzzle, this.rules)
      opened.set(keyOf(puzzle), puzzle)
      shown.set(deck, puzzle)
    }
    const openPast = (deck: DailyDeck, date: UtcDate) => {
      const puzzle = { kind: 'daily', deck, date } as const
      gameFor(app, puzzle, this.rules)
      opened.set(keyOf(puzzle), puzzle)
      return puzzle
    }
    const reckoned = new Map<DailyDeck, { readonly asOf: string; readonly statistics: Statistics }>()
    let known: { readonly version: number; readonly reviews: ReadonlyMap<string, number> } | undefined
    openDaily('twenty')
    openDaily('world')
    for (const puzzle of [practice, africa, due, challenges.challenge, challenges.other]) {
      opened.set(keyOf(puzzle), puzzle)
      gameFor(app, puzzle, this.rules)
    }
    return {
      app,
      world,
      puzzles: () => [...opened.values()],
      shown: (deck) => shown.get(deck) as DailyPuzzle,
      openDaily,
      openPast,
      hear: (key) => tell(new Set([key])),
      tick: () => [...ticks].forEach((tick) => void tick()),
      comeBack: () => {
        tell(new Set([null]))
        returns.forEach((back) => void back())
      },
      statistics: (deck) => {
        const asOf = `${this.date} ${store.version()}`
        const known = reckoned.get(deck)
        if (known?.asOf === asOf) return known.statistics
        const statistics = statisticsOf(readDays(store, deck), this.date)
        reckoned.set(deck, { asOf, statistics })
        return statistics
      },
      reviews: () => {
        const version = store.version()
        if (known?.version !== version) {
          const reviews = reviewLogOf(seen.store)
            .reviews()
            // Those of runs are told by the runs.
            .filter(({ identity }) => !identity.startsWith('run.'))
            .map(({ identity, found = 0 }) => [identity, found] as const)
          known = { version, reviews: new Map(reviews) }
        }
        return known.reviews
      },
      copied,
      identity,
      isFrozen: false,
    }
  }
}

export function gameOf(tab: Tab, puzzle: Puzzle): GameActor {
  const game = gameIn(tab.app.getSnapshot(), puzzle)
  if (game === undefined) throw new Error(`There is no game ${keyOf(puzzle)}`)
  return game
}

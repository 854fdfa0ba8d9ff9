import { isDeepStrictEqual } from 'node:util'
import type { CountryCode } from '../../src/geo/countries'
import { decodeCopy } from '../../src/machines/backupCopy'
import { keyOf, type Puzzle } from '../../src/machines/puzzle'
import { dailyTarget } from '../../tools/puzzles'
import { accountOf, datesIn, erasingIn } from './oracle'
import { gameOf, type Session, type Tab } from './session'

/** Holds what happens on a device against what ought to. Throws with what is wrong. */
export class Judge {
  /** What was seen to be stored, by day, or `practice` with its deal. Nothing of it may be lost. */
  readonly #saved = new Map<string, ReadonlySet<CountryCode>>()
  /** What was played or taken in, by day, since the last erasing. Nothing else may be there. */
  #made = new Map<string, Set<CountryCode>>()
  #madeBefore = this.#made
  /** Days with an account from elsewhere, which stands where it is over, in place of what was played here. */
  readonly #rivals = new Set<string>()

  /** The last guess that was stored with a copy at work, as long as nothing was changed since. */
  #copied: { readonly key: string; readonly guess: CountryCode; readonly changes: number } | undefined

  constructor(readonly session: Session) {}

  /** A guess was made: with the store and the copy at work it is in both. */
  guess(puzzle: Puzzle, guess: CountryCode, changes: number): void {
    const { disk, copies } = this.session
    const key = keyOf(puzzle)
    const last = accountOf(disk.entries, puzzle.kind === 'daily' ? puzzle.date : undefined)?.guesses.at(-1)
    const isStored = last === guess && disk.changes === changes + 1 && copies.mode === 'works'
    this.#copied = isStored ? { key: `world-outline.${key}`, guess, changes: disk.changes } : undefined
  }

  make(day: string, ...guesses: readonly CountryCode[]): void {
    const made = this.#made.get(day) ?? new Set()
    for (const guess of guesses) made.add(guess)
    this.#made.set(day, made)
  }

  rival(day: string): void {
    this.#rivals.add(day)
  }

  /** Everything was erased. Where the store could not be told, what waits elsewhere may come back. */
  erase(isTold: boolean): void {
    this.forget()
    this.#copied = undefined
    this.#madeBefore = this.#made
    if (isTold) this.#made = new Map()
  }

  /** The store has lost something that was in it, by other means than this program. */
  forget(): void {
    this.#saved.clear()
  }

  /** The store has lost its last change, and with it perhaps that it was erased. */
  crash(lost: string | undefined): void {
    const { disk, copies } = this.session
    const copied =
      this.#copied?.changes === disk.changes && this.#copied.key === lost ? this.#copied : undefined
    const kept = [...copies.texts.values()].flatMap((text) => decodeCopy(text)?.round.guesses ?? [])
    if (copied && !kept.includes(copied.guess)) throw new Error(`${copied.guess} was stored and not copied`)
    this.#copied = undefined
    this.forget()
    if (lost === 'world-outline.erasure') this.#made = this.#madeBefore
  }

  check(): void {
    const { entries } = this.session.disk
    for (const tab of this.session.awake) this.#checkTab(tab)
    for (const date of datesIn(entries)) {
      const account = accountOf(entries, date)
      const guesses = account?.guesses ?? []
      const made = this.#made.get(date) ?? new Set()
      expectNone(
        guesses.filter((guess) => !made.has(guess)),
        `came back on ${date} after it was erased`,
      )
      const isReplaced = account?.isOver === true && this.#rivals.has(date)
      if (!isReplaced) this.#keep(date, guesses)
      else this.#saved.set(date, new Set(guesses))
    }
    for (const date of this.#saved.keys())
      if (date.startsWith('2') && !datesIn(entries).includes(date)) throw new Error(`${date} was lost`)
    const practice = accountOf(entries, undefined)
    if (practice !== undefined)
      this.#keep(`practice ${practice.deal}`, practice.deal === 0 ? [] : practice.guesses)
  }

  /** After a load with everything at work: what the copy has of this era is there. */
  checkCopies(): void {
    const { disk, copies } = this.session
    for (const copy of [...copies.texts.values()].map(decodeCopy)) {
      if (copy === undefined || copy.era !== erasingIn(disk.entries).era) continue
      const { puzzle, deal, guesses } = copy.round
      const account = accountOf(disk.entries, puzzle.kind === 'daily' ? puzzle.date : undefined)
      if (account?.deal !== deal && puzzle.kind === 'practice') continue
      if (account?.isOver !== true)
        expectNone(
          guesses.filter((guess) => account?.guesses.includes(guess) !== true),
          'is in the copy alone',
        )
    }
  }

  /** After a second with everything at work: no tab says that something is not saved. */
  checkQuiet(): void {
    for (const tab of this.session.awake)
      if (tab.app.getSnapshot().hasTag('unsaved')) throw new Error('A tab says unsaved where all is saved')
  }

  #checkTab(tab: Tab): void {
    const { entries, mode } = this.session.disk
    const snapshot = tab.app.getSnapshot()
    if (snapshot.hasTag('unsaved')) return
    for (const puzzle of tab.puzzles()) {
      const game = gameOf(tab, puzzle).getSnapshot()
      const { target, guesses, deal } = game.context
      const account = accountOf(entries, puzzle.kind === 'daily' ? puzzle.date : undefined)
      if (account === undefined && puzzle.kind === 'practice')
        throw new Error('Practice was dealt and not stored')
      const play = account?.isOver !== true ? 'playing' : account.guesses.at(-1) === target ? 'won' : 'lost'
      const held = { deal: account?.deal ?? 0, guesses: account?.guesses ?? [], play }
      const seen = { deal, guesses, play: game.value }
      if (!isDeepStrictEqual(seen, held))
        throw new Error(`A tab shows ${JSON.stringify(seen)} where the store has ${JSON.stringify(held)}`)
      const isRight =
        account?.isFor(target) ?? (puzzle.kind === 'daily' && target === dailyTarget(puzzle.date))
      if (!isRight) throw new Error(`A tab asks for ${target}, and the store does not`)
    }
    const over = datesIn(entries).filter((date) => accountOf(entries, date)?.isOver)
    if (mode !== 'blocked' && tab.played() !== over.length)
      throw new Error(`The statistics count ${tab.played()} days of ${over.length}`)
  }

  #keep(name: string, guesses: readonly CountryCode[]): void {
    const lost = [...(this.#saved.get(name) ?? [])].filter((guess) => !guesses.includes(guess))
    expectNone(lost, `was saved of ${name} and is lost`)
    this.#saved.set(name, new Set(guesses))
  }
}

function expectNone(guesses: readonly CountryCode[], what: string): void {
  if (guesses.length > 0) throw new Error(`${guesses.join(', ')} ${what}`)
}

import { utcDateOf } from '../day'
import { firstRoundOf } from '../firstRound'
import { keyOf, type PracticePuzzle, type Puzzle, type PuzzleKey } from '../puzzle'
import { isOutlineSeen, isOver, isSame, newRound, type Round, withGuesses } from '../round'
import { areSame, type Rules, unseenRules } from '../rules'
import { type Due, drawDue, drawTarget } from '../schedule/deal'
import type { Store } from '../store'
import { type Copy, encodeCopy } from './backupCopy'
import { type BackupCopy, placeOf } from './copyPlaces'
import { bare, type Draft, rescued, settle } from './draft'
import { readErasure } from './erasure'
import { type Find, type Held, readHeld } from './held'
import { isOutrun, keepChallenge } from './keptChallenges'
import { keepOnce, type Persistence } from './persistence'
import { identityOf, noteReview, REVIEW } from './review'
import { storeKeyOf, writeRound } from './storedRound'

/** What a keeper needs of the world outside: a store, a copy, a clock, and thirty-two random bits. */
export type KeeperWorld = Persistence & {
  readonly store: Store
  readonly backupCopy: BackupCopy
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly seed: () => number
}

/** What a keeper has to tell. */
export type Report = {
  /** A game is to begin with this round. */
  readonly open: (round: Round) => void
  /** A game is to show this round. */
  readonly give: (round: Round) => void
  /** Something was stored under these keys. */
  readonly change: (keys: readonly string[]) => void
  /** Something could not be read. */
  readonly find: (what: Find) => void
}

/**
 * Keeps the rounds of a page in a store that other pages write to as well. The store is right: a guess is added to
 * what it holds, and what it holds then is what the game shows. Where it cannot be read or written, guesses wait as
 * drafts and are tried again, until they are saved, or everything is erased, or another round is dealt.
 */
export class Keeper {
  private readonly wanted = new Map<PuzzleKey, { readonly puzzle: Puzzle; readonly rules: Rules }>()
  private readonly shown = new Map<PuzzleKey, Round>()
  private readonly drafts = new Map<PuzzleKey, Draft>()
  /** The era in which the store was last read for each puzzle. */
  private readonly eras = new Map<PuzzleKey, number>()
  /** Copies that wait for the store to be read. */
  private copies: readonly Copy[] = []
  private seed: number
  private era = 0

  constructor(
    readonly world: KeeperWorld,
    readonly report: Report,
    readonly judge: typeof settle = settle,
  ) {
    this.seed = world.seed()
  }

  /** Whether something waits that is not known to be in the store. */
  get isBehind(): boolean {
    return this.drafts.size + this.copies.length > 0
  }

  /** The puzzles that games are wanted for, and those of which something waits. */
  get puzzles(): readonly Puzzle[] {
    const waiting = [...this.drafts.values(), ...this.copies].map(({ round }) => round.puzzle)
    const all = [...[...this.wanted.values()].map(({ puzzle }) => puzzle), ...waiting]
    return [...new Map(all.map((puzzle) => [keyOf(puzzle), puzzle])).values()]
  }

  /** Has a game given its round, now and whenever that has gone on elsewhere: under these rules where nothing is stored. */
  want(puzzle: Puzzle, rules: Rules): void {
    this.wanted.set(keyOf(puzzle), { puzzle, rules })
    this.tend(puzzle)
  }

  /** Notes the guess that a game shows beyond the round that it was given, or the other rules that were chosen for it. */
  played(round: Round): void {
    const key = keyOf(round.puzzle)
    const before = this.shown.get(key)
    const guess = round.guesses[before?.guesses.length ?? 0]
    if (before?.deal !== round.deal || (guess === undefined && areSame(before.rules, round.rules))) return
    const on = guess && utcDateOf(this.world.now())
    const made = guess === undefined ? [] : [guess]
    this.shown.set(key, round)
    // Of the date the game knows nothing.
    this.show(withGuesses({ ...before, rules: round.rules }, made, on))
    const draft = this.drafts.get(key)
    // Of the era of its first guess: a page that was loaded with a store that refuses could not know of the last erasing.
    const waiting = draft?.guesses.length
      ? draft
      : this.draftOf(draft?.round ?? bare(round), draft ? draft.over : round.deal)
    this.drafts.set(key, {
      ...waiting,
      round: { ...waiting.round, rules: round.rules },
      guesses: [...waiting.guesses, ...made],
      on: waiting.on ?? on,
    })
    this.tend(round.puzzle)
    const shown = this.shown.get(key) ?? round
    // A round without guesses is not worth that the copy of another is lost.
    if (guess === undefined) return
    // Where there is no backup copy, the store has to do.
    this.world.backupCopy
      .write(placeOf(round.puzzle), encodeCopy({ era: this.era, round: shown }))
      .catch(() => {})
    if (round.puzzle.kind === 'daily' && isOver(shown)) keepOnce(this.world)
  }

  /** Deals another round of practice in place of the one that is shown: of what is `due`, or any country of its deck. */
  deal(puzzle: PracticePuzzle, rules: Rules, due?: Due): void {
    const key = keyOf(puzzle)
    this.wanted.set(key, { puzzle, rules })
    const held = this.read(puzzle)
    const known = this.drafts.get(key)?.over ?? this.shown.get(key)?.deal
    const fresh = this.fresh(puzzle, rules, held?.round, due)
    this.drafts.set(key, this.draftOf(fresh, held ? held.round?.deal : known))
    this.tend(puzzle)
  }

  /** Takes up what the backup copy has, of which the store may have lost the end. */
  recover(copy: Copy): void {
    this.copies = [...this.copies, copy]
    this.tend(copy.round.puzzle)
  }

  /** Saves what waits for a puzzle, if that can be done, and has its game show what the store holds. */
  tend(puzzle: Puzzle): void {
    const key = keyOf(puzzle)
    const held = this.read(puzzle)
    if (held === undefined) {
      this.wait(puzzle)
      return
    }
    const outrun = this.outrun(puzzle, held)
    const account = outrun ? { ...held, round: outrun } : held
    const draft = this.waiting(key, account)
    const settled = draft && this.judge(draft, account)
    const next = settled ?? account.round ?? this.dealt(puzzle)
    this.eras.set(key, held.era)
    const isNew =
      outrun === undefined
        ? held.round === undefined || (next !== undefined && !isSame(next, held.round))
        : settled !== undefined
    if (next !== undefined && isNew) {
      try {
        // First, so that a round that is stored as over has its review: where either fails both are tried again.
        noteReview(this.world.store, next, this.world.now())
        writeRound(this.world.store, next)
      } catch {
        this.drafts.set(key, draft && settled ? draft : this.draftOf(next, undefined))
        this.show(next)
        return
      }
      if (puzzle.kind === 'challenge') keepChallenge(this.world.store, puzzle, [...this.wanted.keys()])
      this.report.change([storeKeyOf(next.puzzle), ...(isOver(next) ? [REVIEW + identityOf(next)] : [])])
    } else if (next !== undefined && !held.isStored) this.noteSeen(next)
    this.drafts.delete(key)
    if (next !== undefined) this.show(next)
  }

  /**
   * Stores the round of a day whose outline is about to be seen, so that it cannot be hidden any more. Where
   * that fails nothing that was played is lost.
   */
  private noteSeen(round: Round): void {
    const { puzzle } = round
    if (puzzle.kind !== 'daily' || !this.wanted.has(keyOf(puzzle)) || !isOutlineSeen(round)) return
    try {
      writeRound(this.world.store, round)
    } catch {
      // It is known as long as the page is open.
    }
  }

  /**
   * The round of a challenge that is open here while another page has removed it to make room: it goes on, and is stored
   * again with its next guess, not before, so that two pages do not remove for ever what the other one shows.
   */
  private outrun(puzzle: Puzzle, { era, isStored }: Held): Round | undefined {
    const key = keyOf(puzzle)
    const shown = this.shown.get(key)
    if (puzzle.kind !== 'challenge' || isStored || this.eras.get(key) !== era) return undefined
    return shown?.guesses.length && isOutrun(this.world.store, puzzle) ? shown : undefined
  }

  /** What waits for a puzzle, now that the store can be asked: with what the backup copy has of it. */
  private waiting(key: PuzzleKey, held: Held): Draft | undefined {
    const copies = this.copies.filter(({ round }) => keyOf(round.puzzle) === key)
    this.copies = this.copies.filter((copy) => !copies.includes(copy))
    return copies.reduce<Draft | undefined>((draft, copy) => rescued(draft, copy, held), this.drafts.get(key))
  }

  /** A store that cannot be asked: what is known of the puzzle is shown, and waits. */
  private wait(puzzle: Puzzle): void {
    const key = keyOf(puzzle)
    const shown = this.shown.get(key)
    if (!this.wanted.has(key)) return
    const draft =
      this.drafts.get(key) ??
      (shown
        ? this.draftOf(bare(shown), shown.deal)
        : this.draftOf(this.fresh(puzzle, this.rulesOf(key)), undefined))
    this.drafts.set(key, draft)
    const before = shown?.deal === draft.round.deal ? shown : draft.round
    this.show(withGuesses(before, draft.guesses, draft.on))
  }

  /** Gives a game its round, if one is wanted and does not show it. */
  private show(round: Round): void {
    const key = keyOf(round.puzzle)
    const shown = this.shown.get(key)
    if (!this.wanted.has(key) || (shown !== undefined && isSame(shown, round))) return
    this.shown.set(key, round)
    if (shown === undefined) this.report.open(round)
    else this.report.give(round)
  }

  private read(puzzle: Puzzle): Held | undefined {
    const rules = this.rulesOf(keyOf(puzzle))
    const held = readHeld(this.world.store, puzzle, rules, this.report.find)
    this.era = held?.era ?? this.era
    return held
  }

  /** A draft of this moment: everything may have been erased since the page last looked. */
  private draftOf(round: Round, over: number | undefined): Draft {
    try {
      this.era = readErasure(this.world.store).era
    } catch {
      // As far as is known.
    }
    return { era: this.era, round, over, guesses: [], on: undefined }
  }

  /** The round with which practice begins where none is stored. */
  private dealt(puzzle: Puzzle): Round | undefined {
    const wanted = this.wanted.get(keyOf(puzzle))
    return wanted && this.fresh(puzzle, wanted.rules)
  }

  /** The rules of a round of which nothing is stored: those under which this page shows it, or with which it is wanted. */
  private rulesOf(key: PuzzleKey): Rules {
    return this.shown.get(key)?.rules ?? this.wanted.get(key)?.rules ?? unseenRules
  }

  /**
   * The round of a day or a challenge, or another one of practice, after that which is
   * shown and that which another tab has stored.
   */
  private fresh(puzzle: Puzzle, rules: Rules, stored?: Round, due?: Due): Round {
    if (puzzle.kind !== 'practice') return firstRoundOf(puzzle, rules)
    const previous = [this.shown.get(keyOf(puzzle)), stored].filter((round) => round !== undefined)
    const { target, dealt, seed } = due
      ? drawDue(due, this.seed, ...previous)
      : drawTarget(puzzle.deck, this.seed, ...previous)
    this.seed = seed
    // Rounds that were stored before deals had numbers count as deal 0, so that no new one may have it.
    return newRound(puzzle, target, seed || 1, dealt, rules)
  }
}

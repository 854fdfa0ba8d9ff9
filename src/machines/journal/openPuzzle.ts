import { firstRoundOf } from '../firstRound'
import type { GameActor, GameNews } from '../game'
import type { Puzzle } from '../puzzle'
import { isOutlineSeen, isOver, isSame, newRound, type Round, withGuesses } from '../round'
import { type RuleChoice, unseenRules } from '../rules'
import { type Due, drawDue, drawTarget } from '../schedule/deal'
import { type Copy, encodeCopy } from './backupCopy'
import { placeOf } from './copyPlaces'
import { readErasure } from './erasure'
import type { JournalContext } from './journalContext'
import { isEvicted, keepChallenge } from './keptChallenges'
import { keepOnce } from './persistence'
import { readStored, type StoreReading } from './readStored'
import { untouched, type Waiting } from './reconcile'
import { noteReview } from './review'
import { writeRound } from './storedRound'

/**
 * A puzzle that a screen shows, or that is behind: of which something waits to be stored. What its game tells goes into the
 * store, to which other pages write as well; what the store holds then is what the game shows. Where the store cannot be
 * read or written, guesses wait and are tried again, until they are saved, or everything is erased, or another round is
 * dealt.
 */
export class OpenPuzzle {
  /** How many screens show it. */
  private screens = 0
  /** With which its game was asked for last. */
  private rules: RuleChoice = unseenRules
  private game: GameActor | undefined
  /** What its game shows, or is about to. */
  private shown: Round | undefined
  private waiting: Waiting | undefined
  /** Those that wait for the store to be read. */
  private copies: readonly Copy[] = []
  /** The generation in which the store was last read for it. */
  private generation: number | undefined

  constructor(
    readonly puzzle: Puzzle,
    private readonly journal: JournalContext,
  ) {}

  get isShown(): boolean {
    return this.screens > 0
  }

  /** Whether something waits that is not known to be in the store. */
  get isBehind(): boolean {
    return this.waiting !== undefined || this.copies.length > 0
  }

  /** A screen asks for its game: under these rules where nothing is stored. */
  want(rules: RuleChoice): void {
    this.screens++
    this.rules = rules
    this.save()
  }

  /** A screen shows it no more. */
  leave(): void {
    this.screens = Math.max(0, this.screens - 1)
  }

  /** Its game has begun. */
  attach(game: GameActor): void {
    this.game = game
    const { shown } = this
    // It may have gone on elsewhere since the game was asked for.
    if (shown && !isSame(game.getSnapshot().context, shown)) game.send({ type: 'sync', round: shown })
  }

  /** Begins its game again with the round that the last one showed, after something about it has failed. */
  reopen(): void {
    this.game = undefined
    if (this.shown) this.journal.open(this.shown)
    this.save()
  }

  /** Takes up what its game tells. */
  hear(news: GameNews): void {
    const { round } = news
    this.shown = round
    // Guesses that wait keep their generation: with a newer one, an erasing that this page could not see would not void them.
    const before = this.waiting?.guesses.length ? this.waiting : this.startWaiting(round)
    const waiting = { ...before, round: { ...before.round, rules: round.rules } }
    this.waiting =
      news.type === 'chosen'
        ? waiting
        : { ...waiting, guesses: [...waiting.guesses, news.country], on: waiting.on ?? news.on }
    this.save()
    // A round without guesses must not take the place of the copy of another.
    if (this.shown.guesses.length > 0) this.copy(this.shown)
    if (this.puzzle.kind === 'daily' && isOver(this.shown)) keepOnce(this.journal.world)
  }

  /** Deals another round of practice in place of the one that is shown: of what is `due`, or any country of its deck. */
  deal(rules: RuleChoice, due?: Due): void {
    this.rules = rules
    const stored = this.read()
    const known = this.waiting?.replaces ?? this.shown?.deal
    const { round, seed } = this.nextRound(rules, stored?.round, due)
    this.journal.seed = seed
    this.waiting = {
      ...untouched(round, this.generationNow()),
      replaces: stored ? stored.round?.deal : known,
    }
    this.save()
  }

  /** Takes up guesses that a backup copy has and the store may have lost. */
  recover(copy: Copy): void {
    this.copies = [...this.copies, copy]
    this.save()
  }

  /** Saves what waits, if that can be done, and has the game show what the store holds. */
  save(): void {
    const stored = this.read()
    if (stored === undefined) {
      this.showWithoutStore()
      return
    }
    const { waiting, copies } = this
    const first = this.isShown && !stored.round ? this.nextRound(this.rules) : undefined
    const outcome = this.journal.reconcile({
      ...{ stored, waiting, copies, first: first?.round },
      evicted: this.evictedFrom(stored),
    })
    const { show, write } = outcome
    if (first) this.journal.seed = first.seed
    this.copies = []
    this.generation = stored.generation
    this.waiting = write && !this.write(write) ? outcome.waiting : undefined
    if (!this.isShown || !show) return
    if (!write && !stored.isWritten) this.noteSeen(show)
    this.show(show)
  }

  /** What waits from now on, in the round that was dealt without the store, or else in the one that is shown. */
  private startWaiting(round: Round): Waiting {
    const { waiting } = this
    const begun = untouched(waiting?.round ?? round, this.generationNow())
    return waiting ? { ...begun, replaces: waiting.replaces } : begun
  }

  /** A store that cannot be asked: what is known of the puzzle is shown, and waits. */
  private showWithoutStore(): void {
    if (!this.isShown) return
    const { shown } = this
    this.waiting ??= shown ? untouched(shown, this.generationNow()) : this.dealt()
    const before = shown?.deal === this.waiting.round.deal ? shown : this.waiting.round
    this.show(withGuesses(before, this.waiting.guesses, this.waiting.on))
  }

  /** A round that begins without the store. */
  private dealt(): Waiting {
    const { round, seed } = this.nextRound(this.rules)
    this.journal.seed = seed
    return { ...untouched(round, this.generationNow()), replaces: undefined }
  }

  /** Stores a round with what it tells of its country: whether that could be done. */
  private write(round: Round): boolean {
    const { world, shownKeys } = this.journal
    try {
      // First, so that a round that is stored as over has its review: where either fails both are tried again.
      noteReview(world.store, round, world.now())
      writeRound(world.store, round)
    } catch {
      return false
    }
    if (this.puzzle.kind === 'challenge') keepChallenge(world.store, this.puzzle, shownKeys())
    return true
  }

  private copy(round: Round): void {
    const { world, generation } = this.journal
    // One that could not be looked at yet may know more.
    if (this.copies.length > 0) return
    const { replaces } = this.waiting ?? {}
    // Where there is no backup copy, the store has to do.
    world.backupCopy.write(placeOf(this.puzzle), encodeCopy({ generation, round, replaces })).catch(() => {})
  }

  /**
   * Stores the round of a day whose outline is about to be seen, so that it cannot be hidden any more. Where
   * that fails nothing that was played is lost.
   */
  private noteSeen(round: Round): void {
    if (this.puzzle.kind !== 'daily' || !isOutlineSeen(round)) return
    try {
      writeRound(this.journal.world.store, round)
    } catch {
      // It is known as long as the page is open.
    }
  }

  /**
   * The round of a challenge that is open here while another page has evicted it to make room: it goes on, so
   * that two pages do not remove for ever what the other one shows.
   */
  private evictedFrom({ generation, isWritten }: StoreReading): Round | undefined {
    const { puzzle, shown } = this
    if (puzzle.kind !== 'challenge' || isWritten || this.generation !== generation) return undefined
    return shown?.guesses.length && isEvicted(this.journal.world.store, puzzle) ? shown : undefined
  }

  /** Has the game show a round. */
  private show(round: Round): void {
    const { shown } = this
    if (shown && isSame(shown, round)) return
    this.shown = round
    if (!shown) this.journal.open(round)
    else this.game?.send({ type: 'sync', round })
  }

  /** What the store holds; a round of which it has nothing is under the rules with which it is shown, or was asked for. */
  private read(): StoreReading | undefined {
    const { world, found } = this.journal
    const stored = readStored(world.store, this.puzzle, this.shown?.rules ?? this.rules, found)
    this.journal.generation = stored?.generation ?? this.journal.generation
    return stored
  }

  /** The generation of this moment, as far as is known: everything may have been erased since the page last looked. */
  private generationNow(): number {
    const { journal } = this
    try {
      journal.generation = readErasure(journal.world.store).generation
    } catch {
      // It stays the one that was read last.
    }
    return journal.generation
  }

  /**
   * The round of a day or a challenge, or another one of practice, after that which is shown and that which another tab has
   * stored; and the seed of the next.
   */
  private nextRound(
    rules: RuleChoice,
    stored?: Round,
    due?: Due,
  ): { readonly round: Round; readonly seed: number } {
    const { puzzle, shown } = this
    const { seed: before } = this.journal
    if (puzzle.kind !== 'practice') return { round: firstRoundOf(puzzle, rules), seed: before }
    const previous = [shown, stored].filter((round) => round !== undefined)
    const { target, dealt, seed } = due
      ? drawDue(due, before, ...previous)
      : drawTarget(puzzle.deck, before, ...previous)
    // Rounds that were stored before deals had numbers count as deal 0, so that no new one may have it.
    return { round: newRound(puzzle, target, seed || 1, dealt, rules), seed }
  }
}

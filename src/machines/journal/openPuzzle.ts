import { firstRoundOf } from '../firstRound'
import type { GameActor, GameNews } from '../game'
import type { Puzzle } from '../puzzle'
import { isOutlineSeen, isOver, isSame, newRound, type Round, withGuesses } from '../round'
import { type Rules, unseenRules } from '../rules'
import { type Due, drawDue, drawTarget } from '../schedule/deal'
import { type Copy, encodeCopy } from './backupCopy'
import { placeOf } from './copyPlaces'
import type { Desk } from './desk'
import { readErasure } from './erasure'
import { isOutrun, keepChallenge } from './keptChallenges'
import { keepOnce } from './persistence'
import { type Reading, readStored } from './readStored'
import { untouched, type Waiting } from './reconcile'
import { noteReview } from './review'
import { writeRound } from './storedRound'

/**
 * A puzzle that a screen shows, or of which something waits to be stored. What its game tells goes into the store, to which
 * other pages write as well; what the store holds then is what the game shows. Where the store cannot be read or
 * written, guesses wait and are tried again, until they are saved, or everything is erased, or another round is dealt.
 */
export class OpenPuzzle {
  /** How many screens show it. */
  private screens = 0
  /** With which its game was asked for last. */
  private rules: Rules = unseenRules
  private game: GameActor | undefined
  /** What its game shows, or is about to. */
  private shown: Round | undefined
  private waiting: Waiting | undefined
  /** Those that wait for the store to be read. */
  private copies: readonly Copy[] = []
  /** The era in which the store was last read for it. */
  private era: number | undefined

  constructor(
    readonly puzzle: Puzzle,
    private readonly desk: Desk,
  ) {}

  get isShown(): boolean {
    return this.screens > 0
  }

  /** Whether something waits that is not known to be in the store. */
  get isBehind(): boolean {
    return this.waiting !== undefined || this.copies.length > 0
  }

  /** A screen asks for its game: under these rules where nothing is stored. */
  want(rules: Rules): void {
    this.screens++
    this.rules = rules
    this.save()
  }

  /** A screen shows it no more. */
  leave(): void {
    this.screens = Math.max(0, this.screens - 1)
  }

  /** Its game has begun. */
  play(game: GameActor): void {
    this.game = game
    const { shown } = this
    // It may have gone on elsewhere since the game was asked for.
    if (shown && !isSame(game.getSnapshot().context, shown)) game.send({ type: 'sync', round: shown })
  }

  /** Takes up what its game tells. */
  hear(news: GameNews): void {
    const { round } = news
    this.shown = round
    // Of the era of its first guess: a page that was loaded with a store that refuses could not know of the last erasing.
    const before = this.waiting?.guesses.length ? this.waiting : this.begun(round)
    const waiting = { ...before, round: { ...before.round, rules: round.rules } }
    this.waiting =
      news.type === 'chosen'
        ? waiting
        : { ...waiting, guesses: [...waiting.guesses, news.country], on: waiting.on ?? news.on }
    this.save()
    // A round without guesses is not worth that the copy of another is lost.
    if (news.type === 'guessed') this.copy(this.shown)
  }

  /** Deals another round of practice in place of the one that is shown: of what is `due`, or any country of its deck. */
  deal(rules: Rules, due?: Due): void {
    this.rules = rules
    const stored = this.read()
    const known = this.waiting?.over ?? this.shown?.deal
    const { round, seed } = this.another(rules, stored?.round, due)
    this.desk.seed = seed
    this.waiting = { ...untouched(round, this.eraNow()), over: stored ? stored.round?.deal : known }
    this.save()
  }

  /** Takes up what a backup copy has, of which the store may have lost the end. */
  recover(copy: Copy): void {
    this.copies = [...this.copies, copy]
    this.save()
  }

  /** Saves what waits, if that can be done, and has the game show what the store holds. */
  save(): void {
    const stored = this.read()
    if (stored === undefined) {
      this.wait()
      return
    }
    const { waiting, copies } = this
    const first = this.isShown ? this.another(this.rules) : undefined
    const outcome = this.desk.reconcile({
      ...{ stored, waiting, copies, first: first?.round },
      removed: this.removedFrom(stored),
    })
    const { show, write } = outcome
    if (first && show === first.round) this.desk.seed = first.seed
    this.copies = []
    this.era = stored.era
    this.waiting = write && !this.write(write) ? outcome.waiting : undefined
    if (show === undefined) return
    if (write === undefined && !stored.isWritten) this.noteSeen(show)
    this.show(show)
  }

  /** What waits from now on, in the round that was dealt without the store, or else in the one that is shown. */
  private begun(round: Round): Waiting {
    const { waiting } = this
    const begun = untouched(waiting?.round ?? round, this.eraNow())
    return waiting ? { ...begun, over: waiting.over } : begun
  }

  /** A store that cannot be asked: what is known of the puzzle is shown, and waits. */
  private wait(): void {
    if (!this.isShown) return
    const { shown } = this
    this.waiting ??= shown ? untouched(shown, this.eraNow()) : this.dealt()
    const before = shown?.deal === this.waiting.round.deal ? shown : this.waiting.round
    this.show(withGuesses(before, this.waiting.guesses, this.waiting.on))
  }

  /** A round that begins without the store. */
  private dealt(): Waiting {
    const { round, seed } = this.another(this.rules)
    this.desk.seed = seed
    return { ...untouched(round, this.eraNow()), over: undefined }
  }

  /** Stores a round with what it tells of its country: whether that could be done. */
  private write(round: Round): boolean {
    const { world, shownKeys } = this.desk
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
    const { world, era } = this.desk
    // Where there is no backup copy, the store has to do.
    world.backupCopy.write(placeOf(this.puzzle), encodeCopy({ era, round })).catch(() => {})
    if (this.puzzle.kind === 'daily' && isOver(round)) keepOnce(world)
  }

  /**
   * Stores the round of a day whose outline is about to be seen, so that it cannot be hidden any more. Where
   * that fails nothing that was played is lost.
   */
  private noteSeen(round: Round): void {
    if (this.puzzle.kind !== 'daily' || !this.isShown || !isOutlineSeen(round)) return
    try {
      writeRound(this.desk.world.store, round)
    } catch {
      // It is known as long as the page is open.
    }
  }

  /**
   * The round of a challenge that is open here while another page has removed it to make room: it goes on, so
   * that two pages do not remove for ever what the other one shows.
   */
  private removedFrom({ era, isWritten }: Reading): Round | undefined {
    const { puzzle, shown } = this
    if (puzzle.kind !== 'challenge' || isWritten || this.era !== era) return undefined
    return shown?.guesses.length && isOutrun(this.desk.world.store, puzzle) ? shown : undefined
  }

  /** Has the game show a round, if a screen shows the game. */
  private show(round: Round): void {
    const { shown } = this
    if (!this.isShown || (shown !== undefined && isSame(shown, round))) return
    this.shown = round
    if (shown === undefined) this.desk.open(round)
    else this.game?.send({ type: 'sync', round })
  }

  /** What the store holds; a round of which it has nothing is under the rules with which it is shown, or was asked for. */
  private read(): Reading | undefined {
    const { world, found } = this.desk
    const stored = readStored(world.store, this.puzzle, this.shown?.rules ?? this.rules, found)
    this.desk.era = stored?.era ?? this.desk.era
    return stored
  }

  /** The era of this moment, as far as is known: everything may have been erased since the page last looked. */
  private eraNow(): number {
    const { desk } = this
    try {
      desk.era = readErasure(desk.world.store).era
    } catch {
      // It stays the one that was read last.
    }
    return desk.era
  }

  /**
   * The round of a day or a challenge, or another one of practice, after that which is shown and that which another tab has
   * stored; and the seed of the next.
   */
  private another(rules: Rules, stored?: Round, due?: Due): { readonly round: Round; readonly seed: number } {
    const { puzzle, shown } = this
    const { seed: before } = this.desk
    if (puzzle.kind !== 'practice') return { round: firstRoundOf(puzzle, rules), seed: before }
    const previous = [shown, stored].filter((round) => round !== undefined)
    const { target, dealt, seed } = due
      ? drawDue(due, before, ...previous)
      : drawTarget(puzzle.deck, before, ...previous)
    // Rounds that were stored before deals had numbers count as deal 0, so that no new one may have it.
    return { round: newRound(puzzle, target, seed || 1, dealt, rules), seed }
  }
}

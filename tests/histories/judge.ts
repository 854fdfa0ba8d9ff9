import { isDeepStrictEqual } from 'node:util'
import type { PlaceId } from '../../src/geo/place'
import { noticesIn } from '../../src/machines/app'
import { decodeCopy } from '../../src/machines/journal/backupCopy'
import type { Review } from '../../src/machines/journal/review'
import { keyOf, type Puzzle } from '../../src/machines/rules/puzzle'
import type { Round } from '../../src/machines/rules/round'
import { targetOf } from '../../src/machines/schedule/dailies'
import { type Fate, streaksByHand } from '../machines/streakOracle'
import { type Kind, kinds, type Made } from './modes'
import {
  type Account,
  accountOf,
  BROKEN,
  challengesIn,
  daysIn,
  dealtIn,
  foundIn,
  generationIn,
  logIn,
  reviewsIn,
} from './oracle'
import { africa, CHALLENGED, due, gameOf, practice, type Session, type Tab } from './session'

/** Holds what happens on a device against what ought to. Throws with what is wrong. */
export class Judge {
  /**
   * What was seen to be stored, by the name of the day or the challenge, or of practice
   * with its deal. Nothing of it may be lost.
   */
  readonly #saved = new Map<string, ReadonlySet<PlaceId>>()
  /** The rules of each round that was begun, by its name and deal, as they were stored. */
  readonly #rules = new Map<string, string>()
  /**
   * What was played or taken in, by the name of the day or the challenge, since
   * the last erasing. Nothing else may be there.
   */
  #made = new Map<string, Set<PlaceId>>()
  #madeBefore = this.#made
  /** The aids that were taken since the first guess, by the round and its deal, since the last erasing. No others may be there. */
  #taken = new Map<string, Set<string>>()
  #takenBefore = this.#taken
  /** What was seen to be stored of aids, by the round and its deal: none is given back or taken later. */
  readonly #helped = new Map<string, Readonly<Record<string, number>>>()
  /** The earliest date on which something was guessed at a day, by its name, since the last erasing. */
  #dates = new Map<string, string>()
  #datesBefore = this.#dates
  /** What was seen to be stored of these dates: nothing makes them later. */
  readonly #begun = new Map<string, string>()
  /** Days with an account from elsewhere, which stands where it is over, in place of what was played here. */
  readonly #rivals = new Set<string>()

  /** What the log was seen to say, by the identity of the round. Nothing of it may be lost, or become another. */
  readonly #log = new Map<string, number>()
  /** The rounds that were seen to be over. Each had its review at once. */
  readonly #over = new Set<string>()
  /**
   * The rounds of practice and of challenges that were guessed at or taken in since
   * the last erasing. No others have reviews.
   */
  #reviewed = new Set<string>()
  #reviewedBefore = this.#reviewed

  /** The last guess that was stored with a copy at work, as long as nothing was changed since. */
  #copied: { readonly key: string; readonly guess: PlaceId; readonly changes: number } | undefined

  /** What the larger deck has dealt by the deal that is stored, that included, if a tab knows it. */
  #dealt: { readonly deal: number; readonly codes: readonly string[] } | undefined

  /** The steps of each record of a mode, by its key, that were seen to be stored. */
  readonly #steps = new Map<string, readonly string[]>()
  /** The steps that were made since the last erasing. Nothing else may be stored. */
  #stepped = new Set<string>()
  #steppedBefore = this.#stepped
  /** What each tab was last seen to show of a mode, and of each of its records. */
  readonly #shown = new WeakMap<Tab, ReadonlyMap<string, readonly string[]>>()
  /** The key of the record that each tab was last seen to show of a mode. */
  readonly #shownKeys = new WeakMap<Tab, ReadonlyMap<string, string>>()

  constructor(readonly session: Session) {}

  /** A move was made in a mode: one that was open takes it, and stores it where the store works. */
  move({ prefix, stepsIn }: Kind, { key, steps, before, isOpen, reviews }: Made): void {
    const { disk } = this.session
    for (const step of steps) this.#stepped.add(`${key} ${step}`)
    this.review(...reviews)
    if (isOpen && steps.length === before && !key.includes('run.'))
      throw new Error(`A move in ${key} was not taken after ${steps}`)
    const text = disk.entries.get(key)
    if (disk.mode === 'works' && prefix !== '' && steps.length > 0)
      expectSame(text === undefined ? [] : stepsIn(JSON.parse(text)), steps, `${key} was played`)
  }

  /** The record of a mode was damaged: whoever shows it stores it again, and nobody else can know what it was. */
  damage(key: string): void {
    this.#steps.delete(key)
    for (const tab of this.session.tabs.filter((each) => each !== undefined)) {
      const isShown = kinds.some(({ shown }) => shown(tab)?.key === key)
      const known = this.#shown.get(tab)
      if (!isShown && known) this.#shown.set(tab, new Map([...known].filter(([each]) => each !== key)))
    }
  }

  /**
   * Whether a guess that a game takes now has to stand: where it shows what the store has, or the store
   * cannot be asked. Otherwise another tab has dealt or erased what the guess was made in; or a copy, which could not be
   * looked at before, has the round as it went on, perhaps to its end. One that the tab was given may be gone by now.
   */
  hasToStand({ copied }: Tab, round: Round): boolean {
    const { disk, copies } = this.session
    const isAhead = [...copies.texts.values(), ...copied].map(decodeCopy).some((copy) => {
      const { puzzle, guesses = [] } = copy?.round ?? {}
      return (
        puzzle && keyOf(puzzle) === keyOf(round.puzzle) && !guesses.every((it) => round.guesses.includes(it))
      )
    })
    if (isAhead) return false
    const account = accountOf(disk.entries, keyOf(round.puzzle))
    const isInStep = isDeepStrictEqual(account?.guesses ?? [], round.guesses)
    return disk.mode === 'blocked' || (isInStep && (account?.deal ?? 0) === round.deal)
  }

  /** A guess that has to stand was taken: it is shown, and with a store at work it is stored. */
  stands(round: Round, guess: PlaceId): void {
    const { disk } = this.session
    if (round.guesses.at(-1) !== guess) throw new Error(`${guess} was taken and is not shown`)
    if (disk.mode === 'works' && accountOf(disk.entries, keyOf(round.puzzle))?.guesses.at(-1) !== guess)
      throw new Error(`${guess} was taken and is not stored`)
  }

  /** A guess was made: with the store and the copy at work it is in both. */
  guess(puzzle: Puzzle, guess: PlaceId, changes: number): void {
    const { disk, copies } = this.session
    const key = keyOf(puzzle)
    const last = accountOf(disk.entries, key)?.guesses.at(-1)
    const isStored = last === guess && disk.changes === changes + 1 && copies.mode === 'works'
    this.#copied = isStored ? { key: `world-outline.${key}`, guess, changes: disk.changes } : undefined
  }

  /** A game was given up: its copy may have taken the place of the last one, also where the store was not changed. */
  giveUp(): void {
    this.#copied = undefined
  }

  /** Something was guessed at a day on a date, here or elsewhere. Before the day it is as good as on it. */
  date(day: string, on: string): void {
    const own = day.slice(-10)
    const known = this.#dates.get(day) ?? on
    this.#dates.set(day, [known, on < own ? own : on].sort()[0] ?? on)
  }

  /** The first guess of all at a day was stored. */
  begin(day: string): void {
    const { disk, date } = this.session
    const account = accountOf(disk.entries, day)
    const first = [date, day.slice(-10)].sort()[1]
    if (account?.guesses.length !== 1 || disk.mode !== 'works' || this.#dates.get(day) !== first) return
    if (account.begun !== first)
      throw new Error(`${day} was begun on ${first}, and ${account.begun} is stored`)
  }

  /** An aid was taken in a round. */
  help({ puzzle, deal }: Round, aid: string): void {
    const round = `${keyOf(puzzle)} ${deal}`
    this.#taken.set(round, new Set([...(this.#taken.get(round) ?? []), aid]))
    this.#copied = undefined
  }

  make(day: string, ...guesses: readonly PlaceId[]): void {
    const made = this.#made.get(day) ?? new Set()
    for (const guess of guesses) made.add(guess)
    this.#made.set(day, made)
  }

  /** Rounds were guessed at, or taken in, and may have reviews. */
  review(...identities: readonly string[]): void {
    for (const identity of identities) this.#reviewed.add(identity)
  }

  /** Reviews were taken in: they are in the log, but for those of rounds that had one. */
  takeIn(reviews: readonly Review[]): void {
    for (const { identity, found = 0 } of reviews)
      if (!this.#log.has(identity)) this.#log.set(identity, found)
  }

  /** The log has lost a part, by other means than this program. */
  loseOfLog(): void {
    const left = new Map(logIn(this.session.disk.entries))
    for (const identity of this.#log.keys()) if (!left.has(identity)) this.#log.delete(identity)
  }

  rival(day: string): void {
    this.#rivals.add(day)
  }

  /** Everything was erased. Where the store could not be told, what waits elsewhere may come back. */
  erase(isTold: boolean): void {
    this.forget()
    this.#copied = undefined
    this.#madeBefore = this.#made
    this.#takenBefore = this.#taken
    this.#steppedBefore = this.#stepped
    this.#datesBefore = this.#dates
    this.#reviewedBefore = this.#reviewed
    this.#log.clear()
    // A blocked store has erased nothing: a round that is there still had its review, which may have been lost since by
    // other means, and is not written a second time.
    const left = new Set(this.#roundsOver().map(({ identity }) => identity))
    for (const identity of this.#over) if (!left.has(identity)) this.#over.delete(identity)
    if (!isTold) return
    this.#stepped = new Set()
    this.#made = new Map()
    this.#taken = new Map()
    this.#dates = new Map()
    this.#reviewed = new Set()
  }

  /** The store has lost something that was in it, by other means than this program. */
  forget(): void {
    this.#saved.clear()
    this.#helped.clear()
    this.#steps.clear()
    this.#rules.clear()
    this.#begun.clear()
    this.#dealt = undefined
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
    if (lost?.startsWith('world-outline.review.')) this.loseOfLog()
    // Where it was the last step of an erasing that is lost, a round is back whose review was erased before it.
    for (const { key, identity } of this.#roundsOver()) if (key === lost) this.#over.add(identity)
    if (lost !== 'world-outline.erasure') return
    this.#made = this.#madeBefore
    this.#taken = this.#takenBefore
    this.#stepped = this.#steppedBefore
    this.#dates = this.#datesBefore
    this.#reviewed = this.#reviewedBefore
  }

  check(): void {
    const { entries } = this.session.disk
    this.#checkRules()
    this.#checkHelp()
    for (const tab of this.session.awake) this.#checkTab(tab)
    const kept = [...daysIn(entries), ...challengesIn(entries)]
    for (const day of kept) {
      const account = accountOf(entries, day)
      const guesses = account?.guesses ?? []
      const made = this.#made.get(day) ?? new Set()
      expectNone(
        guesses.filter((guess) => !made.has(guess)),
        `came back on ${day} after it was erased`,
      )
      this.#checkDate(day, account?.begun)
      const isReplaced = account?.isOver === true && this.#rivals.has(day)
      if (!isReplaced) this.#keep(day, guesses)
      else this.#saved.set(day, new Set(guesses))
    }
    for (const day of this.#saved.keys())
      if (!day.startsWith('practice') && !kept.includes(day)) throw new Error(`${day} was lost`)
    for (const name of [practice, africa, due].map(keyOf)) {
      const account = accountOf(entries, name)
      if (account !== undefined) this.#keep(`${name} ${account.deal}`, account.guesses)
    }
    this.#checkDealt()
    this.#checkLog()
    for (const kind of kinds) this.#checkMode(kind)
  }

  /** A tab shows of a mode what is stored, or says that it is not; and nothing stored is lost, or comes back. */
  #checkMode({ id, prefix, stepsIn, isEarliest, shown }: Kind): void {
    const { entries, mode } = this.session.disk
    const stored = new Map(
      [...entries].flatMap(([key, text]) =>
        prefix !== '' && key.startsWith(`world-outline.${prefix}`) && text !== BROKEN
          ? [[key, stepsIn(JSON.parse(text))] as const]
          : [],
      ),
    )
    for (const [key, steps] of stored) {
      expectNone(
        steps.filter((step) => !this.#stepped.has(`${key} ${step}`)),
        `came back in ${key} after it was erased`,
      )
      if (!stands(steps, this.#steps.get(key) ?? [], isEarliest))
        throw new Error(`${key} had ${this.#steps.get(key)}, and has ${steps}`)
    }
    // Of two attempts of one pupil one is left.
    for (const key of this.#steps.keys())
      if (key.startsWith(`world-outline.${prefix}`) && !stored.has(key) && id !== 'attempt' && prefix !== '')
        throw new Error(`${key} was lost`)
    for (const [key, steps] of stored) this.#steps.set(key, steps)
    for (const tab of this.session.awake) {
      const account = shown(tab)
      const notices = noticesIn(tab.app.getSnapshot())
      const before = this.#shown.get(tab) ?? new Map<string, readonly string[]>()
      const lost = account === undefined && (before.get(id)?.length ?? 0) > 0
      if (lost && !notices.includes('erased')) throw new Error(`${id} is gone, and nothing is said`)
      const { key, steps } = account ?? { key: id, steps: [] }
      // The record of practice is that of the round that was asked about last.
      const isNext = key.includes('quiz.practice') && steps.length === 0
      // Gone back to while the store cannot be asked, a record begins anew; what is stored of it takes its place later.
      const keys = this.#shownKeys.get(tab) ?? new Map<string, string>()
      const isUnknown = mode === 'blocked' && keys.get(id) !== key
      this.#shownKeys.set(tab, new Map([...keys, [id, key]]))
      if (
        !isNext &&
        !isUnknown &&
        !notices.includes('erased') &&
        !stands(steps, before.get(key) ?? [], isEarliest)
      )
        throw new Error(`A tab showed ${before.get(key)} of ${key}, and shows ${steps}`)
      this.#shown.set(tab, new Map([...before, [id, steps], [key, steps]]))
      if (account === undefined || prefix === '' || notices.includes('unsaved') || mode === 'blocked')
        continue
      const held = stored.get(account.key) ?? []
      // The record of practice is that of the round that was asked about last.
      const isOther =
        account.key.includes('quiz.practice') && held[0]?.split(' ')[0] !== account.steps[0]?.split(' ')[0]
      if (!isOther) expectSame(account.steps, held, `A tab shows ${account.key}`)
    }
  }

  /** The log has what was played and taken in, each round once, and keeps it. */
  #checkLog(): void {
    const { entries } = this.session.disk
    const log = new Map(logIn(entries))
    for (const { identity, found } of this.#roundsOver()) {
      if (this.#over.has(identity)) continue
      this.#over.add(identity)
      if (!this.#log.has(identity) && log.get(identity) !== found)
        throw new Error(`${identity} was found with ${found}, and ${log.get(identity)} is in the log`)
    }
    for (const [identity, found] of this.#log)
      if (log.get(identity) !== found)
        throw new Error(`The log had ${identity} with ${found}, and has ${log.get(identity)}`)
    for (const [identity, found] of log) {
      if (!this.#reviewed.has(identity)) throw new Error(`The log has ${identity}, which nobody played`)
      this.#log.set(identity, found)
    }
  }

  /**
   * The rounds of practice and of challenges that are stored as over and have
   * reviews, and with which guess each was found.
   */
  #roundsOver(): readonly { readonly key: string; readonly identity: string; readonly found: number }[] {
    const { entries } = this.session.disk
    return [...entries.keys()].flatMap((key) => {
      const name = key.match(/^world-outline\.((?:practice|challenge)\..*)$/)?.[1]
      if (name === undefined) return []
      const account = accountOf(entries, name)
      const isCounted = account?.isOver && !account.isHidden
      return isCounted ? [{ key, identity: `${name}.${account.deal}`, found: foundIn(account) }] : []
    })
  }

  /** The date of the first guess is one that was seen, and stays. */
  #checkDate(day: string, begun: string | undefined): void {
    if (begun === undefined) return
    const known = this.#dates.get(day)
    if (known === undefined || begun < known)
      throw new Error(`${day} was begun on ${known}, and ${begun} is stored`)
    if (begun > (this.#begun.get(day) ?? begun)) throw new Error(`${day} was made later: ${begun}`)
    this.#begun.set(day, begun)
  }

  /**
   * From the first guess that was stored on, a round keeps its rules, unless an
   * account from elsewhere stands in its place.
   */
  #checkRules(): void {
    for (const [key, text] of this.session.disk.entries) {
      const name = key.match(/^world-outline\.((?:daily|practice)\..*)$/)?.[1]
      if (name === undefined || this.#rivals.has(name)) continue
      const { guesses, deal = 0, rules = {} } = JSON.parse(text)
      if (guesses.length === 0) continue
      const round = `${name} ${deal}`
      const before = this.#rules.get(round) ?? JSON.stringify(rules)
      if (before !== JSON.stringify(rules))
        throw new Error(`${round} had ${before} and has ${JSON.stringify(rules)}`)
      this.#rules.set(round, before)
    }
  }

  /**
   * Of aids none is given back or taken later, and but for those chosen before the first guess none is there that was not
   * taken. Only practice tells what fits, and a challenge what its link allows.
   */
  #checkHelp(): void {
    for (const key of this.session.disk.entries.keys()) {
      const name = key.match(/^world-outline\.((?:daily|practice|challenge)\..*)$/)?.[1]
      const account = name === undefined ? undefined : accountOf(this.session.disk.entries, name)
      if (name === undefined || account === undefined) continue
      const { deal, guesses, help } = account
      const round = `${name} ${deal}`
      for (const [aid, number] of Object.entries(help)) {
        if (number > guesses.length)
          throw new Error(`${aid} was taken after guess ${number} of ${guesses} of ${name}`)
        const isAllowed = name.startsWith('challenge') ? 'globe more'.includes(aid) : aid !== 'fit'
        if (!isAllowed && !name.startsWith('practice')) throw new Error(`${name} has ${aid}`)
        if (number > 0 && !this.#taken.get(round)?.has(aid))
          throw new Error(`${round} has ${aid}, which nobody has taken`)
      }
      if (guesses.length === 0) continue
      if (!this.#rivals.has(name))
        for (const [aid, before] of Object.entries(this.#helped.get(round) ?? {}))
          if ((help[aid] ?? Number.POSITIVE_INFINITY) > before)
            throw new Error(`${aid} was taken in ${round} after guess ${before}, and now after ${help[aid]}`)
      this.#helped.set(round, help)
    }
  }

  /** What a larger deck has dealt stands in the next deal, whichever tab made that. */
  #checkDealt(): void {
    const { entries } = this.session.disk
    const name = keyOf(africa)
    const deal = accountOf(entries, name)?.deal
    if (deal === undefined || deal === this.#dealt?.deal) return
    const dealt = dealtIn(entries, name)
    const before = this.#dealt?.codes ?? []
    if (before.some((code) => !dealt.includes(code)))
      throw new Error(`${dealt} were dealt, and not ${before}`)
    const rounds = this.session.awake.map((tab) => gameOf(tab, africa).getSnapshot().context)
    const target = rounds.find((round) => round.deal === deal)?.target
    if (target !== undefined && dealt.includes(target)) throw new Error(`${target} was dealt twice`)
    this.#dealt = target && { deal, codes: [...dealt, target] }
  }

  /** After a load with everything at work: what the copy has of this era is there. */
  checkCopies(): void {
    const { disk, copies } = this.session
    for (const copy of [...copies.texts.values()].map(decodeCopy)) {
      if (copy === undefined || copy.generation !== generationIn(disk.entries)) continue
      const { puzzle, deal, guesses } = copy.round
      const account = accountOf(disk.entries, keyOf(puzzle))
      // Of a round that another one has replaced, nothing is expected.
      const isCurrent = [deal, ...copy.replaces].some((each) => each === account?.deal)
      if (!isCurrent && puzzle.kind === 'practice') continue
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
      if (noticesIn(tab.app.getSnapshot()).includes('unsaved'))
        throw new Error('A tab says unsaved where all is saved')
  }

  #checkTab(tab: Tab): void {
    const { entries, mode } = this.session.disk
    const snapshot = tab.app.getSnapshot()
    if (noticesIn(snapshot).includes('unsaved')) return
    for (const puzzle of tab.puzzles()) {
      const game = gameOf(tab, puzzle).getSnapshot()
      const { target, guesses, help, deal, begun } = game.context
      const own = puzzle.kind === 'daily' && guesses.length > 0 ? puzzle.date : undefined
      const account = accountOf(entries, keyOf(puzzle))
      if (account === undefined && puzzle.kind === 'practice')
        throw new Error('Practice was dealt and not stored')
      const play = account?.isOver !== true ? 'playing' : foundIn(account) > 0 ? 'won' : 'lost'
      const held = {
        deal: account?.deal ?? 0,
        guesses: account?.guesses ?? [],
        help: helpIn(account),
        play,
        begun: account?.begun,
      }
      const seen = { deal, guesses, help: helpIn({ guesses, help }), play: game.value, begun: begun ?? own }
      if (!isDeepStrictEqual(seen, held))
        throw new Error(`A tab shows ${JSON.stringify(seen)} where the store has ${JSON.stringify(held)}`)
      const asked = puzzle.kind === 'daily' ? targetOf(puzzle) : CHALLENGED[keyOf(puzzle)]
      if (!(account?.isFor(target) ?? target === asked) || (puzzle.kind === 'challenge' && target !== asked))
        throw new Error(`A tab asks for ${target}, and the store does not`)
    }
    if (
      mode !== 'blocked' &&
      !isDeepStrictEqual(new Map([...tab.reviews()].sort()), new Map([...reviewsIn(entries)].sort()))
    )
      throw new Error(`A tab reads ${[...tab.reviews()]} where the store has ${[...reviewsIn(entries)]}`)
    if (mode === 'blocked') return
    for (const deck of ['twenty', 'world'] as const) {
      const over = daysIn(entries).filter((day) => day.includes(deck) && accountOf(entries, day)?.isOver)
      const { played, later, ...figures } = tab.statistics(deck)
      if (played + later.played !== over.length)
        throw new Error(
          `The statistics of ${deck} count ${played} and ${later.played} of ${over.length} days`,
        )
      const told = { current: figures.current, longest: figures.longest }
      const { current, longest } = streaksByHand(fatesIn(entries, deck), this.session.date)
      if (!isDeepStrictEqual(told, { current, longest }))
        throw new Error(
          `The streaks of ${deck} are ${JSON.stringify({ current, longest })}, and ${JSON.stringify(told)} is told`,
        )
    }
  }

  #keep(name: string, guesses: readonly PlaceId[]): void {
    const lost = [...(this.#saved.get(name) ?? [])].filter((guess) => !guesses.includes(guess))
    expectNone(lost, `was saved of ${name} and is lost`)
    this.#saved.set(name, new Set(guesses))
  }
}

/** Whether a version of a record may stand in the place of another. */
function stands(steps: readonly string[], before: readonly string[], isEarliest: boolean): boolean {
  const place = before.findIndex((step, index) => step !== steps[index])
  if (place < 0) return true
  const [now, then] = [steps[place], before[place]]
  if (!isEarliest && !then?.startsWith('begun ')) return steps.length >= before.length
  const [round, at] = now?.split(' ') ?? []
  const [roundThen, atThen] = then?.split(' ') ?? []
  return now !== undefined && (round !== roundThen || Number(at ?? round) < Number(atThen ?? roundThen))
}

function expectSame(seen: readonly string[], right: readonly string[], what: string): void {
  if (!isDeepStrictEqual(seen, right))
    throw new Error(`${what}: ${seen.join(', ')}, and not ${right.join(', ')}`)
}

function expectNone(guesses: readonly string[], what: string): void {
  if (guesses.length > 0) throw new Error(`${guesses.join(', ')} ${what}`)
}

/** The aids of a round, of which those chosen before the first guess may still change. */
function helpIn({ guesses, help }: Partial<Pick<Account, 'guesses' | 'help'>> = {}): Account['help'] {
  return guesses?.length ? { ...help } : {}
}

/** How each day of a deck that was begun was played, by its date. */
function fatesIn(entries: ReadonlyMap<string, string>, deck: string): ReadonlyMap<string, Fate> {
  return new Map(
    daysIn(entries).flatMap((day) => {
      const date = day.slice(-10)
      const account = day.includes(deck) ? accountOf(entries, day) : undefined
      const last = account?.guesses.at(-1)
      if (account === undefined || last === undefined) return []
      const onTime = foundIn(account) > 0 ? 'won' : account.isOver ? 'lost' : 'begun'
      return [[date, account.begun === date ? onTime : 'late'] as const]
    }),
  )
}
